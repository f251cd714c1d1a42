import { fftOfSize } from "../analyse/fft.ts";
import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";

/** What rings and what strikes; the two sum to the sound. */
export interface SplitSound {
  harmonic: StereoBlock;
  percussive: StereoBlock;
}

/** Splits a recording that comes block by block; what comes out lags by `delay` and is asked for by `finish`. */
export interface HarmonicSplitter {
  add(block: StereoBlock): SplitSound;
  /** The rest. */
  finish(): SplitSound;
}

const SIZE = 2048;
const HOP = SIZE / 4;
/** Frames and bins on either side over which medians are taken. */
const REACH = 8;
const SPAN = 2 * REACH + 1;
const BINS = SIZE / 2 + 1;

/**
 * Harmonic/percussive separation by medians (Fitzgerald 2010): what stays over time is harmonic, what stays over frequency percussive;
 * soft masks, the same for both sides. The percussive part is the rest of the sound, so the two sum to it exactly.
 */
export function createHarmonicSplitter(): HarmonicSplitter {
  const fft = fftOfSize(SIZE);
  const window = new Float64Array(SIZE).map((_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
  // Squared Hann windows a quarter apart sum to 1.5.
  const scale = 1 / 1.5;
  const spectra = Array.from({ length: SPAN }, () => ({ re: new Float64Array(SIZE), im: new Float64Array(SIZE), magnitude: new Float64Array(BINS) }));
  /** For each bin the magnitudes of the last SPAN frames, sorted. */
  const sorted = new Float64Array(BINS * SPAN);
  const across = new Float64Array(BINS);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  // Silence before the first sample lets the first frames be whole.
  let left = new Float32Array(SIZE + SIZE);
  let right = new Float32Array(SIZE + SIZE);
  let held = SIZE - HOP;
  let frames = 0;
  /** Input that is not yet accounted for in the output, from the oldest frame's start on. */
  let waitingLeft = new Float32Array(0);
  let waitingRight = new Float32Array(0);
  const sumLeft = new Float64Array(SIZE);
  const sumRight = new Float64Array(SIZE);
  let received: Samples = 0;
  let delivered: Samples = 0;
  let skipped: Samples = SIZE - HOP;

  const pushFrame = (at: number): void => {
    const slot = spectra[frames % SPAN]!;
    for (let i = 0; i < SIZE; i++) {
      slot.re[i] = left[at + i]! * window[i]!;
      slot.im[i] = right[at + i]! * window[i]!;
    }
    fft.forward(slot.re, slot.im);
    for (let k = 0; k < BINS; k++) {
      const m = (SIZE - k) % SIZE;
      const [a, b, c, d] = [slot.re[k]! + slot.re[m]!, slot.im[k]! - slot.im[m]!, slot.im[k]! + slot.im[m]!, slot.re[m]! - slot.re[k]!];
      const old = slot.magnitude[k]!;
      const fresh = Math.sqrt(a * a + b * b) + Math.sqrt(c * c + d * d);
      exchange(sorted, k * SPAN, old, fresh);
      slot.magnitude[k] = fresh;
    }
    frames++;
  };

  /** The frame REACH before the newest one, masked, added to the sums. */
  const synthesize = (): void => {
    const slot = spectra[(frames - 1 - REACH + SPAN * 2) % SPAN]!;
    medianAcross(slot.magnitude, across);
    for (let k = 0; k < BINS; k++) {
      const h = sorted[k * SPAN + REACH]!;
      const p = across[k]!;
      const mask = h + p > 0 ? (h * h) / (h * h + p * p) : 0;
      re[k] = slot.re[k]! * mask;
      im[k] = slot.im[k]! * mask;
      if (k > 0 && k < SIZE / 2) {
        re[SIZE - k] = slot.re[SIZE - k]! * mask;
        im[SIZE - k] = slot.im[SIZE - k]! * mask;
      }
    }
    fft.inverse(re, im);
    for (let i = 0; i < SIZE; i++) {
      sumLeft[i]! += re[i]! * window[i]! * scale;
      sumRight[i]! += im[i]! * window[i]! * scale;
    }
  };

  const run = (): SplitSound => {
    let at = 0;
    const pieces: { l: Float32Array; r: Float32Array }[] = [];
    for (; at + SIZE <= held; at += HOP) {
      pushFrame(at);
      if (frames <= REACH) continue;
      synthesize();
      pieces.push({ l: Float32Array.from(sumLeft.subarray(0, HOP)), r: Float32Array.from(sumRight.subarray(0, HOP)) });
      for (const sum of [sumLeft, sumRight]) {
        sum.copyWithin(0, HOP);
        sum.fill(0, SIZE - HOP);
      }
    }
    left.copyWithin(0, at, held);
    right.copyWithin(0, at, held);
    held -= at;
    return deliver(pieces);
  };

  const deliver = (pieces: readonly { l: Float32Array; r: Float32Array }[]): SplitSound => {
    const total = pieces.length * HOP;
    const skip = Math.min(skipped, total);
    skipped -= skip;
    const n = Math.max(0, Math.min(total - skip, received - delivered));
    const result: SplitSound = {
      harmonic: { left: new Float32Array(n), right: new Float32Array(n) }, percussive: { left: new Float32Array(n), right: new Float32Array(n) },
    };
    let written = -skip;
    for (const { l, r } of pieces) {
      for (let i = 0; i < HOP; i++, written++) {
        if (written < 0 || written >= n) continue;
        result.harmonic.left[written] = l[i]!;
        result.harmonic.right[written] = r[i]!;
        result.percussive.left[written] = waitingLeft[written]! - l[i]!;
        result.percussive.right[written] = waitingRight[written]! - r[i]!;
      }
    }
    waitingLeft = waitingLeft.slice(n);
    waitingRight = waitingRight.slice(n);
    delivered += n;
    return result;
  };

  const append = (block: StereoBlock): void => {
    left = extended(left, held, block.left);
    right = extended(right, held, block.right);
    held += block.left.length;
  };

  return {
    add(block) {
      append(block);
      received += block.left.length;
      waitingLeft = joined(waitingLeft, block.left);
      waitingRight = joined(waitingRight, block.right);
      return run();
    },
    finish() {
      const silence = new Float32Array(SIZE + HOP * (REACH + 2));
      append({ left: silence, right: silence });
      return run();
    },
  };
}

function extended(old: Float32Array<ArrayBuffer>, held: number, more: Float32Array): Float32Array<ArrayBuffer> {
  const out = held + more.length > old.length ? new Float32Array(held + more.length) : old;
  if (out !== old) out.set(old.subarray(0, held));
  out.set(more, held);
  return out;
}

function joined(a: Float32Array, b: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

/** Replaces one value of a sorted run of SPAN by another and keeps it sorted. */
function exchange(sorted: Float64Array, from: number, old: number, fresh: number): void {
  let i = from;
  const end = from + SPAN;
  while (i < end - 1 && sorted[i] !== old) i++;
  for (; i < end - 1 && sorted[i + 1]! < fresh; i++) sorted[i] = sorted[i + 1]!;
  for (; i > from && sorted[i - 1]! > fresh; i--) sorted[i] = sorted[i - 1]!;
  sorted[i] = fresh;
}

const run = new Float64Array(SPAN);
/** Running median over frequency; the ends stand for what lies beyond them. */
function medianAcross(magnitude: Float64Array, out: Float64Array): void {
  const at = (k: number): number => magnitude[Math.max(0, Math.min(BINS - 1, k))]!;
  for (let i = 0; i < SPAN; i++) run[i] = at(i - REACH);
  run.sort();
  for (let k = 0; k < BINS; k++) {
    out[k] = run[REACH]!;
    exchange(run, 0, at(k - REACH), at(k + REACH + 1));
  }
}
