import type { Bpm, Seconds } from "../units.ts";
import type { Meter } from "../score/score.ts";

/** Fastest comfortable singing and rapping in seconds a syllable; above it words blur (measured on the neural singer). */
const PACE = { sung: { usual: 0.4, least: 0.28 }, rap: { usual: 0.215, least: 0.19 }, spoken: { usual: 0.24, least: 0.19 } } as const;

/** Breath after a line; rappers take theirs on the fly, and a singer a beat of a slow bar, so that it is not crammed with sixteenths. */
const breath = (delivery: keyof typeof PACE, bar: Seconds): Seconds => (delivery === "rap" ? 0.12 : delivery === "sung" ? Math.max(0.35, Math.min(0.9, bar / 4)) : 0.35);

/** Seconds without which so many syllables cannot be formed in bars of a length. */
export const leastSeconds = (syllables: number, delivery: keyof typeof PACE, bar: Seconds): Seconds => syllables * PACE[delivery].least + breath(delivery, bar);

/** Bars given to a sung line: near its natural length and never fewer than the words need. */
export function lineBars(syllables: number, bpm: Bpm, meter: Meter, delivery: keyof typeof PACE): number {
  const bar = (meter.beatsPerBar * 4 * 60) / (meter.unit * bpm);
  const wished = syllables * PACE[delivery].usual + (delivery === "sung" ? 0.9 : 0.3);
  let best = 1;
  for (const bars of [1, 2, 4]) if (Math.abs(Math.log((bars * bar) / wished)) < Math.abs(Math.log((best * bar) / wished))) best = bars;
  const needed = leastSeconds(syllables, delivery, bar);
  while (best * bar < needed) best += best < 2 ? 1 : 2;
  return best;
}
