import { fftOfSize } from "../analyse/fft.ts";
import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { createFrameSource, createOverlapSum } from "./frame-source.ts";
import type { StretchStage } from "./shift-frames.ts";

const SIZE = 4096;
const BINS = SIZE / 2 + 1;

/**
 * Phase vocoder with identity phase locking (Laroche & Dolson 1999). The advance of each peak's phase is measured between two frames that
 * lie one output hop apart in the input, so nothing has to be unwrapped and a steady tone keeps its pitch exactly; the bins around a peak
 * turn with it, and both sides by the same angle, so the stereo picture stays.
 */
export function createPhaseVocoder(speed: number): StretchStage {
  // Input frames must overlap well at high speeds too.
  const hop: Samples = speed > 2 ? SIZE / 16 : speed > 1 ? SIZE / 8 : SIZE / 4;
  const fft = fftOfSize(SIZE);
  const source = createFrameSource();
  const sum = createOverlapSum(SIZE, hop);
  const window = new Float64Array(SIZE).map((_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
  const scale = hop / (SIZE * 0.375);
  const now = { re: new Float64Array(SIZE), im: new Float64Array(SIZE) };
  const before = { re: new Float64Array(SIZE), im: new Float64Array(SIZE) };
  /** Spectrum of the middle: of this frame, of the one a hop earlier, and as last put out. */
  const mid = spectrum();
  const earlier = spectrum();
  const last = spectrum();
  const power = new Float64Array(BINS);
  const turn = spectrum();
  let frame = 0;
  let skip: Samples = SIZE / 2;

  const analyse = (from: Samples, into: typeof now, middle: ReturnType<typeof spectrum>): void => {
    source.read(from, into.re, into.im);
    for (let i = 0; i < SIZE; i++) {
      into.re[i]! *= window[i]!;
      into.im[i]! *= window[i]!;
    }
    fft.forward(into.re, into.im);
    // Left and right went in as real and imaginary part; L + R of each bin comes out of the bin and its mirror.
    for (let k = 0; k < BINS; k++) {
      const m = (SIZE - k) % SIZE;
      const [lr, li] = [into.re[k]! + into.re[m]!, into.im[k]! - into.im[m]!];
      const [rr, ri] = [into.im[k]! + into.im[m]!, into.re[m]! - into.re[k]!];
      middle.re[k] = lr + rr;
      middle.im[k] = li + ri;
    }
  };

  const startOf = (n: number): Samples => Math.round(n * hop * speed) - SIZE / 2;

  const put = (): void => {
    const from = startOf(frame);
    analyse(from, now, mid);
    if (frame === 0) {
      turn.re.fill(1);
      turn.im.fill(0);
    } else {
      analyse(from - hop, before, earlier);
      findTurns(mid, earlier, last, power, turn);
    }
    for (let k = 0; k < BINS; k++) {
      const [c, s] = [turn.re[k]!, turn.im[k]!];
      last.re[k] = mid.re[k]! * c - mid.im[k]! * s;
      last.im[k] = mid.re[k]! * s + mid.im[k]! * c;
      // A turn of both real signals by one angle: the mirror bin turns the other way.
      rotate(now, k, c, s);
    }
    fft.inverse(now.re, now.im);
    for (let i = 0; i < SIZE; i++) {
      now.re[i]! *= window[i]! * scale;
      now.im[i]! *= window[i]! * scale;
    }
    sum.add(now.re, now.im);
    source.forget(from - hop);
    frame++;
  };

  const run = (more: () => boolean): StereoBlock => {
    while (more()) put();
    const block = sum.take();
    const drop = Math.min(skip, block.left.length);
    skip -= drop;
    return { left: block.left.subarray(drop), right: block.right.subarray(drop) };
  };

  return {
    add(block) {
      source.add(block);
      return run(() => source.reaches(startOf(frame) + SIZE));
    },
    finish: (length) => run(() => frame * hop - SIZE / 2 < length),
  };
}

const spectrum = (): { re: Float64Array; im: Float64Array } => ({ re: new Float64Array(BINS), im: new Float64Array(BINS) });
type Spectrum = ReturnType<typeof spectrum>;

/** The angle, as a unit complex number, by which each bin of `mid` is turned for the output. */
function findTurns(mid: Spectrum, earlier: Spectrum, last: Spectrum, power: Float64Array, turn: Spectrum): void {
  for (let k = 0; k < BINS; k++) power[k] = mid.re[k]! ** 2 + mid.im[k]! ** 2;
  let from = 0;
  let peak = -1;
  const close = (to: number): void => {
    const at = peak < 0 ? from : peak;
    // Output phase = last output phase + advance; the turn takes this frame's own phase off again.
    // (last · mid · conj(earlier)) · conj(mid), of which only the angle counts.
    const [ar, ai] = [last.re[at]! * earlier.re[at]! + last.im[at]! * earlier.im[at]!, last.im[at]! * earlier.re[at]! - last.re[at]! * earlier.im[at]!];
    const size = Math.hypot(ar, ai);
    const [c, s] = size > 1e-20 ? [ar / size, ai / size] : [1, 0];
    for (let k = from; k < to; k++) {
      turn.re[k] = c;
      turn.im[k] = s;
    }
  };
  for (let k = 2; k < BINS - 2; k++) {
    const p = power[k]!;
    if (p <= power[k - 1]! || p <= power[k - 2]! || p < power[k + 1]! || p < power[k + 2]!) continue;
    if (peak >= 0) {
      // Regions meet in the valley between two peaks.
      let valley = peak;
      for (let v = peak; v < k; v++) if (power[v]! < power[valley]!) valley = v;
      close(valley);
      from = valley;
    }
    peak = k;
  }
  close(BINS);
}

function rotate(now: Spectrum, k: number, c: number, s: number): void {
  const m = (SIZE - k) % SIZE;
  // The lowest and the highest bin are real and cannot turn.
  if (m === k) return;
  const [xr, xi] = [now.re[k]!, now.im[k]!];
  now.re[k] = xr * c - xi * s;
  now.im[k] = xr * s + xi * c;
  const [yr, yi] = [now.re[m]!, now.im[m]!];
  now.re[m] = yr * c + yi * s;
  now.im[m] = yi * c - yr * s;
}
