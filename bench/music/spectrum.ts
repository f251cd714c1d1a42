import { fftOfSize } from "@tunewright/engine/analyse/fft";
import type { StereoBlock } from "@tunewright/engine";

const SIZE = 4096;
const RATE = 44_100;
export const HOP = 0.125;
export const BANDS = 26;

/** Log energy of 26 mel bands (40 Hz – 16 kHz), twelve pitch classes and the side signal's share, a frame each 125 ms. */
export interface Frame {
  bands: number[];
  chroma: number[];
  side: number;
  /** Mean square of the mid signal. */
  power: number;
}

const mel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const bandOf = (k: number): number => Math.floor(((mel((k * RATE) / SIZE) - mel(40)) / (mel(16_000) - mel(40))) * BANDS);

export function frames({ left, right }: StereoBlock): Frame[] {
  const fft = fftOfSize(SIZE);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  const step = Math.round(HOP * RATE);
  const out: Frame[] = [];
  for (let from = 0; from + SIZE <= left.length; from += step) {
    let power = 0;
    let side = 0;
    for (let i = 0; i < SIZE; i++) {
      const mid = 0.5 * (left[from + i]! + right[from + i]!);
      power += mid * mid;
      side += (0.5 * (left[from + i]! - right[from + i]!)) ** 2;
      re[i] = mid * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
      im[i] = 0;
    }
    fft.forward(re, im);
    const bands = Array.from({ length: BANDS }, () => 1e-9);
    const chroma = Array.from({ length: 12 }, () => 0);
    for (let k = 4; k < SIZE / 2; k++) {
      const energy = re[k]! ** 2 + im[k]! ** 2;
      const band = bandOf(k);
      if (band >= 0 && band < BANDS) bands[band]! += energy;
      const hertz = (k * RATE) / SIZE;
      if (hertz > 110 && hertz < 2000) chroma[(Math.round(69 + 12 * Math.log2(hertz / 440)) + 120) % 12]! += Math.sqrt(energy);
    }
    const sum = chroma.reduce((a, b) => a + b, 0) || 1;
    out.push({ bands: bands.map((energy) => Math.log10(energy)), chroma: chroma.map((x) => x / sum), side: side / (power + side + 1e-9), power: power / SIZE });
  }
  return out;
}
