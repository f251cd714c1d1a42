import type { Seconds } from "../units.ts";
import { chromaBetween, cosine } from "./beat-features.ts";
import type { Features } from "./gather-features.ts";
import type { BeatTrack } from "./track-beats.ts";

/** How much more the harmony must move between the beats than on them for the beats to be moved there. */
const CLEARLY = 1.25;

/** In music that leans on its off-beats the loudest comb can lie between the beats; chords change on beats, and tell. */
export function settlePhase(features: Features, track: BeatTrack, tuning: number): BeatTrack {
  const { beats, steady } = track;
  if (!steady || beats.length < 8) return track;
  const period = beats[1]! - beats[0]!;
  const on = movement(features, beats, period, tuning);
  const off = movement(features, beats.map((t) => t + period / 2), period, tuning);
  if (off < on * CLEARLY) return track;
  const shifted = beats.map((t) => t + period / 2);
  return { ...track, beats: shifted[0]! > period * 0.9 ? [shifted[0]! - period, ...shifted] : shifted };
}

/** How much the harmony moves at these times, by the largest quarter of its movements: most beats keep their chord. */
function movement(features: Features, times: readonly Seconds[], period: Seconds, tuning: number): number {
  const around = (from: Seconds, to: Seconds): Float64Array => {
    const { treble, bass } = chromaBetween(features, from, to, tuning);
    return Float64Array.from([...treble, ...bass].map(Math.sqrt));
  };
  // The ear's window must not reach over the change it judges.
  const moves = times.map((t) => 1 - cosine(around(t - 0.85 * period, t - 0.08), around(t + 0.08, t + 0.85 * period))).toSorted((a, b) => b - a);
  const top = moves.slice(0, Math.max(1, moves.length >> 2));
  return top.reduce((sum, v) => sum + v, 0) / top.length;
}
