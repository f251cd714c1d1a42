import type { BiquadCoefficients } from "../mix/biquad.ts";
import type { Decibels } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import type { StereoBlock } from "../resources.ts";

/**
 * Loudness after ITU-R BS.1770-4: K-weighting, 400 ms blocks every 100 ms, gates at −70 LUFS and 10 LU below the ungated mean.
 * Steps of 100 ms are summed once; four of them make a block.
 */
export interface LoudnessMeter {
  add(left: Float32Array, right: Float32Array, from?: number, to?: number): void;
  /** LUFS of all that was added; −Infinity for silence or under 400 ms. */
  integrated(): number;
  /** LUFS of each 400 ms block so far. */
  momentary(): Float64Array;
}

const STEP = Math.round(SAMPLE_RATE * 0.1);

/** Both stages of the K curve re-derived for 44.1 kHz from their analogue prototypes (BS.1770-4, tables 1 and 2). */
export function kWeighting(): [BiquadCoefficients, BiquadCoefficients] {
  const shelf = (() => {
    const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
    const q = 0.7071752369554196;
    const vh = 10 ** (3.999843853973347 / 20);
    const vb = vh ** 0.4996667741545416;
    const a0 = 1 + k / q + k * k;
    return {
      b0: (vh + (vb * k) / q + k * k) / a0, b1: (2 * (k * k - vh)) / a0, b2: (vh - (vb * k) / q + k * k) / a0,
      a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0,
    };
  })();
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [shelf, { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }];
}

const toLufs = (power: number): number => (power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity);

/** A state so small is silence: the filters are at rest, and silence need not be measured. */
const settle = (v: number): number => (v < 1e-15 && v > -1e-15 ? 0 : v);

function isSilent(left: Float32Array, right: Float32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (left[i] !== 0 || right[i] !== 0) return false;
  return true;
}

export function createLoudnessMeter(): LoudnessMeter {
  const [p, h] = kWeighting();
  const state = new Float64Array(8);
  let steps = new Float64Array(256);
  let count = 0;
  let filled = 0;
  let sum = 0;

  const blocks = (): Float64Array => {
    const out = new Float64Array(Math.max(0, count - 3));
    for (let i = 0; i < out.length; i++) out[i] = (steps[i]! + steps[i + 1]! + steps[i + 2]! + steps[i + 3]!) / (4 * STEP);
    return out;
  };

  return {
    add(left, right, from = 0, to = left.length) {
      let [l1, l2, l3, l4, r1, r2, r3, r4] = state as unknown as [number, number, number, number, number, number, number, number];
      let i = from;
      while (i < to) {
        const end = Math.min(to, i + STEP - filled);
        filled += end - i;
        let energy = 0;
        if (l1 === 0 && l2 === 0 && l3 === 0 && l4 === 0 && r1 === 0 && r2 === 0 && r3 === 0 && r4 === 0 && isSilent(left, right, i, end)) i = end;
        if (left === right) {
          for (; i < end; i++) {
            const x = left[i]!;
            const u = p.b0 * x + l1;
            l1 = p.b1 * x - p.a1 * u + l2;
            l2 = p.b2 * x - p.a2 * u;
            const y = u + l3;
            l3 = -2 * u - h.a1 * y + l4;
            l4 = u - h.a2 * y;
            energy += 2 * y * y;
          }
          [r1, r2, r3, r4] = [l1, l2, l3, l4];
        }
        for (; i < end; i++) {
          const x = left[i]!;
          const u = p.b0 * x + l1;
          l1 = p.b1 * x - p.a1 * u + l2;
          l2 = p.b2 * x - p.a2 * u;
          const y = u + l3;
          l3 = -2 * u - h.a1 * y + l4;
          l4 = u - h.a2 * y;
          const x2 = right[i]!;
          const u2 = p.b0 * x2 + r1;
          r1 = p.b1 * x2 - p.a1 * u2 + r2;
          r2 = p.b2 * x2 - p.a2 * u2;
          const y2 = u2 + r3;
          r3 = -2 * u2 - h.a1 * y2 + r4;
          r4 = u2 - h.a2 * y2;
          energy += y * y + y2 * y2;
        }
        l1 = settle(l1); l2 = settle(l2); l3 = settle(l3); l4 = settle(l4);
        r1 = settle(r1); r2 = settle(r2); r3 = settle(r3); r4 = settle(r4);
        sum += energy;
        if (filled === STEP) {
          if (count === steps.length) {
            const longer = new Float64Array(count * 2);
            longer.set(steps);
            steps = longer;
          }
          steps[count++] = sum;
          sum = 0;
          filled = 0;
        }
      }
      state.set([l1, l2, l3, l4, r1, r2, r3, r4]);
    },
    integrated: () => gatedLoudness(blocks()),
    momentary: () => blocks().map(toLufs),
  };
}

/** `powers`: mean squares of K-weighted 400 ms blocks, channels added. */
export function gatedLoudness(powers: Float64Array): number {
  const meanAbove = (gate: number): number => {
    let total = 0;
    let n = 0;
    for (const power of powers) {
      if (toLufs(power) > gate) {
        total += power;
        n++;
      }
    }
    return n > 0 ? total / n : 0;
  };
  const ungated = toLufs(meanAbove(-70));
  return ungated === -Infinity ? -Infinity : toLufs(meanAbove(ungated - 10));
}

/** Integrated loudness of a whole recording in LUFS. */
export function integratedLoudness(audio: StereoBlock): Decibels {
  const meter = createLoudnessMeter();
  meter.add(audio.left, audio.right);
  return meter.integrated();
}
