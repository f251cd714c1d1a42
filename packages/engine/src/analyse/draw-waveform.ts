import type { StereoBlock } from "../resources.ts";

/** Levels are drawn by power, bent so that a verse stands visibly below its chorus: peaks of a mastered song are all alike. */
const BEND = 1.6;

/**
 * The level of each of `count` equal spans of a recording, 0–1 of its loudest span, rounded to three decimals (it travels as JSON).
 * Silence is all zeros.
 */
export function drawWaveform(audio: StereoBlock, count = 512): number[] {
  const { left, right } = audio;
  const levels = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const from = Math.floor((n * left.length) / count);
    const to = Math.floor(((n + 1) * left.length) / count);
    let energy = 0;
    for (let i = from; i < to; i++) energy += left[i]! * left[i]! + right[i]! * right[i]!;
    levels[n] = to > from ? Math.sqrt(energy / (2 * (to - from))) : 0;
  }
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  return Array.from(levels, (level) => (loudest === 0 ? 0 : Math.round((level / loudest) ** BEND * 1000) / 1000));
}
