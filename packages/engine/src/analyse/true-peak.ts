import type { StereoBlock } from "../resources.ts";
import type { Decibels } from "../units.ts";
import { gainToDecibels } from "../units.ts";

/** Taps per phase of the 4× interpolator, as many as in BS.1770-4 annex 2. */
export const PEAK_TAPS = 12;

/** Phases at ¼, ½ and ¾ of a sample: Kaiser-windowed sinc (β 5), each normalised to unity at DC. */
export const PEAK_PHASES: readonly Float64Array[] = [1, 2, 3].map((phase) => {
  const h = new Float64Array(PEAK_TAPS);
  let sum = 0;
  for (let k = 0; k < PEAK_TAPS; k++) {
    const x = k - (PEAK_TAPS / 2 - 1) - phase / 4;
    const r = x / (PEAK_TAPS / 2);
    h[k] = (Math.sin(Math.PI * x) / (Math.PI * x)) * bessel0(5 * Math.sqrt(Math.max(0, 1 - r * r)));
    sum += h[k]!;
  }
  return h.map((v) => v / sum);
});

function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 20; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const [QUARTER, HALF, THREE_QUARTERS] = PEAK_PHASES as [Float64Array, Float64Array, Float64Array];

/** Largest magnitude between `x[i]` and `x[i + 1]`, ends included; taps outside [0, x.length) count as silence. */
export function peakBetween(x: Float32Array, i: number): number {
  let peak = Math.max(Math.abs(x[i] ?? 0), Math.abs(x[i + 1] ?? 0));
  const first = i - (PEAK_TAPS / 2 - 1);
  const inside = first >= 0 && first + PEAK_TAPS <= x.length;
  let u = 0;
  let v = 0;
  let w = 0;
  for (let k = 0; k < PEAK_TAPS; k++) {
    const s = inside ? x[first + k]! : (x[first + k] ?? 0);
    u += QUARTER[k]! * s;
    v += HALF[k]! * s;
    w += THREE_QUARTERS[k]! * s;
  }
  peak = Math.max(peak, Math.abs(u), Math.abs(v), Math.abs(w));
  return peak;
}

/** 4× oversampled peak of a whole recording in dBTP. Spans that cannot beat the peak so far are not interpolated. */
export function truePeak(audio: StereoBlock): Decibels {
  let peak = 0;
  for (const x of audio.left === audio.right ? [audio.left] : [audio.left, audio.right]) {
    for (let i = 0; i < x.length; i++) {
      const a = Math.abs(x[i]!);
      if (a > peak) peak = a;
    }
  }
  // Music overshoots its samples by well under 6 dB, so only neighbours of large samples can hold the peak.
  const worth = peak * 0.5;
  for (const x of audio.left === audio.right ? [audio.left] : [audio.left, audio.right]) {
    for (let i = 0; i < x.length; i++) {
      if (Math.abs(x[i]!) > worth) {
        const p = Math.max(peakBetween(x, i), peakBetween(x, i - 1));
        if (p > peak) peak = p;
      }
    }
  }
  return gainToDecibels(peak);
}

/** True peak of a recording that comes block by block. */
export interface PeakWatch {
  add(left: Float32Array, right: Float32Array): void;
  /** dBTP of all that was added. */
  finish(): Decibels;
}

export function createPeakWatch(): PeakWatch {
  /** The last samples of the block before, which its successor's first peaks lie between. */
  let before: [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];
  let peak = 0;
  const look = (held: Float32Array, more: Float32Array): Float32Array => {
    const x = new Float32Array(held.length + more.length);
    x.set(held);
    x.set(more, held.length);
    for (let i = 0; i < x.length; i++) {
      if (Math.abs(x[i]!) > peak * 0.5) peak = Math.max(peak, Math.abs(x[i]!));
    }
    const worth = peak * 0.5;
    for (let i = 0; i < x.length; i++) if (Math.abs(x[i]!) > worth) peak = Math.max(peak, peakBetween(x, i), i > 0 ? peakBetween(x, i - 1) : 0);
    return x.slice(Math.max(0, x.length - 2 * PEAK_TAPS));
  };
  return {
    add(left, right) {
      const l = look(before[0], left);
      before = [l, left === right ? l : look(before[1], right)];
    },
    finish: () => gainToDecibels(peak),
  };
}
