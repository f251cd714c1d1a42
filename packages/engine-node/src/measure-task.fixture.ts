import type { StereoBlock } from "@tunewright/engine";
import { fftOfSize } from "@tunewright/engine/analyse/fft";

const SIZE = 1024;
const RATE = 44_100;

/** Sum of the rises of the log spectrum over ten milliseconds, at any moment: the most within fifteen milliseconds of it. */
export function measureFlux(x: Float32Array): (at: number) => number {
  const HOP = 256;
  const spectra = new Map<number, Float64Array>();
  const fft = fftOfSize(SIZE);
  const spectrum = (n: number): Float64Array => {
    const known = spectra.get(n);
    if (known) return known;
    const re = new Float64Array(SIZE);
    const im = new Float64Array(SIZE);
    for (let i = 0; i < SIZE; i++) re[i] = (x[n + i - SIZE / 2] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
    fft.forward(re, im);
    const out = Float64Array.from({ length: SIZE / 2 }, (_, k) => Math.log(1e-3 + Math.hypot(re[k]!, im[k]!)));
    spectra.set(n, out);
    return out;
  };
  const fluxAt = (n: number): number => {
    const [before, now] = [spectrum(n - 2 * HOP), spectrum(n)];
    return now.reduce((sum, v, k) => sum + Math.max(0, v - before[k]!), 0);
  };
  return (at) => {
    const centre = Math.round((at * RATE) / HOP) * HOP;
    return Math.max(...[-2, -1, 0, 1, 2].map((d) => fluxAt(centre + d * HOP)));
  };
}

/** Hz. */
export function spectralCentroid({ left, right }: StereoBlock): number {
  const size = 4096;
  const fft = fftOfSize(size);
  let [weighted, total] = [0, 0];
  for (let at = 0; at + size <= left.length; at += size) {
    const re = Float64Array.from({ length: size }, (_, i) => (left[at + i]! + right[at + i]!) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)));
    const im = new Float64Array(size);
    fft.forward(re, im);
    for (let k = 1; k < size / 2; k++) {
      const m = Math.hypot(re[k]!, im[k]!);
      weighted += ((k * RATE) / size) * m;
      total += m;
    }
  }
  return weighted / Math.max(1e-9, total);
}

/** Energy of the side signal against the middle's, dB. */
export function measureSide({ left, right }: StereoBlock): number {
  let [side, mid] = [0, 0];
  for (let i = 0; i < left.length; i++) {
    side += (left[i]! - right[i]!) ** 2;
    mid += (left[i]! + right[i]!) ** 2;
  }
  return 10 * Math.log10(side / mid + 1e-12);
}
