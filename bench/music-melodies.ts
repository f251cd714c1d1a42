// How alike the tunes of two songs of one style are: 1 − edit distance / length over (interval, length class) of the first verse and chorus.
import { loadDictionary } from "@tunewright/engine-node/dictionary/load-dictionary";
import { STYLES } from "@tunewright/engine/brief/styles/catalogue";
import { planSong } from "@tunewright/engine/song/plan-song";
import type { Score } from "@tunewright/engine";
import { printFigure, quantile } from "./figure.ts";

const SEEDS = 6;
const dictionary = loadDictionary();

/** Semitones to the next note and the length in sixteenths rounded to 1, 2, 3, 4, 6, 8, 12: no key, no register. */
function tokens(score: Score): string[] {
  const lead = score.vocals.find((part) => part.id === "lead");
  if (!lead || lead.delivery !== "sung") return [];
  const first = ["verse", "chorus"].map((kind) => score.sections.find((section) => section.kind === kind)?.index);
  return lead.lines.filter((line) => first.includes(line.section)).flatMap((line) => line.notes.map((note, i) => {
    const next = line.notes[i + 1];
    const span = (next ? next.beat : note.beat + note.beats) - note.beat;
    const length = [1, 2, 3, 4, 6, 8, 12].reduce((best, x) => (Math.abs(x - span * 4) < Math.abs(best - span * 4) ? x : best), 1);
    return `${next ? next.pitches[0]!.midi - note.pitches.at(-1)!.midi : "end"} ${length}`;
  }));
}

function alike(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  a.forEach((x, i) => {
    const next = [i + 1];
    b.forEach((y, j) => next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (x === y ? 0 : 1))));
    row = next;
  });
  return 1 - row[b.length]! / Math.max(a.length, b.length);
}

const all: { style: string; value: number }[] = [];
for (const { key } of STYLES) {
  const tunes = Array.from({ length: SEEDS }, (_, seed) => tokens(planSong({ prompt: "a song about the sea", style: key, seed: seed * 31 + 1 }, dictionary).score)).filter((tune) => tune.length > 8);
  tunes.forEach((a, i) => tunes.slice(i + 1).forEach((b) => all.push({ style: key, value: alike(a, b) })));
}
const values = all.map(({ value }) => value);
const worst = all.reduce((a, b) => (b.value > a.value ? b : a));
printFigure("melody similarity between seeds of a style, mean", values.reduce((a, b) => a + b, 0) / values.length, 0.5, "", `${values.length} pairs`);
printFigure("melody similarity, 95th percentile", quantile(values, 0.95), 0.5, "", `most alike ${worst.style} ${worst.value.toFixed(2)}`);
