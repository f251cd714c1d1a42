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

/**
 * Transposed direct form II in double precision. Sections go two at a time: each has to wait for its own last sample, and the processor
 * fills the wait of one with the other.
 */
export function createFilter(sections: readonly BiquadCoefficients[]): Filter {
  const state = new Float64Array(sections.length * 4);
  const pairs = sections.length >> 1;
  const last = sections.length % 2 === 1 ? sections[sections.length - 1]! : null;
  return {
    mono(x, from = 0, to = x.length) {
      for (let n = 0; n < pairs; n++) monoPair(sections[2 * n]!, sections[2 * n + 1]!, state, 8 * n, x, from, to);
      if (last) monoSection(last, state, 8 * pairs, x, from, to);
      for (let n = 0; n < state.length; n++) state[n] = settle(state[n]!);
    },
    stereo(left, right, from = 0, to = left.length) {
      for (let n = 0; n < pairs; n++) stereoPair(sections[2 * n]!, sections[2 * n + 1]!, state, 8 * n, left, right, from, to);
      if (last) stereoSection(last, state, 8 * pairs, left, right, from, to);
      for (let n = 0; n < state.length; n++) state[n] = settle(state[n]!);
    },
  };
}

type State = Float64Array;

// State of a section: two values for the left channel (or the only one), two for the right.

function monoSection(c: BiquadCoefficients, state: State, at: number, x: Float32Array, from: number, to: number): void {
  const { b0, b1, b2, a1, a2 } = c;
  let s1 = state[at]!, s2 = state[at + 1]!;
  for (let i = from; i < to; i++) {
    const v = x[i]!;
    const y = b0 * v + s1;
    s1 = b1 * v - a1 * y + s2;
    s2 = b2 * v - a2 * y;
    x[i] = y;
  }
  state[at] = s1;
  state[at + 1] = s2;
}

function monoPair(c: BiquadCoefficients, d: BiquadCoefficients, state: State, at: number, x: Float32Array, from: number, to: number): void {
  const { b0, b1, b2, a1, a2 } = c;
  const { b0: e0, b1: e1, b2: e2, a1: d1, a2: d2 } = d;
  let s1 = state[at]!, s2 = state[at + 1]!;
  let u1 = state[at + 4]!, u2 = state[at + 5]!;
  for (let i = from; i < to; i++) {
    const v = x[i]!;
    const y = b0 * v + s1;
    s1 = b1 * v - a1 * y + s2;
    s2 = b2 * v - a2 * y;
    const z = e0 * y + u1;
    u1 = e1 * y - d1 * z + u2;
    u2 = e2 * y - d2 * z;
    x[i] = z;
  }
  state[at] = s1;
  state[at + 1] = s2;
  state[at + 4] = u1;
  state[at + 5] = u2;
}

function stereoSection(c: BiquadCoefficients, state: State, at: number, left: Float32Array, right: Float32Array, from: number, to: number): void {
  const { b0, b1, b2, a1, a2 } = c;
  let s1 = state[at]!, s2 = state[at + 1]!;
  let t1 = state[at + 2]!, t2 = state[at + 3]!;
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
  state[at] = s1;
  state[at + 1] = s2;
  state[at + 2] = t1;
  state[at + 3] = t2;
}

function stereoPair(
  c: BiquadCoefficients, d: BiquadCoefficients, state: State, at: number, left: Float32Array, right: Float32Array, from: number, to: number,
): void {
  const { b0, b1, b2, a1, a2 } = c;
  const { b0: e0, b1: e1, b2: e2, a1: d1, a2: d2 } = d;
  let s1 = state[at]!, s2 = state[at + 1]!, t1 = state[at + 2]!, t2 = state[at + 3]!;
  let u1 = state[at + 4]!, u2 = state[at + 5]!, v1 = state[at + 6]!, v2 = state[at + 7]!;
  for (let i = from; i < to; i++) {
    const l = left[i]!;
    const r = right[i]!;
    const y = b0 * l + s1;
    const z = b0 * r + t1;
    s1 = b1 * l - a1 * y + s2;
    t1 = b1 * r - a1 * z + t2;
    s2 = b2 * l - a2 * y;
    t2 = b2 * r - a2 * z;
    const p = e0 * y + u1;
    const q = e0 * z + v1;
    u1 = e1 * y - d1 * p + u2;
    v1 = e1 * z - d1 * q + v2;
    u2 = e2 * y - d2 * p;
    v2 = e2 * z - d2 * q;
    left[i] = p;
    right[i] = q;
  }
  state.set([s1, s2, t1, t2, u1, u2, v1, v2], at);
}
