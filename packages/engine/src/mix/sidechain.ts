import type { Score } from "../score/score.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, beatsToSeconds, secondsToSamples } from "../units.ts";

/** General MIDI bass drums. */
const KICKS = new Set([35, 36]);
const ATTACK: Samples = Math.round(0.004 * SAMPLE_RATE);

/**
 * Ducking written from the score's kick notes rather than detected, so it acts exactly on the beat: down in 4 ms ending on the kick,
 * back over the plan's release. Returns null when nothing ducks; otherwise fills `out` with gains for [from, from + out.length).
 */
export function createSidechain(score: Score): ((from: Samples, out: Float32Array) => void) | null {
  const { depth, release, stems } = score.mix.sidechain;
  if (depth <= 0 || stems.length === 0) return null;
  const kicks = score.parts
    .filter((p) => (p.instrument.kind === "kit" || p.instrument.kind === "machine") && p.stem === "drums")
    .flatMap((p) => p.notes.filter((n) => KICKS.has(Math.round(n.midi))))
    .map((n) => ({ at: secondsToSamples(beatsToSeconds(n.beat, score.bpm)), strength: Math.min(1, n.velocity / 110) }))
    .toSorted((a, b) => a.at - b.at);
  if (kicks.length === 0) return null;
  const length = Math.max(ATTACK, secondsToSamples(release * 1.6));
  return (from, out) => {
    out.fill(1);
    for (const { at, strength } of kicks) {
      if (at - ATTACK >= from + out.length) break;
      if (at + length <= from) continue;
      const bottom = 1 - Math.min(1, depth) * strength;
      for (let i = Math.max(0, at - ATTACK - from); i < Math.min(out.length, at + length - from); i++) {
        const t = i + from - at;
        const gain = t < 0 ? 1 + ((1 - bottom) * -(t + ATTACK)) / ATTACK : 1 - (1 - bottom) * (1 - t / length) ** 2;
        if (gain < out[i]!) out[i] = gain;
      }
    }
  };
}
