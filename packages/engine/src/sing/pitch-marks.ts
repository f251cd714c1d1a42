import type { Seconds } from "../units.ts";
import { createCorrelator, parabolicPeak, type Correlator } from "./correlate.ts";
import type { PitchTrack } from "./track-f0.ts";

/** A place where a grain is cut: one per period in voiced sound, one per frame elsewhere. */
export interface PitchMark {
  time: Seconds;
  period: Seconds;
  voiced: boolean;
}

/** Marks sorted by time. */
export function markPeriods(x: Float32Array, sampleRate: number, track: PitchTrack): PitchMark[] {
  const marks: PitchMark[] = [];
  const smooth = withoutOvertones(x, sampleRate);
  const correlator = createCorrelator(x);
  const polarity = strongerPolarity(smooth);
  const { f0, hop } = track;
  for (let i = 0; i < f0.length; ) {
    if (f0[i] === 0) {
      marks.push({ time: i * hop, period: 0.005, voiced: false });
      i++;
      continue;
    }
    let end = i;
    while (end < f0.length && f0[end] !== 0) end++;
    marks.push(...markStretch({ smooth, correlator, polarity, sampleRate, track }, i, end));
    i = end;
  }
  return marks.toSorted((a, b) => a.time - b.time);
}

interface Marking {
  smooth: Float32Array;
  correlator: Correlator;
  polarity: number;
  sampleRate: number;
  track: PitchTrack;
}

/** One voiced stretch of frames [first, end): from its strongest point outwards both ways, period by period. */
function markStretch(m: Marking, first: number, end: number): PitchMark[] {
  const { f0, hop } = m.track;
  const from = Math.max(0, (first - 0.5) * hop);
  const to = Math.min(m.smooth.length / m.sampleRate - 0.002, (end - 0.5) * hop);
  const periodAt = (t: Seconds): Seconds => {
    const at = Math.max(first, Math.min(end - 1, t / hop));
    const i = Math.min(end - 1, Math.floor(at));
    const j = Math.min(end - 1, i + 1);
    return 1 / (f0[i]! + (f0[j]! - f0[i]!) * (at - i));
  };
  const strongest = strongestPoint(m.smooth, m.sampleRate, from, to);
  const begin = peakAround(m, strongest, 0.6 * periodAt(strongest));
  const times = [begin];
  for (let t = begin; ; ) {
    const period = periodAt(t);
    if (t + period > to + period * 0.5) break;
    t = matchPeriod(m, t, t + period, period);
    times.push(t);
  }
  for (let t = begin; ; ) {
    const period = periodAt(t);
    if (t - period < from - period * 0.5) break;
    t = matchPeriod(m, t, t - period, period);
    times.unshift(t);
  }
  return times.map((time) => ({ time, period: periodAt(time), voiced: true }));
}

/** Near `guess` the point where the wave looks most like it does around `from`: sturdier than peaks when the vowel changes. */
function matchPeriod(m: Marking, from: Seconds, guess: Seconds, period: Seconds): Seconds {
  const centre = Math.round(from * m.sampleRate);
  const half = Math.round(period * 0.5 * m.sampleRate);
  const reach = Math.max(2, Math.round(period * 0.15 * m.sampleRate));
  const lag = Math.round(guess * m.sampleRate) - centre;
  const score = (d: number): number => m.correlator.at(centre - half, lag + d, 2 * half + 1) - 0.15 * (d / reach) ** 2;
  let best = -reach;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let d = -reach; d <= reach; d++) {
    const s = score(d);
    if (s > bestScore) [best, bestScore] = [d, s];
  }
  const { offset } = parabolicPeak(score(best - 1), bestScore, score(best + 1));
  // The starting point was rounded to a sample; carry its fraction over.
  return (lag + best + offset) / m.sampleRate + from;
}

function peakAround(m: Marking, centre: Seconds, reach: Seconds): Seconds {
  const from = Math.max(0, Math.round((centre - reach) * m.sampleRate));
  const to = Math.min(m.smooth.length - 1, Math.round((centre + reach) * m.sampleRate));
  let best = from;
  for (let i = from; i <= to; i++) if (m.polarity * m.smooth[i]! > m.polarity * m.smooth[best]!) best = i;
  return best / m.sampleRate;
}

function strongestPoint(x: Float32Array, rate: number, from: Seconds, to: Seconds): Seconds {
  let best = (from + to) / 2;
  let level = -1;
  for (let t = from; t < to; t += 0.002) {
    const value = Math.abs(x[Math.round(t * rate)] ?? 0);
    if (value > level) [best, level] = [t, value];
  }
  return best;
}

/** Two one-pole low-passes at 900 Hz: leaves the pulse of each period. */
function withoutOvertones(x: Float32Array, rate: number): Float32Array {
  const a = Math.exp((-2 * Math.PI * 900) / rate);
  const out = new Float32Array(x.length);
  let first = 0;
  let second = 0;
  for (let i = 0; i < x.length; i++) {
    first = a * first + (1 - a) * x[i]!;
    second = a * second + (1 - a) * first;
    out[i] = second;
  }
  return out;
}

function strongerPolarity(x: Float32Array): 1 | -1 {
  let skew = 0;
  for (const v of x) skew += v * v * v;
  return skew >= 0 ? 1 : -1;
}
