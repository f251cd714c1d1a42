import type { Score } from "../score/score.ts";
import type { Beats, Seconds } from "../units.ts";
import { beatsToSeconds, secondsToBeats, secondsToSamples } from "../units.ts";
import type { Stretch } from "./cut-spans.ts";
import { songLength } from "./cut-spans.ts";

/** Rooms, echoes and compressors have forgotten what was earlier than this. */
const SETTLING: Seconds = 6;
/** No note is followed back further. */
const LONGEST_RING: Seconds = 30;

/** Quarter notes in a bar of the score. */
export const barOf = ({ meter }: Pick<Score, "meter">): Beats => (meter.beatsPerBar * 4) / meter.unit;

/** What has to be rendered for a window of the score's time to sound as it does in the whole song: from a bar line ahead of whatever still rings. */
export function stretchOf(score: Score, window: { from: Seconds; to: Seconds }): Stretch {
  const heard = Math.max(0, secondsToSamples(window.from));
  const to = Math.min(songLength(score), secondsToSamples(window.to));
  const begins = window.from - SETTLING;
  const [low, high] = [secondsToBeats(begins - LONGEST_RING, score.bpm), secondsToBeats(window.from, score.bpm)];
  const ringing = secondsToBeats(window.from - SETTLING / 2, score.bpm);
  const isHeld = (note: { beat: Beats; beats: Beats }): boolean => note.beat < high && note.beat + note.beats > ringing && note.beat > low;
  const first = score.parts.reduce((least, part) => part.notes.reduce((l, note) => (isHeld(note) ? Math.min(l, note.beat) : l), least), secondsToBeats(begins, score.bpm));
  const bar = barOf(score);
  // A hair ahead of the bar line, since hands are unsteady.
  const start = beatsToSeconds(Math.floor(first / bar) * bar, score.bpm) - 0.05;
  return { from: start < SETTLING ? 0 : secondsToSamples(start), heard, to };
}
