import type { Hertz, Seconds } from "../units.ts";
import { createCorrelator, parabolicPeak, type Correlator } from "./correlate.ts";
import { decimate } from "./resample.ts";

/** Fundamental frequency on a regular grid; 0 where there is no pitch. */
export interface PitchTrack {
  hop: Seconds;
  f0: Float64Array;
}

export interface PitchRange {
  lowest: Hertz;
  highest: Hertz;
}

const HOP: Seconds = 0.005;
const COARSE_RATE = 5512;
const WINDOW: Seconds = 0.022;
/** Frames this much weaker than the whole (as power) are silence. */
const SILENCE = 0.003;
const VOICED_ABOVE = 0.5;
const SWITCH_VOICING = 0.25;
const OCTAVE_COST = 3;
const LARGEST_JUMP_COST = 1.2;

interface Candidate {
  /** 0 is "unvoiced". */
  f0: Hertz;
  cost: number;
}

/**
 * Normalised cross-correlation at a reduced rate, the best path by Viterbi, then refinement at the full rate.
 * Source: D. Talkin, "A robust algorithm for pitch tracking (RAPT)", 1995.
 */
export function trackF0(x: Float32Array, sampleRate: number, range: PitchRange): PitchTrack {
  const factor = Math.max(1, Math.floor(sampleRate / COARSE_RATE));
  const coarse = decimate(x, factor);
  const rate = sampleRate / factor;
  const frames = Math.max(1, Math.floor(x.length / sampleRate / HOP));
  const f0 = bestPath(collectCandidates(createCorrelator(coarse), coarse, rate, frames, range));
  refine(f0, createCorrelator(x), sampleRate, factor);
  return { hop: HOP, f0 };
}

function collectCandidates(correlator: Correlator, x: Float32Array, rate: number, frames: number, range: PitchRange): Candidate[][] {
  const shortest = Math.max(2, Math.floor(rate / range.highest));
  const longest = Math.ceil(rate / range.lowest);
  const window = Math.round(rate * WINDOW);
  const meanPower = correlator.energy(0, x.length) / Math.max(1, x.length);
  const r = new Float64Array(longest + 2);
  const all: Candidate[][] = [];
  for (let i = 0; i < frames; i++) {
    const centre = Math.round(i * HOP * rate);
    const power = correlator.energy(centre - (window >> 1), window) / window;
    if (power <= meanPower * SILENCE) {
      all.push([{ f0: 0, cost: -0.5 }]);
      continue;
    }
    const peaks: { lag: number; r: number }[] = [];
    for (let lag = shortest - 1; lag <= longest + 1; lag++) r[lag] = correlator.at(centre - ((window + lag) >> 1), lag, window);
    for (let lag = shortest; lag <= longest; lag++) {
      if (r[lag]! > 0.3 && r[lag]! > r[lag - 1]! && r[lag]! >= r[lag + 1]!) {
        const peak = parabolicPeak(r[lag - 1]!, r[lag]!, r[lag + 1]!);
        peaks.push({ lag: lag + peak.offset, r: peak.value });
      }
    }
    peaks.sort((a, b) => b.r - a.r);
    const strongest = peaks[0]?.r ?? 0;
    all.push([
      { f0: 0, cost: 0.42 + Math.max(0, strongest - VOICED_ABOVE) },
      // Multiples of the period correlate as well as the period itself: prefer the shorter.
      ...peaks.slice(0, 5).map((p) => ({ f0: rate / p.lag, cost: 1 - p.r * (1 - (0.125 * p.lag) / longest) })),
    ]);
  }
  return all;
}

function bestPath(frames: readonly Candidate[][]): Float64Array {
  const back: number[][] = [];
  let costs: number[] = frames[0]!.map((c) => c.cost);
  for (let i = 1; i < frames.length; i++) {
    const before = frames[i - 1]!;
    const links: number[] = [];
    costs = frames[i]!.map((candidate, j) => {
      let best = Number.POSITIVE_INFINITY;
      before.forEach((previous, k) => {
        const cost = costs[k]! + transition(previous.f0, candidate.f0);
        if (cost < best) {
          best = cost;
          links[j] = k;
        }
      });
      return best + candidate.cost;
    });
    back.push(links);
  }
  const f0 = new Float64Array(frames.length);
  let j = costs.indexOf(Math.min(...costs));
  for (let i = frames.length - 1; i >= 0; i--) {
    f0[i] = frames[i]![j]!.f0;
    if (i > 0) j = back[i - 1]![j]!;
  }
  return f0;
}

function transition(a: Hertz, b: Hertz): number {
  if (a > 0 && b > 0) return Math.min(LARGEST_JUMP_COST, OCTAVE_COST * Math.abs(Math.log2(a / b)));
  return a > 0 || b > 0 ? SWITCH_VOICING : 0;
}

/** The coarse lag is known to within a coarse sample: look around it at the full rate. */
function refine(f0: Float64Array, correlator: Correlator, rate: number, factor: number): void {
  const window = Math.round(rate * 0.02);
  for (let i = 0; i < f0.length; i++) {
    if (f0[i] === 0) continue;
    const period = rate / f0[i]!;
    const centre = Math.round(i * HOP * rate);
    const from = Math.floor(period - factor * 0.7) - 1;
    const to = Math.ceil(period + factor * 0.7) + 1;
    const r: number[] = [];
    for (let lag = from; lag <= to; lag++) r.push(correlator.at(centre - ((window + lag) >> 1), lag, window));
    let best = 1;
    for (let k = 2; k < r.length - 1; k++) if (r[k]! > r[best]!) best = k;
    f0[i] = rate / (from + best + parabolicPeak(r[best - 1]!, r[best]!, r[best + 1]!).offset);
  }
}
