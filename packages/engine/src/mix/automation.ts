import type { Beats, Bpm, Decibels, Samples } from "../units.ts";
import { beatsToSeconds, decibelsToGain, secondsToSamples } from "../units.ts";

const STEP: Samples = 64;

/** Points in the song, ascending. */
export type Automation = readonly { beat: Beats; gain: Decibels }[];

/** Multiplies automation into `gains`, which cover the song from `from` on. Decibels are linear between points, held outside. */
export function applyAutomation(automation: Automation, bpm: Bpm, from: Samples, gains: Float32Array): void {
  const points = automation.map((p) => ({ at: secondsToSamples(beatsToSeconds(p.beat, bpm)), db: p.gain }));
  if (points.length === 0) return;
  let k = 0;
  const at = (t: Samples): number => {
    while (k < points.length && points[k]!.at <= t) k++;
    const before = points[k - 1];
    const after = points[k];
    if (!before) return decibelsToGain(after!.db);
    if (!after) return decibelsToGain(before.db);
    return decibelsToGain(before.db + ((after.db - before.db) * (t - before.at)) / (after.at - before.at));
  };
  // Steps lie on the song's grid, so that spans do not matter.
  let t = Math.floor(from / STEP) * STEP;
  let g = at(t);
  while (t < from + gains.length) {
    const next = at(t + STEP);
    for (let i = Math.max(0, t - from); i < Math.min(gains.length, t + STEP - from); i++) {
      gains[i] = gains[i]! * (g + ((next - g) * (i + from - t)) / STEP);
    }
    g = next;
    t += STEP;
  }
}
