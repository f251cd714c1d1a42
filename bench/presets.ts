// What the presets do for the same requests, counted in the score: nothing is rendered. `--songs 12` requests over as many styles.
import { parseArgs } from "node:util";
import { loadDictionary } from "@tunewright/engine-node/dictionary/load-dictionary";
import { STYLES } from "@tunewright/engine/brief/styles/catalogue";
import { judgeScore, totalOf } from "@tunewright/engine/compose/judge-score";
import { writeSong } from "@tunewright/engine/song/plan-song";
import { PRESETS } from "@tunewright/engine/song/song-request";
import type { Score } from "@tunewright/engine";
import { median, quantile } from "./figure.ts";

const { values } = parseArgs({ options: { songs: { type: "string", default: "20" } } });
const dictionary = loadDictionary();

const barOf = (score: Score): number => (score.meter.beatsPerBar * 4) / score.meter.unit;

function gainAt(automation: Score["parts"][number]["automation"], beat: number): number {
  if (!automation?.length) return 0;
  const after = automation.findIndex((point) => point.beat > beat);
  if (after === 0) return automation[0]!.gain;
  if (after < 0) return automation.at(-1)!.gain;
  const [a, b] = [automation[after - 1]!, automation[after]!];
  return a.gain + ((b.gain - a.gain) * (beat - a.beat)) / Math.max(1e-9, b.beat - a.beat);
}

/** Decibels between the quiet and the loud bars (10th and 90th of a hundred): velocities squared times automation, as written. */
function dynamics(score: Score): number {
  const bar = barOf(score);
  const bars = Array.from({ length: Math.round((score.sections.at(-1)!.beat + score.sections.at(-1)!.beats) / bar) }, () => 0);
  for (const part of score.parts) for (const note of part.notes) {
    const at = Math.floor(note.beat / bar + 1e-6);
    if (at < bars.length) bars[at]! += (note.velocity / 127) ** 2 * 10 ** (gainAt(part.automation, note.beat) / 10);
  }
  const levels = bars.filter((energy) => energy > 0).map((energy) => 10 * Math.log10(energy));
  return quantile(levels, 0.9) - quantile(levels, 0.1);
}

console.log("preset   parts  voices  notes a bar  dynamics  moving parts  length  judged  CPU to plan");
for (const preset of PRESETS) {
  const rows = STYLES.slice(0, Number(values.songs)).map((style, i) => {
    const before = process.cpuUsage();
    const { score } = writeSong({ prompt: "a song about the sea", style: style.key, seed: 7 + i, length: 170, preset }, dictionary);
    const took = process.cpuUsage(before).user / 1000;
    const bars = (score.sections.at(-1)!.beat + score.sections.at(-1)!.beats) / barOf(score);
    return [score.parts.length, score.vocals.length, score.parts.reduce((sum, part) => sum + part.notes.length, 0) / bars, dynamics(score),
      score.parts.filter((part) => part.automation).length, score.duration, totalOf(judgeScore(score)), took];
  });
  const [parts, voices, notes, range, moving, length, judged, took] = Array.from({ length: 8 }, (_, column) => median(rows.map((row) => row[column]!)));
  console.log(`${preset.padEnd(7)} ${parts!.toFixed(0).padStart(6)} ${voices!.toFixed(0).padStart(7)} ${notes!.toFixed(1).padStart(12)} ${range!.toFixed(1).padStart(6)} dB ${moving!.toFixed(0).padStart(12)} ${length!.toFixed(0).padStart(6)} s  ${judged!.toFixed(3)} ${took!.toFixed(0).padStart(8)} ms`);
}
