import type { ChordSpan } from "../score/score.ts";
import type { Beats, PitchClass } from "../units.ts";

/** The chord sounding at a beat; beyond the ends the first and the last go on. */
export function chordAt(chords: readonly ChordSpan[], beat: Beats): ChordSpan {
  let low = 0;
  let high = chords.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chords[middle]!.beat <= beat + 1e-6) low = middle;
    else high = middle - 1;
  }
  return chords[low]!;
}

export const chordTones = (chord: Pick<ChordSpan, "root" | "intervals">): PitchClass[] =>
  chord.intervals.map((interval) => (chord.root + interval) % 12);

/** Chord tones a melody may rest on: without the ninth. */
export const restTones = (chord: Pick<ChordSpan, "root" | "intervals">): PitchClass[] => {
  const tones = chord.intervals.filter((interval) => interval < 12).map((interval) => (chord.root + interval) % 12);
  return chord.intervals.length === 2 ? tones : tones;
};

/** Chord spans that overlap [from, to). */
export const chordsBetween = (chords: readonly ChordSpan[], from: Beats, to: Beats): ChordSpan[] =>
  chords.filter((chord) => chord.beat < to - 1e-6 && chord.beat + chord.beats > from + 1e-6);
