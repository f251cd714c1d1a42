import type { Seconds } from "../units.ts";
import type { Span, Timbre } from "./analysis.ts";
import { bandsBetween, powerBetween } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";
import { BAND_COUNT, FEATURE_RATE } from "./gather-features.ts";

/** Softer than this for half a second is silence, whatever the rest. */
const SILENT_POWER = 1e-6;
const SHORTEST_SILENCE: Seconds = 0.5;

/** Stretches below −60 dBFS. */
export function findSilences({ levels }: Features, duration: Seconds): Span[] {
  const out: Span[] = [];
  let from = -1;
  for (let i = 0; i <= levels.rows; i++) {
    const silent = i < levels.rows && levels.row(i)[0]! + levels.row(i)[1]! < SILENT_POWER;
    if (silent && from < 0) from = i;
    if (!silent && from >= 0) {
      const span = { start: from / FEATURE_RATE, end: i === levels.rows ? duration : i / FEATURE_RATE };
      if (span.end - span.start >= SHORTEST_SILENCE) out.push(span);
      from = -1;
    }
  }
  return out;
}

const clamp = (v: number): number => Math.round(Math.max(0, Math.min(1, v)) * 1000) / 1000;

export function findTimbre(features: Features, duration: Seconds, vocals: boolean): Timbre {
  const bands = bandsBetween(features, 0, duration);
  const total = bands.reduce((s, v) => s + v, 0);
  if (!(total > 1e-6)) return { percussive: 0, bass: 0, bright: 0, width: 0, instruments: [] };
  const both = Float64Array.from({ length: BAND_COUNT }, (_, b) => bands[b]! + bands[BAND_COUNT + b]!);
  const percussive = clamp(peakiness(features));
  const bass = clamp(both[0]! / total);
  const bright = clamp(10 * ((both[9]! + both[10]! + both[11]!) / total) ** 0.7);
  let [mid, side] = [0, 0];
  for (let i = 0; i < features.levels.rows; i++) { mid += features.levels.row(i)[0]!; side += features.levels.row(i)[1]!; }
  const width = clamp(side / Math.max(1e-12, mid));
  return {
    percussive, bass, bright, width,
    instruments: [
      ...(percussive > 0.45 ? ["drums" as const] : []),
      ...(bass > 0.12 ? ["bass" as const] : []),
      ...(vocals ? ["vocals" as const] : []),
      percussive < 0.3 ? "sustained" : "plucked",
    ],
  };
}

/** How much of the onset curve stands in few frames: near 0 for a held chord, near 1 for drums alone. */
function peakiness({ flux, levels }: Features): number {
  let [sum, square, n] = [0, 0, 0];
  for (let i = 0; i < flux.rows; i++) {
    const level = levels.row(Math.min(levels.rows - 1, i));
    if (level[0]! + level[1]! < SILENT_POWER) continue;
    const row = flux.row(i);
    const v = row[0]! + row[1]! + row[2]!;
    sum += v;
    square += v * v;
    n++;
  }
  if (n === 0 || sum === 0) return 0;
  const mean = sum / n;
  return (Math.sqrt(Math.max(0, square / n - mean * mean)) / mean - 0.5) / 1.6;
}

/** Level of each of `count` equal spans as `drawWaveform` draws it, from the levels of each 10 ms. */
export function drawLevels(features: Features, count = 512): number[] {
  const seconds = features.levels.rows / FEATURE_RATE;
  const levels = Array.from({ length: count }, (_, n) => Math.sqrt(powerBetween(features, (n * seconds) / count, ((n + 1) * seconds) / count)));
  const loudest = Math.max(...levels);
  return levels.map((v) => (loudest > 0 ? Math.round((v / loudest) ** 1.6 * 1000) / 1000 : 0));
}
