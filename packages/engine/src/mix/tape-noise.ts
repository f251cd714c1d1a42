import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import type { Decibels } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";
import { createFilter, highpass, lowpass } from "./biquad.ts";

/** Record noise: soft hiss and sparse crackle, added to a block; `level` is about the loudness of the hiss in LUFS below full scale + 20. */
export function createTapeNoise(level: Decibels, seed: number): (block: StereoBlock) => void {
  const random = createRandom(seed ^ 0x51ed270b);
  const gain = decibelsToGain(level);
  const tone = createFilter([highpass(400), lowpass(7000)]);
  let click = 0;
  let clickPan = 0;
  let left = new Float32Array(0);
  let right = new Float32Array(0);
  return (block) => {
    const n = block.left.length;
    if (left.length < n) {
      left = new Float32Array(n);
      right = new Float32Array(n);
    }
    for (let i = 0; i < n; i++) {
      // About nine crackles a second, most of them faint.
      if (random.next() < 9 / SAMPLE_RATE) {
        click = random.next() ** 3 * (random.next() < 0.5 ? -1 : 1) * 14;
        clickPan = random.next();
      }
      left[i] = (random.next() - 0.5) * 0.8 + click * clickPan;
      right[i] = (random.next() - 0.5) * 0.8 + click * (1 - clickPan);
      click *= -0.72;
      if (Math.abs(click) < 1e-6) click = 0;
    }
    tone.stereo(left, right, 0, n);
    for (let i = 0; i < n; i++) {
      block.left[i] = block.left[i]! + gain * left[i]!;
      block.right[i] = block.right[i]! + gain * right[i]!;
    }
  };
}
