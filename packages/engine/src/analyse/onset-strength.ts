import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE } from "../units.ts";
import { fftOfSize } from "./fft.ts";

const SIZE = 1024;
export const ONSET_HOP = 441;
/** Onset values a second. */
export const ONSET_RATE = SAMPLE_RATE / ONSET_HOP;

/** Half-wave rectified rise of the log spectrum (spectral flux), a value each 10 ms, mean removed. */
export function onsetStrength({ left, right }: StereoBlock): Float64Array {
  const count = Math.max(0, Math.floor((left.length - SIZE) / ONSET_HOP) + 1);
  const flux = new Float64Array(count);
  const fft = fftOfSize(SIZE);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  let before = new Float64Array(SIZE / 2);
  let now = new Float64Array(SIZE / 2);
  let mean = 0;
  for (let n = 0; n < count; n++) {
    for (let i = 0; i < SIZE; i++) {
      const at = n * ONSET_HOP + i;
      re[i] = 0.5 * (left[at]! + right[at]!) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
      im[i] = 0;
    }
    fft.forward(re, im);
    let rise = 0;
    for (let k = 1; k < SIZE / 2; k++) {
      now[k] = Math.log1p(100 * Math.hypot(re[k]!, im[k]!));
      if (n > 0 && now[k]! > before[k]!) rise += now[k]! - before[k]!;
    }
    [before, now] = [now, before];
    flux[n] = rise;
    mean += rise / count;
  }
  return flux.map((v) => v - mean);
}
