import type { MixPlan } from "./mix-plan.ts";
import type { StemName } from "../score/score.ts";
import type { StereoBlock } from "../resources.ts";
import type { BiquadCoefficients } from "./biquad.ts";
import { createFilter, highShelf, highpass, lowpass, peaking } from "./biquad.ts";
import { createCompressor } from "./compressor.ts";

/** Bass below this is mono. */
const MONO_BELOW = 120;

/**
 * Equaliser of each stem: room for the bass below, for the voice at 2–4 kHz, and no mud between. The bank's strings and winds are dark above
 * 6 kHz (bench/mix-figures.ts): they get air back.
 */
const EQ: Record<StemName, readonly BiquadCoefficients[]> = {
  // Voices are equalised one by one in vocal-chain.ts, before they are levelled.
  "lead-vocals": [highpass(80)],
  "backing-vocals": [highpass(110)],
  drums: [highpass(28), peaking(320, 0.9, -2.5), highShelf(9000, 1.5)],
  percussion: [highpass(160), highShelf(9000, 1)],
  bass: [highpass(30), peaking(260, 1, -2)],
  keys: [highpass(85), peaking(300, 0.9, -2), peaking(2900, 0.8, -1.5), highShelf(8000, 1.5)],
  guitars: [highpass(95), peaking(260, 1, -2), peaking(2900, 0.8, -1.5), highShelf(8000, 1.5)],
  strings: [highpass(110), peaking(350, 0.8, -1.5), peaking(2900, 0.8, -1), highShelf(6500, 4)],
  synths: [highpass(110), peaking(330, 0.8, -2), peaking(2900, 0.7, -2)],
  brass: [highpass(110), peaking(400, 0.9, -1.5), highShelf(6500, 2)],
  woodwinds: [highpass(140), highShelf(7000, 3)],
  fx: [highpass(160)],
};

/** Equaliser, bus compression and tape darkening of one stem, in place. */
export type StemChain = (block: StereoBlock) => void;

export function createStemChain(stem: StemName, plan: MixPlan): StemChain {
  const eq = createFilter([...EQ[stem], ...(plan.lowpass ? [lowpass(plan.lowpass)] : [])]);
  const compress = createBusCompressor(stem);
  return (block) => {
    eq.stereo(block.left, block.right);
    compress?.(block.left, block.right);
  };
}

/** Thresholds are peaks, set for stems at the levels of plan-balance.ts. */
function createBusCompressor(stem: StemName): ReturnType<typeof createCompressor> | null {
  switch (stem) {
    case "drums":
      return createCompressor({ threshold: -12, ratio: 2.2, attack: 0.012, release: 0.12, makeup: 1 });
    case "bass":
      return createCompressor({ threshold: -20, ratio: 3, attack: 0.015, release: 0.14, makeup: 1.5 });
    default:
      return null;
  }
}

/**
 * Scales the side signal and removes it below MONO_BELOW (24 dB an octave, Linkwitz–Riley), in place. Linear: narrowing the mix is
 * narrowing every stem.
 */
export function createWidth(width: number): (left: Float32Array, right: Float32Array) => void {
  const thin = createFilter([highpass(MONO_BELOW), highpass(MONO_BELOW)]);
  let side = new Float32Array(0);
  return (left, right) => {
    const n = left.length;
    if (side.length < n) side = new Float32Array(n);
    for (let i = 0; i < n; i++) side[i] = 0.5 * (left[i]! - right[i]!);
    thin.mono(side, 0, n);
    for (let i = 0; i < n; i++) {
      const mid = 0.5 * (left[i]! + right[i]!);
      const s = side[i]! * width;
      left[i] = mid + s;
      right[i] = mid - s;
    }
  };
}
