import { fftOfSize } from "@tunewright/engine/analyse/fft";
import type { StereoBlock } from "@tunewright/engine";
import { SAMPLE_RATE } from "@tunewright/engine/units";
import { inked, type Picture } from "./ink.ts";

const SIZE = 4096;
const [LOW, HIGH] = [40, 18_000];
/** dB below a full-scale sine that is drawn black, and that is drawn brightest. */
const [FLOOR, TOP] = [-96, -24];

/** Level over time (to the right) and frequency (upwards, an octave as high as another), 40 Hz to 18 kHz. */
export function drawSpectrogram({ left, right }: StereoBlock, width = 900, height = 300): Picture {
  const fft = fftOfSize(SIZE);
  const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  const levels = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    const start = Math.round((x / width) * left.length) - SIZE / 2;
    for (let i = 0; i < SIZE; i++) {
      const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE);
      re[i] = (((left[start + i] ?? 0) + (right[start + i] ?? 0)) / 2) * hann;
      im[i] = 0;
    }
    fft.forward(re, im);
    const bin = (hertz: number): number => (hertz * SIZE) / SAMPLE_RATE;
    for (let y = 0; y < height; y++) {
      const edge = (row: number): number => bin(LOW * (HIGH / LOW) ** (row / height));
      const [from, to] = [Math.floor(edge(y)), Math.max(Math.floor(edge(y)) + 1, Math.ceil(edge(y + 1)))];
      let loudest = 0;
      for (let k = from; k < to; k++) loudest = Math.max(loudest, Math.hypot(re[k]!, im[k]!));
      levels[(height - 1 - y) * width + x] = (20 * Math.log10((4 * loudest) / SIZE + 1e-9) - FLOOR) / (TOP - FLOOR);
    }
  }
  return inked(levels, width, height);
}
