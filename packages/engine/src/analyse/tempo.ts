import type { StereoBlock } from "../resources.ts";
import type { Bpm } from "../units.ts";
import { ONSET_RATE, onsetStrength } from "./onset-strength.ts";

/**
 * Tempo of a steady recording. Repetition of the onset curve over one, two and four beats tells the beat from its half,
 * energy at the beat's rate and its multiples tells it from three halves, and a wide prior around 120 BPM settles the rest;
 * then refined to 0.02 BPM. Half and double tempo stay ambiguous in some music: a caller who knows the octave narrows the range.
 */
export function estimateTempo(audio: StereoBlock, range: readonly [Bpm, Bpm] = [55, 200]): Bpm {
  const onsets = onsetStrength(audio);
  const repeats = autocorrelation(onsets, Math.ceil((ONSET_RATE * 60 * 4) / range[0]) + 3);
  const around = (lag: number, reach: number): number => {
    let most = -Infinity;
    for (let k = lag - reach; k <= lag + reach; k++) most = Math.max(most, repeats[k] ?? 0);
    return most;
  };
  const strength = (bpm: Bpm): number => periodicity(onsets, bpm / 60) + periodicity(onsets, bpm / 30) + periodicity(onsets, bpm / 15);
  let best: Bpm = range[0];
  let most = -Infinity;
  for (let lag = Math.floor((ONSET_RATE * 60) / range[1]); lag <= (ONSET_RATE * 60) / range[0]; lag++) {
    const bpm = (ONSET_RATE * 60) / lag;
    const repetition = Math.max(0, around(lag, 0) + around(2 * lag, 1) + around(4 * lag, 2)) / repeats[0]!;
    const score = repetition ** 2 * strength(bpm) * Math.exp(-0.5 * Math.log2(bpm / 120) ** 2);
    if (score > most) {
      most = score;
      best = bpm;
    }
  }
  const reach = 1.2 * (best * best) / (ONSET_RATE * 60);
  let refined = best;
  most = -Infinity;
  for (let bpm = best - reach; bpm <= best + reach; bpm += 0.02) {
    const s = strength(bpm);
    if (s > most) {
      most = s;
      refined = bpm;
    }
  }
  return refined;
}

function autocorrelation(x: Float64Array, lags: number): Float64Array {
  const out = new Float64Array(lags + 1);
  for (let lag = 0; lag <= lags && lag < x.length; lag++) {
    let sum = 0;
    for (let i = lag; i < x.length; i++) sum += x[i]! * x[i - lag]!;
    out[lag] = sum / (x.length - lag);
  }
  return out;
}

/** Magnitude of the onset curve's spectrum at one frequency. */
function periodicity(onsets: Float64Array, frequency: number): number {
  const w = (2 * Math.PI * frequency) / ONSET_RATE;
  const c = Math.cos(w);
  const s = Math.sin(w);
  let re = 1;
  let im = 0;
  let sumRe = 0;
  let sumIm = 0;
  for (const v of onsets) {
    sumRe += v * re;
    sumIm += v * im;
    const next = re * c - im * s;
    im = re * s + im * c;
    re = next;
  }
  return Math.hypot(sumRe, sumIm) / onsets.length;
}
