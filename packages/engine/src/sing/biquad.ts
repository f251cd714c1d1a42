import type { Decibels, Hertz } from "../units.ts";

/** Normalised coefficients of a second-order section. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** Source of the formulas: R. Bristow-Johnson, "Audio EQ Cookbook". */
export function highpass(rate: Hertz, frequency: Hertz, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = corner(rate, frequency, q);
  return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function lowpass(rate: Hertz, frequency: Hertz, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = corner(rate, frequency, q);
  return normalised((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

/** 0 dB at the centre. */
export function bandpass(rate: Hertz, frequency: Hertz, q: number): Biquad {
  const { cos, alpha } = corner(rate, frequency, q);
  return normalised(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
}

export function peaking(rate: Hertz, frequency: Hertz, q: number, gain: Decibels): Biquad {
  const { cos, alpha } = corner(rate, frequency, q);
  const a = 10 ** (gain / 40);
  return normalised(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
}

function corner(rate: Hertz, frequency: Hertz, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * frequency) / rate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

const normalised = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
  b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0,
});

/** Filters in place, from rest. */
export function applyBiquad(x: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < x.length; i++) {
    const input = x[i]!;
    const y = b0 * input + s1;
    s1 = b1 * input - a1 * y + s2;
    s2 = b2 * input - a2 * y;
    x[i] = y;
  }
}
