import type { StereoBlock } from "@tunewright/engine";
import { fftOfSize } from "@tunewright/engine/analyse/fft";
import { createFilter, lowpass } from "@tunewright/engine/mix/biquad";

const RATE = 44_100;
const SIZE = 8192;
/** Octaves from 31 Hz to 16 kHz. */
const OCTAVES = Array.from({ length: 10 }, (_, n) => 31.25 * 2 ** n);
/** Long-term spectra of released music fall by about so much an octave, in power per hertz (dB). */
const SLOPE = 4.5;

const mono = ({ left, right }: StereoBlock): Float32Array => left.map((v, i) => (v + right[i]!) / 2);

/** Mean of the louder channel's offset from zero. */
export const offset = ({ left, right }: StereoBlock): number =>
  Math.max(...[left, right].map((x) => Math.abs(x.reduce((sum, v) => sum + v, 0) / x.length)));

/** Power of the mono sum below 100 Hz over that of both channels: 1 when nothing is lost. */
export function bassCorrelation({ left, right }: StereoBlock): number {
  const [l, r] = [left.slice(), right.slice()];
  createFilter([lowpass(80), lowpass(80)]).stereo(l, r);
  let sum = 0;
  let apart = 0;
  for (let i = 0; i < l.length; i++) {
    sum += ((l[i]! + r[i]!) / 2) ** 2;
    apart += (l[i]! ** 2 + r[i]! ** 2) / 2;
  }
  return apart > 0 ? sum / apart : 1;
}

/** Power per hertz of each octave against SLOPE, in dB around their mean over 60 Hz – 8 kHz: flat is the spectrum of usual music. */
export function bandLevels(audio: StereoBlock): number[] {
  const x = mono(audio);
  const power = new Float64Array(SIZE / 2);
  const fft = fftOfSize(SIZE);
  for (let at = 0; at + SIZE <= x.length; at += SIZE) {
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++) re[i] = x[at + i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
    fft.forward(re, im);
    for (let k = 1; k < SIZE / 2; k++) power[k] = power[k]! + re[k]! ** 2 + im[k]! ** 2;
  }
  const levels = OCTAVES.map((centre, n) => {
    const [low, high] = [centre / Math.SQRT2, centre * Math.SQRT2].map((f) => Math.max(1, Math.round((f * SIZE) / RATE))) as [number, number];
    let sum = 0;
    for (let k = low; k < Math.min(high, SIZE / 2); k++) sum += power[k]!;
    return 10 * Math.log10(sum / Math.max(1, high - low) + 1e-12) + SLOPE * n;
  });
  const centre = levels.slice(1, 9).reduce((sum, v) => sum + v, 0) / 8;
  return levels.map((v) => v - centre);
}

/** Median over the joins of the sharpest second difference within 1 ms of one over the sharpest within 60 ms around it: a click stands out far above 1. */
export function bendAtJoins(audio: StereoBlock, joins: readonly number[]): number {
  const x = mono(audio);
  const bend = (i: number): number => Math.abs((x[i - 1] ?? 0) - 2 * (x[i] ?? 0) + (x[i + 1] ?? 0));
  const ratios = joins.map((seconds) => {
    const at = Math.round(seconds * RATE);
    let [here, around] = [0, 1e-4];
    for (let i = at - 2646; i <= at + 2646; i++) {
      if (Math.abs(i - at) <= 44) here = Math.max(here, bend(i));
      else around = Math.max(around, bend(i));
    }
    return here / around;
  });
  // Sections begin with a stroke of the drums, which is a bend of its own: what every join had would show in their median.
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
}
