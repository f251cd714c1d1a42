// Whether the song has a shape: choruses louder than verses, and a change of sound where a section begins.
import { printShare } from "./figure.ts";
import { gatherSongs } from "./music/gather-songs.ts";
import { noveltyPeaks } from "./music/novelty.ts";

const whole = (await gatherSongs()).filter((song) => song.sections);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const songForm = whole.filter((song) => ["verse", "chorus"].every((kind) => song.sections!.some((section) => section.kind === kind)));
const lifts = songForm.map((song) => {
  const of = (kind: string): number => mean(song.sections!.filter((section) => section.kind === kind).map((section) => section.level));
  return { style: song.style, lift: of("chorus") - of("verse") };
});
printShare("styles whose chorus is louder than the verse, band alone", lifts.filter(({ lift }) => lift > 0).length, lifts.length, 0.9);
console.log(`  median lift ${lifts.map(({ lift }) => lift).toSorted((a, b) => a - b)[lifts.length >> 1]!.toFixed(1)} dB; not: ${lifts.filter(({ lift }) => lift <= 0).map(({ style, lift }) => `${style} ${lift.toFixed(1)}`).join("; ")}`);
let met = 0;
let all = 0;
let peaks = 0;
const weak: string[] = [];
for (const song of whole) {
  const starts = song.sections!.slice(1).map((section) => section.start);
  const near = Math.min(3, Math.max(1, song.barSeconds));
  const novelty = noveltyPeaks(song.blocks!);
  const found = starts.filter((start) => novelty.some((peak) => Math.abs(peak - start) <= near)).length;
  met += found;
  all += starts.length;
  peaks += novelty.length;
  if (found < starts.length * 0.6) weak.push(`${song.style} ${found}/${starts.length}`);
}
printShare("section boundaries with a novelty peak within a bar", met, all, 0.7);
console.log(`  ${peaks} peaks for ${all} boundaries; weak: ${weak.join("; ")}`);
