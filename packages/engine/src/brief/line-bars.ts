import type { Bpm } from "../units.ts";
import type { Meter } from "../score/score.ts";

/** Fastest comfortable singing and rapping in seconds a syllable; above it words blur (measured on the neural singer). */
const PACE = { sung: { usual: 0.4, least: 0.28 }, rap: { usual: 0.215, least: 0.185 }, spoken: { usual: 0.24, least: 0.19 } } as const;

/** Bars given to a sung line: near its natural length and never fewer than the words need. */
export function lineBars(syllables: number, bpm: Bpm, meter: Meter, delivery: keyof typeof PACE): number {
  const bar = (meter.beatsPerBar * 4 * 60) / (meter.unit * bpm);
  const wished = syllables * PACE[delivery].usual + (delivery === "sung" ? 0.9 : 0.3);
  let best = 1;
  for (const bars of [1, 2, 4]) if (Math.abs(Math.log((bars * bar) / wished)) < Math.abs(Math.log((best * bar) / wished))) best = bars;
  // A singer leaves a beat for breath, so that a slow bar is not crammed with sixteenths.
  const needed = syllables * PACE[delivery].least + (delivery === "sung" ? Math.max(0.35, Math.min(0.9, bar / 4)) : 0.35);
  while (best * bar < needed) best += best < 2 ? 1 : 2;
  return best;
}
