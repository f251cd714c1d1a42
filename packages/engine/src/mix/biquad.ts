import type { Decibels, Hertz } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";

/** Second-order section, normalised so that a0 is 1. Designs after R. Bristow-Johnson's Audio EQ Cookbook. */
export interface BiquadCoefficients {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const normalise = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): BiquadCoefficients => ({
  b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0,
});

function angles(f: Hertz, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * Math.min(f, SAMPLE_RATE * 0.49)) / SAMPLE_RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function lowpass(f: Hertz, q = Math.SQRT1_2): BiquadCoefficients {
  const { cos, alpha } = angles(f, q);
  return normalise((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function highpass(f: Hertz, q = Math.SQRT1_2): BiquadCoefficients {
  const { cos, alpha } = angles(f, q);
  return normalise((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

/** Unity gain at the centre. */
export function bandpass(f: Hertz, q: number): BiquadCoefficients {
  const { cos, alpha } = angles(f, q);
  return normalise(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
}

export function peaking(f: Hertz, q: number, gain: Decibels): BiquadCoefficients {
  const { cos, alpha } = angles(f, q);
  const a = 10 ** (gain / 40);
  return normalise(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
}

function shelf(f: Hertz, gain: Decibels, sign: 1 | -1): BiquadCoefficients {
  const { cos, alpha } = angles(f, Math.SQRT1_2);
  const a = 10 ** (gain / 40);
  const c = sign * cos;
  const s = 2 * Math.sqrt(a) * alpha;
  return normalise(
    a * (a + 1 - (a - 1) * c + s), sign * 2 * a * (a - 1 - (a + 1) * c), a * (a + 1 - (a - 1) * c - s),
    a + 1 + (a - 1) * c + s, sign * -2 * (a - 1 + (a + 1) * c), a + 1 + (a - 1) * c - s,
  );
}

export const lowShelf = (f: Hertz, gain: Decibels): BiquadCoefficients => shelf(f, gain, 1);
export const highShelf = (f: Hertz, gain: Decibels): BiquadCoefficients => shelf(f, gain, -1);

/** Below this a decaying state is silence; keeps the processor out of slow denormal numbers. */
const SILENCE = 1e-18;
const settle = (x: number): number => (x < SILENCE && x > -SILENCE ? 0 : x);

/** A cascade of sections over a mono or stereo signal; state carries over from call to call. */
export interface Filter {
  /** In place over [from, to). */
  mono(x: Float32Array, from?: number, to?: number): void;
  stereo(left: Float32Array, right: Float32Array, from?: number, to?: number): void;
}

/** Transposed direct form II in double precision. */
export function createFilter(sections: readonly BiquadCoefficients[]): Filter {
  const state = new Float64Array(sections.length * 4);
  return {
    mono(x, from = 0, to = x.length) {
      for (let n = 0; n < sections.length; n++) {
        const { b0, b1, b2, a1, a2 } = sections[n]!;
        let s1 = state[n * 4]!;
        let s2 = state[n * 4 + 1]!;
        for (let i = from; i < to; i++) {
          const v = x[i]!;
          const y = b0 * v + s1;
          s1 = b1 * v - a1 * y + s2;
          s2 = b2 * v - a2 * y;
          x[i] = y;
        }
        state[n * 4] = settle(s1);
        state[n * 4 + 1] = settle(s2);
      }
    },
    stereo(left, right, from = 0, to = left.length) {
      for (let n = 0; n < sections.length; n++) {
        const { b0, b1, b2, a1, a2 } = sections[n]!;
        let s1 = state[n * 4]!;
        let s2 = state[n * 4 + 1]!;
        let t1 = state[n * 4 + 2]!;
        let t2 = state[n * 4 + 3]!;
        for (let i = from; i < to; i++) {
          const v = left[i]!;
          const w = right[i]!;
          const y = b0 * v + s1;
          const z = b0 * w + t1;
          s1 = b1 * v - a1 * y + s2;
          t1 = b1 * w - a1 * z + t2;
          s2 = b2 * v - a2 * y;
          t2 = b2 * w - a2 * z;
          left[i] = y;
          right[i] = z;
        }
        state[n * 4] = settle(s1);
        state[n * 4 + 1] = settle(s2);
        state[n * 4 + 2] = settle(t1);
        state[n * 4 + 3] = settle(t2);
      }
    },
  };
}
