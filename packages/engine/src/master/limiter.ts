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
/** A gain so near one is one. */
const RECOVERED = 1 - 1e-7;

export interface Limiter {
  /**
   * Input in, finished output out: the first call returns fewer frames than it got, `finish` the rest. Positions do not shift.
   * What is returned is lent until the next call.
   */
  process(block: StereoBlock): StereoBlock;
  finish(): StereoBlock;
  /** Largest reduction so far, ≥ 0. */
  readonly reduction: Decibels;
}

/**
 * Look-ahead limiter on the 4× oversampled peak of both channels. For each sample the gain is the mean over the look-ahead of running
 * minima that all contain that sample, hence never above what its peak allows; recovery is exponential over `release`.
 * Only samples near the ceiling are oversampled, and while nothing comes near it the gain is not computed at all.
 */
export function createLimiter(ceiling: Decibels, release: Seconds = 0.09): Limiter {
  const limit = decibelsToGain(ceiling);
  const worth = limit / OVERSHOOT;
  const envelope = createGainEnvelope(1 - Math.exp(-1 / (release * SAMPLE_RATE)));
  // Input from absolute sample `base` on, `filled` of it; zeros follow.
  let left = new Float32Array(1 << 14);
  let right = new Float32Array(1 << 14);
  let outLeft = new Float32Array(0);
  let outRight = new Float32Array(0);
  let filled = 0;
  let base = 0;
  let received = 0;
  let judged = 0;
  let lowest = 1;

  const append = (block: StereoBlock): void => {
    const keep = Math.max(0, judged - LOOK_AHEAD - PEAK_TAPS - base);
    const size = filled - keep + block.left.length;
    const fit = (old: Float32Array<ArrayBuffer>, more: Float32Array): Float32Array<ArrayBuffer> => {
      const into = size + PEAK_TAPS > old.length ? new Float32Array(2 * (size + PEAK_TAPS)) : old;
      if (into === old) old.copyWithin(0, keep, filled);
      else into.set(old.subarray(keep, filled));
      into.set(more, filled - keep);
      into.fill(0, size, size + PEAK_TAPS);
      return into;
    };
    left = fit(left, block.left);
    right = fit(right, block.right);
    filled = size;
    base += keep;
    received += block.left.length;
  };

  const run = (until: number): StereoBlock => {
    const first = Math.max(0, judged - LOOK_AHEAD);
    const end = Math.max(first, until - LOOK_AHEAD);
    if (outLeft.length < end - first) {
      outLeft = new Float32Array(end - first);
      outRight = new Float32Array(end - first);
    }
    // Locals: a variable of the outer function would be read from memory at every sample.
    const [l, r, outL, outR, shift, known] = [left, right, outLeft, outRight, base, received];
    let least = lowest;
    let at = judged;
    // Peak between the last sample and this one, −1 when it was not worth knowing.
    let before = -1;
    for (; at < until; at++) {
      const k = at - shift;
      let need = 1;
      if (at < known) {
        const a = Math.max(Math.abs(l[k]!), Math.abs(l[k + 1]!), Math.abs(r[k]!), Math.abs(r[k + 1]!));
        if (a >= worth) {
          if (before < 0) before = k > 0 ? Math.max(peakBetween(l, k - 1), peakBetween(r, k - 1)) : 0;
          const after = Math.max(peakBetween(l, k), peakBetween(r, k));
          const peak = Math.max(before, after);
          if (peak > limit) need = limit / peak;
          before = after;
        } else before = -1;
      }
      const gain = envelope(at, need);
      const i = at - LOOK_AHEAD;
      if (i < 0) continue;
      if (gain < least) least = gain;
      outL[i - first] = l[i - shift]! * gain;
      outR[i - first] = r[i - shift]! * gain;
    }
    lowest = least;
    judged = Math.max(judged, at);
    return { left: outLeft.subarray(0, end - first), right: outRight.subarray(0, end - first) };
  };

  return {
    process(block) {
      append(block);
      return run(Math.max(judged, received - AFTER));
    },
    finish: () => run(received + LOOK_AHEAD),
    get reduction() {
      return -20 * Math.log10(lowest);
    },
  };
}

const WINDOW = LOOK_AHEAD + 1;
const QUEUE = 256;

/** Takes the gain that each sample needs, in order; returns the gain of the sample LOOK_AHEAD before it. */
function createGainEnvelope(recover: number): (at: Samples, need: number) => number {
  // Monotonic queue of (sample, needed gain) over the window.
  const queueAt = new Int32Array(QUEUE);
  const queueGain = new Float64Array(QUEUE);
  let head = 0;
  let queued = 0;
  const box = new Float64Array(WINDOW).fill(1);
  let boxAt = 0;
  let boxSum = WINDOW;
  let held = 1;
  /** Samples since anything was below one. */
  let idle: Samples = WINDOW;
  return (at, need) => {
    if (need === 1 && held === 1) {
      if (idle >= WINDOW) {
        queued = 0;
        return 1;
      }
    } else idle = 0;
    while (queued > 0 && queueGain[(head + queued - 1) & (QUEUE - 1)]! >= need) queued--;
    const tail = (head + queued) & (QUEUE - 1);
    queueAt[tail] = at;
    queueGain[tail] = need;
    queued++;
    while (queueAt[head]! < at - LOOK_AHEAD) {
      head = (head + 1) & (QUEUE - 1);
      queued--;
    }
    const minimum = queueGain[head]!;
    held += (1 - held) * recover;
    if (minimum < held) held = minimum;
    else if (held > RECOVERED) held = 1;
    idle = held === 1 ? idle + 1 : 0;
    boxSum += held - box[boxAt]!;
    box[boxAt] = held;
    if (++boxAt === WINDOW) {
      boxAt = 0;
      // Re-summing once per turn keeps rounding from building up.
      boxSum = 0;
      for (let k = 0; k < WINDOW; k++) boxSum += box[k]!;
    }
    return Math.min(1, boxSum / WINDOW);
  };
}
