import { SAMPLE_RATE } from "../../units.ts";
import type { Hertz } from "../../units.ts";

/**
 * Stereo low-pass of two or four poles after the zero-delay state-variable filter (V. Zavalishin, The Art of VA Filter Design;
 * A. Simper's trapezoidal form). The cutoff glides over each call, so modulation makes no steps.
 */
export interface LadderlessFilter {
  /** In place over [from, to); `resonance` 0 … 1. */
  process(left: Float32Array, right: Float32Array, from: number, to: number, cutoff: Hertz, resonance: number): void;
}

const coefficient = (cutoff: Hertz): number => Math.tan((Math.PI * Math.max(20, Math.min(cutoff, SAMPLE_RATE * 0.46))) / SAMPLE_RATE);

export function createLowpass(poles: 2 | 4): LadderlessFilter {
  let glided = -1;
  // Two integrators for each channel and each stage.
  let a1 = 0, a2 = 0, b1 = 0, b2 = 0, c1 = 0, c2 = 0, d1 = 0, d2 = 0;
  return {
    process(left, right, from, to, cutoff, resonance) {
      const goal = coefficient(cutoff);
      if (glided < 0) glided = goal;
      let g = glided;
      const step = (goal - g) / (to - from);
      // Butterworth damping 1.41 down to 0.12 near self-oscillation; a four-pole shares it between its stages.
      const k = 1.41 - 1.29 * resonance;
      const k2 = poles === 4 ? 1.41 - 0.5 * resonance : 1;
      for (let i = from; i < to; i++) {
        g += step;
        const h = 1 / (1 + g * (g + k));
        const l = left[i]!;
        const r = right[i]!;
        let v1 = (g * (l - a2) + a1) * h;
        let v2 = a2 + g * v1;
        a1 = 2 * v1 - a1;
        a2 = 2 * v2 - a2;
        let w1 = (g * (r - b2) + b1) * h;
        let w2 = b2 + g * w1;
        b1 = 2 * w1 - b1;
        b2 = 2 * w2 - b2;
        if (poles === 4) {
          const h2 = 1 / (1 + g * (g + k2));
          v1 = (g * (v2 - c2) + c1) * h2;
          v2 = c2 + g * v1;
          c1 = 2 * v1 - c1;
          c2 = 2 * v2 - c2;
          w1 = (g * (w2 - d2) + d1) * h2;
          w2 = d2 + g * w1;
          d1 = 2 * w1 - d1;
          d2 = 2 * w2 - d2;
        }
        left[i] = v2;
        right[i] = w2;
      }
      glided = goal;
    },
  };
}
