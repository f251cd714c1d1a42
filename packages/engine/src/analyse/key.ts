import type { StereoBlock } from "../resources.ts";
import type { PitchClass } from "../units.ts";
import { SAMPLE_RATE, hertzToMidi } from "../units.ts";
import { fftOfSize } from "./fft.ts";

export interface KeyEstimate {
  tonic: PitchClass;
  mode: "major" | "minor";
  /** Correlation with the key's template, −1 … 1. */
  confidence: number;
}

/** Probe-tone profiles of Krumhansl & Kessler 1982, from the tonic up. */
const PROFILES = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
} as const;

const SIZE = 8192;

/** Energy of the twelve pitch classes between 65 Hz and 2 kHz, square-rooted per frame so that loud moments do not rule; sums to 1. */
export function chroma({ left, right }: StereoBlock, hop = SIZE): Float64Array {
  const bins = new Float64Array(12);
  const fft = fftOfSize(SIZE);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let from = 0; from + SIZE <= left.length; from += hop) {
    for (let i = 0; i < SIZE; i++) {
      re[i] = 0.5 * (left[from + i]! + right[from + i]!) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
      im[i] = 0;
    }
    fft.forward(re, im);
    for (let k = Math.ceil((65 * SIZE) / SAMPLE_RATE); k < (2000 * SIZE) / SAMPLE_RATE; k++) {
      const magnitude = Math.hypot(re[k]!, im[k]!);
      // Only spectral peaks: noise and skirts would fill all classes alike.
      if (magnitude < Math.hypot(re[k - 1]!, im[k - 1]!) || magnitude < Math.hypot(re[k + 1]!, im[k + 1]!)) continue;
      const pitch = Math.round(hertzToMidi((k * SAMPLE_RATE) / SIZE));
      bins[((pitch % 12) + 12) % 12]! += Math.sqrt(magnitude);
    }
  }
  const total = bins.reduce((a, b) => a + b, 0);
  return total > 0 ? bins.map((v) => v / total) : bins;
}

/** Key by correlation of the chroma with the 24 templates. */
export function estimateKey(audio: StereoBlock): KeyEstimate {
  return keyCorrelations(chroma(audio)).reduce((best, key) => (key.confidence > best.confidence ? key : best));
}

/** How well a chroma of twelve values from C on agrees with each of the 24 keys. */
export function keyCorrelations(heard: Float64Array): KeyEstimate[] {
  return (["major", "minor"] as const).flatMap((mode) => Array.from({ length: 12 }, (_, tonic) => {
    const rotated = Array.from({ length: 12 }, (_, i) => heard[(i + tonic) % 12]!);
    return { tonic, mode, confidence: correlation(rotated, PROFILES[mode]) };
  }));
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (x: readonly number[]): number => x.reduce((s, v) => s + v, 0) / x.length;
  const ma = mean(a);
  const mb = mean(b);
  let ab = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((v, i) => {
    ab += (v - ma) * (b[i]! - mb);
    aa += (v - ma) ** 2;
    bb += (b[i]! - mb) ** 2;
  });
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}
