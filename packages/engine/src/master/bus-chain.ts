import { createCompressor } from "../mix/compressor.ts";
import { createFilter, highShelf, highpass, lowShelf, peaking } from "../mix/biquad.ts";
import type { MixPlan } from "../mix/mix-plan.ts";
import type { Decibels } from "../units.ts";

/** Loudness at which the chain expects its input (LUFS): thresholds and drive are set for it. */
export const CHAIN_LOUDNESS: Decibels = -18;

/** Mix bus before the limiter, in place and streaming: glue compression, tone of the style, tape-like saturation. */
export function createBusChain(plan: MixPlan): (left: Float32Array, right: Float32Array) => void {
  const glue = createCompressor({ threshold: -13, ratio: 1.8, attack: 0.025, release: 0.18, knee: 8 });
  const { low, mid, high, air } = plan.tone;
  const tone = createFilter([
    highpass(22),
    ...(low ? [lowShelf(110, low)] : []),
    ...(mid ? [peaking(1000, 0.5, mid)] : []),
    ...(high ? [highShelf(4500, high)] : []),
    ...(air ? [highShelf(11_000, air)] : []),
  ]);
  const saturate = createSaturation(plan.saturation);
  return (left, right) => {
    glue(left, right);
    tone.stereo(left, right);
    saturate?.(left);
    saturate?.(right);
  };
}

/**
 * Odd soft curve x − x³/3 (to its knee at 1) on the signal times `drive`, level kept for small signals.
 * A cubic makes nothing above three times a frequency, and at these drives that third is under −40 dB: oversampling would buy nothing.
 */
function createSaturation(amount: number): ((x: Float32Array) => void) | null {
  if (amount <= 0) return null;
  const drive = 0.4 + 1.1 * Math.min(1, amount);
  return (x) => {
    for (let i = 0; i < x.length; i++) {
      const v = x[i]! * drive;
      const a = v > 1 ? 1 : v < -1 ? -1 : v;
      x[i] = (a - (a * a * a) / 3 + (v - a) * 0.02) / drive;
    }
  };
}
