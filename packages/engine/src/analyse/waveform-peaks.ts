import type { StereoBlock } from "../resources.ts";

/** Loudest absolute sample of each of `count` equal spans, 0–1, rounded to three decimals (it travels as JSON). */
export function waveformPeaks(audio: StereoBlock, count = 512): number[] {
  const { left, right } = audio;
  const peaks = Array.from({ length: count }, () => 0);
  for (let n = 0; n < count; n++) {
    const from = Math.floor((n * left.length) / count);
    const to = Math.floor(((n + 1) * left.length) / count);
    let peak = 0;
    for (let i = from; i < to; i++) {
      const a = Math.max(Math.abs(left[i]!), Math.abs(right[i]!));
      if (a > peak) peak = a;
    }
    peaks[n] = Math.min(1, Math.round(peak * 1000) / 1000);
  }
  return peaks;
}
