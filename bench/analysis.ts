// What the analysis hears in songs of our own engine, whose scores are the truth: tempo, beats, key, chords, sections, voices, melody.
// `--songs 24 --length 60`: songs over the styles in turn, every second one without a singer; about ten seconds each.
import { parseArgs } from "node:util";
import { createEnginePool } from "@tunewright/engine-node";
import { analyseAudio } from "@tunewright/engine/analyse/analyse-audio";
import type { AudioAnalysis } from "@tunewright/engine/analyse/analysis";
import { STYLES } from "@tunewright/engine/brief/styles/catalogue";
import { isMinorish, keySignature } from "@tunewright/engine/compose/spell";
import type { Score } from "@tunewright/engine/score/score";
import { median } from "./figure.ts";

const { values } = parseArgs({ options: { songs: { type: "string", default: "24" }, length: { type: "string", default: "60" }, seed: { type: "string", default: "500" } } });

interface Heard {
  tempo: boolean;
  beats: number;
  downbeats: number;
  key: boolean;
  chords: number;
  sections: number;
  vocals: boolean;
  melody: number | null;
  cost: number;
}

/** F-measure of two lists of times within a tolerance. */
function agreement(heard: readonly number[], truth: readonly number[], tolerance: number): number {
  const near = (x: readonly number[], y: readonly number[]): number => x.filter((t) => y.some((u) => Math.abs(u - t) <= tolerance)).length / Math.max(1, x.length);
  const [precision, recall] = [near(heard, truth), near(truth, heard)];
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

function judge(heard: AudioAnalysis, score: Score, cost: number): Heard {
  const beat = 60 / score.bpm;
  const last = score.sections.at(-1)!;
  const grid = (step: number, from = 0): number[] => Array.from({ length: Math.floor((last.beat + last.beats - from) / step) }, (_, i) => (from + i * step) * beat);
  const ratio = [1, 2, 0.5].find((r) => Math.abs(heard.tempo.bpm - score.bpm * r) < Math.max(1, r));
  // At half the tempo either half of the beats will do.
  const truths = ratio === 0.5 ? [grid(2), grid(2, 1)] : [grid(1 / (ratio ?? 1))];
  const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
  const chordAt = (t: number): Score["chords"][number] | undefined => score.chords.findLast((c) => c.beat * beat <= t + 1e-6);
  let [right, total] = [0, 0];
  for (let t = 0; t < (last.beat + last.beats) * beat; t += 0.1, total++) {
    const [is, found] = [chordAt(t), heard.chords.find((c) => c.start <= t && t < c.end)];
    if (!is || !found || is.root !== found.root) continue;
    const third = is.intervals.includes(3) ? "minor" : is.intervals.includes(4) ? "major" : found.quality;
    if (third === found.quality) right++;
  }
  const sung = score.vocals.find((part) => part.id === "lead")?.lines.flatMap((line) => line.notes) ?? [];
  let [on, frames] = [0, 0];
  for (const note of sung) {
    for (let t = note.beat * beat + 0.05; t < (note.beat + (note.pitches[1]?.offset ?? note.beats)) * beat - 0.05; t += heard.melody.hop, frames++) {
      if (Math.abs(heard.melody.contour[Math.round(t / heard.melody.hop)]! - note.pitches[0]!.midi) < 0.6) on++;
    }
  }
  const isTonic = heard.key.tonic === score.key.tonic && isMinorish(heard.key.mode) === isMinorish(score.key.mode);
  const parallel = keySignature({ tonic: score.key.tonic, mode: isMinorish(score.key.mode) ? "minor" : "major" });
  return {
    tempo: ratio !== undefined,
    beats: Math.max(...truths.map((truth) => agreement(heard.tempo.beats, truth, 0.07))),
    downbeats: agreement(heard.tempo.downbeats, grid(bar), 0.07),
    key: isTonic || keySignature(heard.key) === keySignature(score.key) || keySignature(heard.key) === parallel,
    chords: right / total,
    sections: agreement(heard.sections.slice(1).map((s) => s.start), score.sections.slice(1).map((s) => s.beat * beat), 3),
    vocals: heard.vocals.present === sung.length > 0,
    melody: frames > 0 ? on / frames : null,
    cost,
  };
}

const pool = createEnginePool({ size: 1 });
const rows: Heard[] = [];
try {
  const styles = STYLES.map((style) => style.key);
  for (let n = 0; n < Number(values.songs); n++) {
    const style = styles[n % styles.length]!;
    let score: Score | undefined;
    for await (const event of pool.makeSong({ style, prompt: "the sea and the way home", seed: Number(values.seed) + n, length: Number(values.length), instrumental: n % 2 === 1 }, { pcm: true })) {
      if (event.type === "plan") score = event.plan.score;
      if (event.type !== "done") continue;
      const before = process.cpuUsage();
      const analysis = analyseAudio(event.song.master!);
      const { user, system } = process.cpuUsage(before);
      const row = judge(analysis, score!, (user + system) / 1e6 / (event.song.duration / 60));
      rows.push(row);
      console.log(`${style}${n % 2 ? "" : ", sung"}: ${analysis.tempo.bpm.toFixed(2)} of ${score!.bpm} BPM, beats ${row.beats.toFixed(2)}, ${analysis.key.name}${row.key ? "" : " WRONG"}, chords ${row.chords.toFixed(2)}, sections ${row.sections.toFixed(2)}, vocals ${analysis.vocals.present}`);
    }
  }
} finally {
  await pool.close();
}
const mean = (pick: (row: Heard) => number | boolean | null): string => {
  const picked = rows.map(pick).filter((v) => v !== null);
  return (picked.reduce((sum: number, v) => sum + Number(v), 0) / picked.length).toFixed(2);
};
console.log(
  `${rows.length} songs: tempo within 1 BPM or octave ${mean((r) => r.tempo)}, beats F ${mean((r) => r.beats)}, downbeats F ${mean((r) => r.downbeats)}, key or relative ${mean((r) => r.key)}, ` +
    `chords ${mean((r) => r.chords)}, sections F ${mean((r) => r.sections)}, vocals ${mean((r) => r.vocals)}, melody in the mix ${mean((r) => r.melody)}, ` +
    `${median(rows.map((r) => r.cost)).toFixed(1)} CPU s a minute`,
);
