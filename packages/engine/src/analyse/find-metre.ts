import type { Meter } from "../score/score.ts";
import type { Seconds } from "../units.ts";
import { bandsBetween, chromaBetween, cosine } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";
import { BAND_COUNT, FEATURE_RATE, FLUX_DELAY } from "./gather-features.ts";

export interface Bars {
  meter: Meter;
  /** Index of the first downbeat among the beats. */
  phase: number;
}

/**
 * How many beats a bar has and on which it begins: harmony changes and the bass enters on downbeats, and bars resemble the bars after
 * them. Only three and four are told apart; a bar of two counts as half of four.
 */
export function findMetre(features: Features, beats: readonly Seconds[], tuning: number): Bars {
  const common: Bars = { meter: { beatsPerBar: 4, unit: 4 }, phase: 0 };
  if (beats.length < 8) return common;
  const spans = beats.map((start, i) => ({ start, end: beats[i + 1] ?? start + (start - beats[i - 1]!) }));
  const chroma = spans.map(({ start, end }) => {
    const { treble, bass } = chromaBetween(features, start, end, tuning);
    return Float64Array.from([...treble, ...bass].map(Math.sqrt));
  });
  const sound = spans.map(({ start, end }) => bandsBetween(features, start - 0.02, start + 0.6 * (end - start)).subarray(0, BAND_COUNT).map((v) => Math.log1p(v)));
  const attack = spans.map(({ start }) => attackAt(features, start));
  const change = chroma.map((now, i) => (i === 0 ? 0 : 1 - cosine(chroma[i - 1]!, now)));
  const lows = standard(attack);
  const accent = standard(change).map((v, i) => 1.6 * v + lows[i]!);
  const likeness = (lag: number): number => {
    let sum = 0;
    let n = 0;
    for (let i = lag; i < beats.length; i++, n++) sum += cosine(chroma[i]!, chroma[i - lag]!) + 0.8 * correlation(sound[i]!, sound[i - lag]!);
    return n > 0 ? sum / n : 0;
  };
  const votes = ([3, 4] as const).map((length) => {
    const phases = Array.from({ length }, (_, phase) => {
      let [on, onCount, off, offCount] = [0, 0, 0, 0];
      accent.forEach((v, i) => {
        if ((i - phase + 4 * length) % length === 0) { on += v; onCount++; } else { off += v; offCount++; }
      });
      return onCount && offCount ? on / onCount - off / offCount : 0;
    });
    const phase = phases.reduce((best, v, i) => (v > phases[best]! ? i : best), 0);
    const repeats = (likeness(length) + likeness(2 * length) + likeness(4 * length)) / 3;
    return { length, phase, score: repeats * 6 + 0.35 * phases[phase]! };
  });
  const [three, four] = votes as [(typeof votes)[number], (typeof votes)[number]];
  // Most music counts four: three must be clearly better.
  return three.score > four.score + 0.12 ? { meter: { beatsPerBar: 3, unit: 4 }, phase: three.phase } : { meter: common.meter, phase: four.phase };
}

/** Rise of the low band around a beat. */
function attackAt({ flux }: Features, time: Seconds): number {
  const at = Math.round((time - FLUX_DELAY) * FEATURE_RATE);
  let most = 0;
  for (let k = at - 4; k <= at + 4; k++) if (k >= 0 && k < flux.rows) most = Math.max(most, flux.row(k)[0]!);
  return most;
}

function standard(x: readonly number[]): number[] {
  const mean = x.reduce((a, b) => a + b, 0) / x.length;
  const deviation = Math.sqrt(x.reduce((a, b) => a + (b - mean) ** 2, 0) / x.length);
  return x.map((v) => (deviation > 0 ? (v - mean) / deviation : 0));
}

function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (x: Float64Array): number => x.reduce((s, v) => s + v, 0) / x.length;
  const [ma, mb] = [mean(a), mean(b)];
  return cosine(a.map((v) => v - ma), b.map((v) => v - mb));
}
