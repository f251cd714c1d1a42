import { SAMPLE_RATE } from "../../units.ts";
import type { Hertz } from "../../units.ts";

/**
 * Low-pass of two or four poles after the zero-delay state-variable filter (V. Zavalishin, The Art of VA Filter Design;
 * A. Simper's trapezoidal form). The cutoff glides over each call in steps too small to hear; within a step the
 * coefficients belong together exactly, which keeps the filter stable under any sweep.
 */
export interface SweptLowpass {
  /** In place over [0, count); `resonance` 0 … 1. */
  stereo(left: Float32Array, right: Float32Array, count: number, cutoff: Hertz, resonance: number): void;
  mono(x: Float32Array, count: number, cutoff: Hertz, resonance: number): void;
}

const STEP = 8;
/** A step of the cutoff by 0.6 %, a tenth of a semitone, is not heard. */
const UNHEARD = 0.006;

const coefficient = (cutoff: Hertz): number => Math.tan((Math.PI * Math.max(20, Math.min(cutoff, SAMPLE_RATE * 0.46))) / SAMPLE_RATE);

/** Integrators of one channel: two for each stage. */
type State = Float64Array;

export function createSweptLowpass(poles: 2 | 4): SweptLowpass {
  const [one, two] = poles === 4 ? [fourPoles, fourPolesStereo] : [twoPoles, twoPolesStereo];
  const left = new Float64Array(4);
  const right = new Float64Array(4);
  // In an array, for a number that a closure keeps changing is allocated anew each time.
  const held = new Float64Array([-1]);
  const sweep = (l: Float32Array, r: Float32Array | null, count: number, cutoff: Hertz, resonance: number): void => {
    const goal = coefficient(cutoff);
    const start = held[0]! < 0 ? goal : held[0]!;
    held[0] = goal;
    const far = Math.abs(goal - start) / start;
    const steps = far < UNHEARD ? 1 : Math.max(1, Math.min(Math.ceil(count / STEP), Math.ceil(far / UNHEARD)));
    const length = Math.ceil(count / steps);
    for (let n = 0; n < steps; n++) {
      const now = start + ((goal - start) * (n + 1)) / steps;
      const to = Math.min(count, (n + 1) * length);
      if (r) two(l, r, left, right, n * length, to, now, resonance);
      else one(l, left, n * length, to, now, resonance);
    }
  };
  return {
    stereo: sweep,
    mono: (x, count, cutoff, resonance) => sweep(x, null, count, cutoff, resonance),
  };
}

/** Butterworth damping 1.41 at no resonance down to 0.12 near self-oscillation. */
const damping = (resonance: number): number => 1.41 - 1.29 * resonance;

function twoPoles(x: Float32Array, state: State, from: number, to: number, g: number, resonance: number): void {
  const k = damping(resonance);
  const h = 1 / (1 + g * (g + k));
  let a1 = state[0]!;
  let a2 = state[1]!;
  for (let i = from; i < to; i++) {
    const v1 = (g * (x[i]! - a2) + a1) * h;
    const v2 = a2 + g * v1;
    a1 = 2 * v1 - a1;
    a2 = 2 * v2 - a2;
    x[i] = v2;
  }
  state[0] = a1;
  state[1] = a2;
}

function fourPoles(x: Float32Array, state: State, from: number, to: number, g: number, resonance: number): void {
  const k = damping(resonance);
  const h = 1 / (1 + g * (g + k));
  // The second stage keeps calmer, or the peak would be squared.
  const h2 = 1 / (1 + g * (g + 1.41 - 0.5 * resonance));
  let a1 = state[0]!;
  let a2 = state[1]!;
  let b1 = state[2]!;
  let b2 = state[3]!;
  for (let i = from; i < to; i++) {
    const v1 = (g * (x[i]! - a2) + a1) * h;
    const v2 = a2 + g * v1;
    a1 = 2 * v1 - a1;
    a2 = 2 * v2 - a2;
    const w1 = (g * (v2 - b2) + b1) * h2;
    const w2 = b2 + g * w1;
    b1 = 2 * w1 - b1;
    b2 = 2 * w2 - b2;
    x[i] = w2;
  }
  state[0] = a1;
  state[1] = a2;
  state[2] = b1;
  state[3] = b2;
}

// Both channels in one loop: each waits for its own last sample, and the processor fills the wait of one with the other.

function twoPolesStereo(l: Float32Array, r: Float32Array, left: State, right: State, from: number, to: number, g: number, resonance: number): void {
  const k = damping(resonance);
  const h = 1 / (1 + g * (g + k));
  let a1 = left[0]!, a2 = left[1]!;
  let c1 = right[0]!, c2 = right[1]!;
  for (let i = from; i < to; i++) {
    const v1 = (g * (l[i]! - a2) + a1) * h;
    const u1 = (g * (r[i]! - c2) + c1) * h;
    const v2 = a2 + g * v1;
    const u2 = c2 + g * u1;
    a1 = 2 * v1 - a1;
    c1 = 2 * u1 - c1;
    a2 = 2 * v2 - a2;
    c2 = 2 * u2 - c2;
    l[i] = v2;
    r[i] = u2;
  }
  left[0] = a1;
  left[1] = a2;
  right[0] = c1;
  right[1] = c2;
}

function fourPolesStereo(l: Float32Array, r: Float32Array, left: State, right: State, from: number, to: number, g: number, resonance: number): void {
  const k = damping(resonance);
  const h = 1 / (1 + g * (g + k));
  const h2 = 1 / (1 + g * (g + 1.41 - 0.5 * resonance));
  let a1 = left[0]!, a2 = left[1]!, b1 = left[2]!, b2 = left[3]!;
  let c1 = right[0]!, c2 = right[1]!, d1 = right[2]!, d2 = right[3]!;
  for (let i = from; i < to; i++) {
    const v1 = (g * (l[i]! - a2) + a1) * h;
    const u1 = (g * (r[i]! - c2) + c1) * h;
    const v2 = a2 + g * v1;
    const u2 = c2 + g * u1;
    a1 = 2 * v1 - a1;
    c1 = 2 * u1 - c1;
    a2 = 2 * v2 - a2;
    c2 = 2 * u2 - c2;
    const w1 = (g * (v2 - b2) + b1) * h2;
    const x1 = (g * (u2 - d2) + d1) * h2;
    const w2 = b2 + g * w1;
    const x2 = d2 + g * x1;
    b1 = 2 * w1 - b1;
    d1 = 2 * x1 - d1;
    b2 = 2 * w2 - b2;
    d2 = 2 * x2 - d2;
    l[i] = w2;
    r[i] = x2;
  }
  left.set([a1, a2, b1, b2]);
  right.set([c1, c2, d1, d2]);
}
