import { createRandom } from "../random.ts";
import { SAMPLE_RATE, type Decibels, type Seconds } from "../units.ts";
import { applyBiquad, bandpass, highpass, lowpass, peaking } from "./biquad.ts";

/** The voice is recorded up to 11 kHz: its top octave is copied up by this much. */
const SHIFT = 5500; // Hz; 44 100 / 5500 repeats every 441 samples
const SHIFT_PERIOD = 441;
const COPY_LEVEL = 0.35;

/** Fills 11–16.5 kHz with a copy of 5.5–11 kHz, in place. */
export function extendBand(y: Float32Array): void {
  const top = Float32Array.from(y);
  for (let k = 0; k < 2; k++) applyBiquad(top, highpass(SAMPLE_RATE, SHIFT));
  for (let i = 0; i < top.length; i++) top[i]! *= CARRIER[i % SHIFT_PERIOD]!;
  for (let k = 0; k < 2; k++) applyBiquad(top, highpass(SAMPLE_RATE, 10_800));
  applyBiquad(top, lowpass(SAMPLE_RATE, 16_000));
  for (let i = 0; i < y.length; i++) y[i]! += COPY_LEVEL * top[i]!;
}

/** What the overtones are made from: above the vowels' own formants, below the hole. */
const EXCITED = { low: 2400, high: 4300 } as const; // Hz
const HOLE = { low: 4900, high: 8600 } as const;
const EXCITEMENT = 0.18;
const FOLLOWING: Seconds = 0.004;

/**
 * Fills the recording's hole at 5–8 kHz, in place: the band below it is squared, which gives overtones of the same pitch an octave higher,
 * and brought back to its own level. Hiss, which has little there, stays as it is.
 */
export function exciteBand(y: Float32Array): void {
  const band = Float32Array.from(y);
  applyBiquad(band, highpass(SAMPLE_RATE, EXCITED.low));
  applyBiquad(band, lowpass(SAMPLE_RATE, EXCITED.high));
  const pace = 1 - Math.exp(-1 / (FOLLOWING * SAMPLE_RATE));
  let level = 0;
  for (let i = 0; i < band.length; i++) {
    const x = band[i]!;
    level += pace * (Math.abs(x) - level);
    band[i] = (x * x) / (level + 1e-5);
  }
  for (let k = 0; k < 2; k++) applyBiquad(band, highpass(SAMPLE_RATE, HOLE.low));
  applyBiquad(band, lowpass(SAMPLE_RATE, HOLE.high));
  for (let i = 0; i < y.length; i++) y[i]! += EXCITEMENT * band[i]!;
}

const CARRIER = Float64Array.from({ length: SHIFT_PERIOD }, (_, i) => 2 * Math.cos((2 * Math.PI * SHIFT * i) / SAMPLE_RATE));

/** Louder notes are brighter: `dynamics` is the intended gain on a grid of `step`. In place. */
export function brightenWithLoudness(y: Float32Array, dynamics: Float64Array, step: Seconds): void {
  const a = Math.exp((-2 * Math.PI * 2200) / SAMPLE_RATE);
  const perStep = step * SAMPLE_RATE;
  let low = 0;
  let lift = 0;
  for (let i = 0; i < y.length; i++) {
    low = a * low + (1 - a) * y[i]!;
    if ((i & 31) === 0) {
      const gain = dynamics[Math.min(dynamics.length - 1, Math.floor(i / perStep))] ?? 1;
      lift = Math.max(-0.35, Math.min(0.45, 1.2 * Math.log2(gain)));
    }
    y[i]! += lift * (y[i]! - low);
  }
}

/** Evens out a dip of the recording around 6.2 kHz, in place. */
export function addPresence(y: Float32Array, gain: Decibels): void {
  if (gain !== 0) applyBiquad(y, peaking(SAMPLE_RATE, 6200, 0.9, gain));
}

/** The noise of breathing in: air through an open vocal tract, dark enough not to be taken for an F or an S. Peak level about 1. */
export function inhale(length: Seconds, seed: number): Float32Array {
  const random = createRandom(seed).fork("breath");
  const count = Math.round(length * SAMPLE_RATE);
  const noise = Float32Array.from({ length: count }, () => random.between(-1, 1));
  const out = new Float32Array(count);
  for (const [frequency, q, level] of [[750, 1.8, 0.6], [1500, 2.2, 0.8], [2700, 2.5, 0.5], [5200, 1.5, 0.2]] as const) {
    const band = Float32Array.from(noise);
    applyBiquad(band, bandpass(SAMPLE_RATE, frequency, q));
    for (let i = 0; i < count; i++) out[i]! += level * band[i]!;
  }
  applyBiquad(out, lowpass(SAMPLE_RATE, 4000));
  // Slowly in, quickly closed.
  for (let i = 0; i < count; i++) {
    const u = i / count;
    out[i]! *= Math.sin(Math.PI * u ** 1.6) ** 1.5;
  }
  return out;
}
