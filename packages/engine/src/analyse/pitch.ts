import type { Hertz, Seconds } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";

export interface PitchFrame {
  time: Seconds;
  f0: Hertz;
  /** 0 noise … 1 perfectly periodic. */
  clarity: number;
}

export interface PitchOptions {
  lowest?: Hertz;
  highest?: Hertz;
  hop?: Seconds;
}

/** Dips of the difference function under this count as periodic (de Cheveigné & Kawahara 2002). */
const THRESHOLD = 0.12;

/**
 * F0 track of one voice by YIN: cumulative mean normalised difference, first dip under the threshold, parabolic refinement.
 * Within a cent on steady tones. Frames without a dip take the deepest one and say so in their clarity.
 */
export function trackPitch(x: Float32Array, options: PitchOptions = {}): PitchFrame[] {
  const lowest = options.lowest ?? 60;
  const highest = options.highest ?? 1200;
  const hop = Math.round((options.hop ?? 0.02) * SAMPLE_RATE);
  const longest = Math.ceil(SAMPLE_RATE / lowest) + 2;
  const shortest = Math.max(2, Math.floor(SAMPLE_RATE / highest) - 1);
  const window = Math.max(1024, longest * 2);
  const frames: PitchFrame[] = [];
  const difference = new Float64Array(longest + 1);
  for (let from = 0; from + window + longest < x.length; from += hop) {
    let running = 0;
    for (let lag = 1; lag <= longest; lag++) {
      let sum = 0;
      for (let i = 0; i < window; i++) {
        const d = x[from + i]! - x[from + i + lag]!;
        sum += d * d;
      }
      running += sum;
      difference[lag] = running > 0 ? (sum * lag) / running : 1;
    }
    let best = 0;
    for (let lag = shortest; lag < longest; lag++) {
      if (difference[lag]! < THRESHOLD && difference[lag + 1]! >= difference[lag]!) {
        best = lag;
        break;
      }
    }
    if (best === 0) {
      best = shortest;
      for (let lag = shortest; lag < longest; lag++) if (difference[lag]! < difference[best]!) best = lag;
    }
    const [a, b, c] = [difference[best - 1]!, difference[best]!, difference[best + 1]!];
    const bend = a - 2 * b + c;
    const lag = best + (bend > 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend))) : 0);
    frames.push({ time: (from + window / 2) / SAMPLE_RATE, f0: SAMPLE_RATE / lag, clarity: Math.max(0, 1 - b) });
  }
  return frames;
}

/** Median F0 of the clear frames; null when none is clear. */
export function medianPitch(frames: readonly PitchFrame[], clarity = 0.8): Hertz | null {
  const clear = frames.filter((f) => f.clarity >= clarity).map((f) => f.f0).toSorted((a, b) => a - b);
  return clear.length > 0 ? clear[clear.length >> 1]! : null;
}
