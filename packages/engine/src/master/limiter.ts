import { PEAK_TAPS, peakBetween } from "../analyse/true-peak.ts";
import type { StereoBlock } from "../resources.ts";
import type { Decibels, Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";

/** Time over which the gain bends down to meet a peak. */
const LOOK_AHEAD: Samples = Math.round(0.003 * SAMPLE_RATE);
/** The interpolator needs so many samples after the one it judges. */
const AFTER = PEAK_TAPS / 2;
/** Peaks between samples exceed their neighbours by less than this factor in music. */
const OVERSHOOT = 1.8;

export interface Limiter {
  /** Input in, finished output out: the first call returns fewer frames than it got, `finish` the rest. Positions do not shift. */
  process(block: StereoBlock): StereoBlock;
  finish(): StereoBlock;
  /** Largest reduction so far, ≥ 0. */
  readonly reduction: Decibels;
}

/**
 * Look-ahead limiter on the 4× oversampled peak of both channels. For each sample the gain is the mean over the look-ahead of running
 * minima that all contain that sample, hence never above what its peak allows; recovery is exponential over `release`.
 */
export function createLimiter(ceiling: Decibels, release: Seconds = 0.09): Limiter {
  const limit = decibelsToGain(ceiling);
  const recover = 1 - Math.exp(-1 / (release * SAMPLE_RATE));
  const window = LOOK_AHEAD + 1;
  // Input from absolute sample `base` on.
  let left = new Float32Array(0);
  let right = new Float32Array(0);
  let base = 0;
  let received = 0;
  let judged = 0;
  // Monotonic queue of (sample, needed gain) over the window.
  const queueAt = new Int32Array(window + 1);
  const queueGain = new Float64Array(window + 1);
  let head = 0;
  let queued = 0;
  const box = new Float64Array(window).fill(1);
  let boxAt = 0;
  let boxSum = window;
  let held = 1;
  let lowest = 1;

  const needed = (i: number): number => {
    const k = i - base;
    const a = Math.max(Math.abs(left[k]!), Math.abs(left[k + 1] ?? 0), Math.abs(right[k]!), Math.abs(right[k + 1] ?? 0));
    if (a * OVERSHOOT < limit) return 1;
    const peak = Math.max(peakBetween(left, k), peakBetween(right, k), k > 0 ? peakBetween(left, k - 1) : 0, k > 0 ? peakBetween(right, k - 1) : 0);
    return peak > limit ? limit / peak : 1;
  };

  /** Takes the need of the next sample; the gain of the sample LOOK_AHEAD before it is then known. */
  const gainAfter = (at: number, need: number): number => {
    while (queued > 0 && queueGain[(head + queued - 1) % (window + 1)]! >= need) queued--;
    queueAt[(head + queued) % (window + 1)] = at;
    queueGain[(head + queued) % (window + 1)] = need;
    queued++;
    while (queueAt[head]! < at - LOOK_AHEAD) {
      head = (head + 1) % (window + 1);
      queued--;
    }
    const minimum = queueGain[head]!;
    held += (1 - held) * recover;
    if (minimum < held) held = minimum;
    boxSum += held - box[boxAt]!;
    box[boxAt] = held;
    if (++boxAt === window) {
      boxAt = 0;
      // Re-summing once per turn keeps rounding from building up.
      boxSum = 0;
      for (let k = 0; k < window; k++) boxSum += box[k]!;
    }
    return Math.min(1, boxSum / window);
  };

  const run = (until: number, silentTail: boolean): StereoBlock => {
    const first = Math.max(0, judged - LOOK_AHEAD);
    const end = Math.max(first, until - LOOK_AHEAD);
    const out: StereoBlock = { left: new Float32Array(end - first), right: new Float32Array(end - first) };
    for (; judged < until; judged++) {
      const gain = gainAfter(judged, silentTail && judged >= received ? 1 : needed(judged));
      const i = judged - LOOK_AHEAD;
      if (i < 0) continue;
      if (gain < lowest) lowest = gain;
      out.left[i - first] = left[i - base]! * gain;
      out.right[i - first] = right[i - base]! * gain;
    }
    return out;
  };

  return {
    process(block) {
      const keep = Math.max(0, judged - LOOK_AHEAD - PEAK_TAPS - base);
      const join = (old: Float32Array<ArrayBuffer>, more: Float32Array): Float32Array<ArrayBuffer> => {
        const joined = new Float32Array(old.length - keep + more.length);
        joined.set(old.subarray(keep));
        joined.set(more, old.length - keep);
        return joined;
      };
      left = join(left, block.left);
      right = join(right, block.right);
      base += keep;
      received += block.left.length;
      return run(Math.max(judged, received - AFTER), false);
    },
    finish: () => run(received + LOOK_AHEAD, true),
    get reduction() {
      return -20 * Math.log10(lowest);
    },
  };
}
