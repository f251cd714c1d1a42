import type { Bpm, Seconds } from "../units.ts";
import { FEATURE_RATE, FLUX_DELAY } from "./gather-features.ts";
import type { Tape } from "./tape.ts";

export interface BeatTrack {
  bpm: Bpm;
  confidence: number;
  steady: boolean;
  beats: Seconds[];
}

/** Tempi that are looked for. */
const SLOWEST: Bpm = 55;
const FASTEST: Bpm = 200;
/** A stretch that is taken to have one tempo, and how often one is looked at, in frames. */
const WINDOW = Math.round(10 * FEATURE_RATE);
const WINDOW_HOP = Math.round(5 * FEATURE_RATE);
/** Least share of the onset curve that must repeat for music to have a pulse. */
const LEAST_PULSE = 0.12;
/** How much a beat off its time costs, against the strength of onsets in their standard deviations. */
const TIGHTNESS = 90;

const SHORTEST_LAG = Math.floor((FEATURE_RATE * 60) / FASTEST);
const LONGEST_LAG = Math.ceil((FEATURE_RATE * 60) / SLOWEST);

/**
 * Beats by dynamic programming over the onset curve (Ellis 2007), along a tempo that may drift: each stretch of ten seconds votes for its
 * lag by repetition over one, two and four beats and by energy at the beat's rate and its multiples, with a wide prior around 120 BPM;
 * the smoothest path through the votes is the tempo. A recording that keeps to one tempo gets beats on a straight line.
 */
export function trackBeats(flux: Tape): BeatTrack {
  const onsets = onsetCurve(flux);
  const none: BeatTrack = { bpm: 120, confidence: 0, steady: false, beats: [] };
  if (onsets.length < 3 * FEATURE_RATE) return none;
  const windows = voteByWindow(onsets);
  const pulse = windows.reduce((sum, w) => sum + w.pulse, 0) / windows.length;
  if (!(pulse > LEAST_PULSE)) return none;
  const path = smoothestPath(windows);
  const beats = follow(onsets, path);
  if (beats.length < 4) return none;
  return straighten(beats, onsets, Math.min(1, pulse * 1.6));
}

/** Weight of the bands: what beats is low. */
const WEIGHTS = [1.3, 1, 0.8] as const;

/** One curve of onsets: the bands' rises, each against its own mean over a second, in standard deviations. */
export function onsetCurve(flux: Tape): Float64Array {
  const n = flux.rows;
  const out = new Float64Array(n);
  const data = flux.all();
  const reach = Math.round(0.5 * FEATURE_RATE);
  for (let band = 0; band < 3; band++) {
    let total = 0;
    for (let i = 0; i < n; i++) total += data[i * 3 + band]!;
    const scale = total > 0 ? (WEIGHTS[band]! * n) / total : 0;
    let sum = 0;
    for (let i = 0; i < Math.min(reach, n); i++) sum += data[i * 3 + band]!;
    for (let i = 0; i < n; i++) {
      if (i + reach < n) sum += data[(i + reach) * 3 + band]!;
      if (i - reach - 1 >= 0) sum -= data[(i - reach - 1) * 3 + band]!;
      const count = Math.min(n - 1, i + reach) - Math.max(0, i - reach) + 1;
      out[i]! += scale * Math.max(0, data[i * 3 + band]! - sum / count);
    }
  }
  let square = 0;
  for (const v of out) square += v * v;
  const deviation = Math.sqrt(square / Math.max(1, n));
  return deviation > 1e-9 ? out.map((v) => Math.min(6, v / deviation)) : out;
}

interface Vote {
  /** Score of each lag from SHORTEST_LAG on. */
  scores: Float64Array;
  /** Share of the curve that repeats at the best lag. */
  pulse: number;
}

function voteByWindow(onsets: Float64Array): Vote[] {
  const votes: Vote[] = [];
  for (let from = 0; from === 0 || from + WINDOW / 2 < onsets.length; from += WINDOW_HOP) {
    const part = onsets.subarray(from, Math.min(onsets.length, from + WINDOW));
    const mean = part.reduce((a, b) => a + b, 0) / part.length;
    votes.push(vote(part.map((v) => v - mean)));
  }
  return votes;
}

function vote(x: Float64Array): Vote {
  const repeats = new Float64Array(4 * LONGEST_LAG + 4);
  for (let lag = 0; lag < repeats.length && lag < x.length; lag++) {
    let sum = 0;
    for (let i = lag; i < x.length; i++) sum += x[i]! * x[i - lag]!;
    // Few terms are little evidence.
    repeats[lag] = sum / Math.max(x.length - lag, x.length / 2);
  }
  const around = (lag: number, reach: number): number => {
    let most = -Infinity;
    for (let k = lag - reach; k <= lag + reach; k++) most = Math.max(most, repeats[k] ?? 0);
    return most;
  };
  const scores = new Float64Array(LONGEST_LAG - SHORTEST_LAG + 1);
  let pulse = 0;
  if (!(repeats[0]! > 0)) return { scores, pulse };
  let best = 0;
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag++) {
    const bpm = (60 * FEATURE_RATE) / lag;
    const repetition = Math.max(0, around(lag, 0) + around(2 * lag, 1) + around(4 * lag, 2)) / (3 * repeats[0]!);
    const rate = periodicity(x, bpm / 60) + periodicity(x, bpm / 30) + periodicity(x, bpm / 15);
    const score = repetition ** 2 * rate * Math.exp(-0.5 * Math.log2(bpm / 120) ** 2);
    scores[lag - SHORTEST_LAG] = score;
    if (score > best) {
      best = score;
      pulse = repetition;
    }
  }
  return { scores: best > 0 ? scores.map((v) => v / best) : scores, pulse };
}

/** Magnitude of the curve's spectrum at one frequency. */
function periodicity(x: Float64Array, frequency: number): number {
  const w = (2 * Math.PI * frequency) / FEATURE_RATE;
  const [c, s] = [Math.cos(w), Math.sin(w)];
  let [re, im, sumRe, sumIm] = [1, 0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    sumRe += x[i]! * re;
    sumIm += x[i]! * im;
    const next = re * c - im * s;
    im = re * s + im * c;
    re = next;
  }
  return Math.hypot(sumRe, sumIm) / x.length;
}

/** The lag of each window: most votes of all, never far from its neighbours. */
function smoothestPath(windows: readonly Vote[]): number[] {
  const size = LONGEST_LAG - SHORTEST_LAG + 1;
  const total = new Float64Array(size);
  for (const { scores } of windows) scores.forEach((v, i) => (total[i]! += v / windows.length));
  let row = new Float64Array(size);
  const links: Int32Array[] = [];
  windows.forEach(({ scores }, w) => {
    const next = new Float64Array(size).fill(-Infinity);
    const link = new Int32Array(size);
    for (let i = 0; i < size; i++) {
      const here = scores[i]! + total[i]!;
      if (w === 0) {
        next[i] = here;
        continue;
      }
      for (let j = Math.max(0, i - 12); j <= Math.min(size - 1, i + 12); j++) {
        const value = row[j]! + here - 14 * Math.log((i + SHORTEST_LAG) / (j + SHORTEST_LAG)) ** 2 * 10;
        if (value > next[i]!) {
          next[i] = value;
          link[i] = j;
        }
      }
    }
    row = next;
    links.push(link);
  });
  let at = row.reduce((best, v, i) => (v > row[best]! ? i : best), 0);
  const path: number[] = [];
  for (let w = windows.length - 1; w >= 0; w--) {
    path.unshift(at + SHORTEST_LAG);
    at = links[w]![at]!;
  }
  return path;
}

/** Frames of the beats. */
function follow(onsets: Float64Array, path: readonly number[]): number[] {
  const n = onsets.length;
  const score = new Float64Array(n);
  const from = new Int32Array(n).fill(-1);
  for (let i = 0; i < n; i++) {
    const period = path[Math.max(0, Math.min(path.length - 1, Math.round((i - WINDOW / 2) / WINDOW_HOP)))]!;
    let best = 0;
    for (let gap = Math.ceil(period * 0.6); gap <= period * 1.6 && gap <= i; gap++) {
      const value = score[i - gap]! - TIGHTNESS * Math.log(gap / period) ** 2;
      if (value > best) {
        best = value;
        from[i] = i - gap;
      }
    }
    const smooth = onsets[i]! + 0.5 * ((onsets[i - 1] ?? 0) + (onsets[i + 1] ?? 0));
    score[i] = smooth + best;
  }
  // The last beat stands where no later one could.
  let at = n - 1;
  for (let i = Math.max(0, n - Math.round(1.2 * path.at(-1)!)); i < n; i++) if (score[i]! > score[at]!) at = i;
  const beats: number[] = [];
  for (; at >= 0; at = from[at]!) beats.unshift(at);
  return trim(beats, onsets);
}

/** Beats before the first and after the last sound are none. */
function trim(beats: readonly number[], onsets: Float64Array): number[] {
  const heard = (i: number): boolean => {
    let most = 0;
    for (let k = i - 4; k <= i + 4; k++) most = Math.max(most, onsets[k] ?? 0);
    return most > 0.4;
  };
  const first = beats.findIndex(heard);
  const last = beats.findLastIndex(heard);
  return first < 0 ? [] : beats.slice(first, last + 1);
}

/**
 * A recording that keeps to one tempo has its beats on a comb; where the best comb holds nearly what the followed beats hold, it is taken,
 * and drawn exactly through the onsets near it. Else the beats stay as they fell.
 */
function straighten(frames: readonly number[], onsets: Float64Array, confidence: number): BeatTrack {
  const gaps = frames.slice(1).map((t, i) => t - frames[i]!).toSorted((a, b) => a - b);
  const middle = gaps.slice(Math.floor(gaps.length * 0.25), Math.ceil(gaps.length * 0.75));
  const period = middle.reduce((a, b) => a + b, 0) / middle.length;
  const comb = bestComb(onsets, period);
  const held = frames.reduce((sum, frame) => sum + near(onsets, frame), 0) / frames.length;
  if (comb.strength < STEADY * held) {
    const beats = frames.map((frame) => Math.max(0, vertex(onsets, frame) / FEATURE_RATE + FLUX_DELAY));
    return { bpm: (60 * FEATURE_RATE) / period, confidence: confidence * 0.7, steady: false, beats };
  }
  let line = { start: comb.phase, step: comb.period };
  const first = Math.max(0, Math.round((frames[0]! - line.start) / line.step));
  const count = Math.max(1, Math.round((frames.at(-1)! - line.start) / line.step) - first + 1);
  for (let round = 0; round < 3; round++) {
    const hits = Array.from({ length: count }, (_, i) => ({ n: first + i, at: vertex(onsets, Math.round(line.start + line.step * (first + i))) }))
      .filter(({ n, at }) => Math.abs(at - line.start - line.step * n) < 3 && (onsets[Math.round(at)] ?? 0) > 0.5);
    if (hits.length < 4) break;
    line = fitLine(hits.map(({ n }) => n), hits.map(({ at }) => at));
  }
  const beats = Array.from({ length: count }, (_, i) => Math.max(0, (line.start + line.step * (first + i)) / FEATURE_RATE + FLUX_DELAY));
  return { bpm: (60 * FEATURE_RATE) / line.step, confidence, steady: true, beats };
}

/** Share of the followed beats' strength that a comb must hold. */
const STEADY = 0.72;

/** The period near `period` whose comb of beats holds most onset strength, and where it begins. */
function bestComb(onsets: Float64Array, period: number): { period: number; phase: number; strength: number } {
  const n = onsets.length;
  // Within an eighth of a beat over the whole recording.
  const step = period / (8 * (n / period));
  let best = { period, rate: -1 };
  for (let p = period * 0.975; p <= period * 1.025; p += step) {
    const rate = periodicity(onsets, FEATURE_RATE / p) + 0.7 * periodicity(onsets, (2 * FEATURE_RATE) / p);
    if (rate > best.rate) best = { period: p, rate };
  }
  let found = { period: best.period, phase: 0, strength: -1 };
  for (let phase = 0; phase < best.period; phase++) {
    let sum = 0;
    let count = 0;
    for (let t = phase; t < n; t += best.period, count++) sum += near(onsets, Math.round(t));
    if (sum / Math.max(1, count) > found.strength) found = { period: best.period, phase, strength: sum / Math.max(1, count) };
  }
  return found;
}

const near = (x: Float64Array, i: number): number => Math.max(x[i] ?? 0, x[i - 1] ?? 0, x[i + 1] ?? 0, 0.7 * (x[i - 2] ?? 0), 0.7 * (x[i + 2] ?? 0));

/** Where a peak's parabola has its top, so that beats are finer than frames. */
function vertex(x: Float64Array, i: number): number {
  let at = i;
  for (let k = i - 2; k <= i + 2; k++) if ((x[k] ?? 0) > x[at]!) at = k;
  const [a, b, c] = [x[at - 1] ?? 0, x[at]!, x[at + 1] ?? 0];
  const bend = a - 2 * b + c;
  return at + (bend < 0 ? (0.5 * (a - c)) / bend : 0);
}

function fitLine(x: readonly number[], y: readonly number[]): { start: number; step: number } {
  const n = x.length;
  const [mx, my] = [x.reduce((a, b) => a + b, 0) / n, y.reduce((a, b) => a + b, 0) / n];
  let [xy, xx] = [0, 0];
  x.forEach((v, i) => {
    xy += (v - mx) * (y[i]! - my);
    xx += (v - mx) ** 2;
  });
  const step = xx > 0 ? xy / xx : 0;
  return { step, start: my - step * mx };
}
