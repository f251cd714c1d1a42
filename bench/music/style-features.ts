import { onsetStrength, ONSET_RATE } from "@tunewright/engine/analyse/onset-strength";
import type { StereoBlock } from "@tunewright/engine";
import { BANDS, type Frame } from "./spectrum.ts";

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const spread = (values: readonly number[]): number => Math.sqrt(mean(values.map((x) => (x - mean(values)) ** 2)));

/** What a listener hears of a style without knowing the tune: spectrum, its movement, width, onsets and their periodicity. */
export function styleFeatures(audio: StereoBlock, all: readonly Frame[], bpm: number): number[] {
  const loud = all.filter((frame) => frame.power > 1e-6);
  const bands = Array.from({ length: BANDS }, (_, b) => loud.map((frame) => frame.bands[b]!));
  const onsets = onsetStrength(audio);
  const energy = onsets.reduce((sum, x) => sum + x * x, 0) || 1;
  const rhythm = Array.from({ length: 16 }, (_, i) => {
    // Sixteenths of a bar at the tracked tempo.
    const lag = Math.round(((i + 1) * 15 * ONSET_RATE) / bpm);
    let sum = 0;
    for (let n = lag; n < onsets.length; n++) sum += onsets[n]! * onsets[n - lag]!;
    return sum / energy;
  });
  return [
    ...bands.map(mean), ...bands.map(spread), mean(loud.map((frame) => frame.side)), spread(loud.map((frame) => 10 * Math.log10(frame.power))),
    Math.log2(bpm), Math.sqrt(energy / onsets.length), ...rhythm,
  ];
}
