import type { Score } from "../score/score.ts";
import type { Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, beatsToSeconds, secondsToSamples } from "../units.ts";

/** A stretch that is rendered in one go. Spans follow each other without gaps and never cross a section's start. */
export interface Span {
  from: Samples;
  to: Samples;
  /** Index of the section that sounds in it. */
  section: number;
}

/** The first span is short, so that the first sound is early; later ones are short enough that a cancel and the progress are prompt. */
const FIRST_SPAN: Seconds = 2.5;
const LONGEST_SPAN: Seconds = 6;

/** Length of the song in samples, the last tail included. */
export const songLength = (score: Score): Samples => Math.max(1, Math.ceil(score.duration * SAMPLE_RATE));

/** The part of a song that is rendered. */
export interface Stretch {
  /** Where rendering begins: some bars ahead, so that what was struck there rings on. */
  from: Samples;
  /** Where the sound that is wanted begins and ends. */
  heard: Samples;
  to: Samples;
}

export const wholeOf = (score: Score): Stretch => ({ from: 0, heard: 0, to: songLength(score) });

/** Cuts a score, or a stretch of it, into spans; the tail after the last section belongs to it. One span begins where it is first heard. */
export function cutSpans(score: Score, { from, heard, to }: Stretch = wholeOf(score)): Span[] {
  const end = songLength(score);
  const spans = score.sections.flatMap((section, i) => {
    const next = score.sections[i + 1];
    const begins = i === 0 ? 0 : Math.min(end, secondsToSamples(beatsToSeconds(section.beat, score.bpm)));
    const ends = next ? Math.min(end, secondsToSamples(beatsToSeconds(next.beat, score.bpm))) : end;
    const low = Math.max(begins, heard);
    return [
      ...divide(Math.max(begins, from), Math.min(ends, heard), section.index, false),
      ...divide(low, Math.min(ends, to), section.index, low === heard),
    ];
  });
  return spans.length > 0 ? spans : [...divide(from, heard, 0, false), ...divide(heard, to, 0, true)];
}

function divide(from: Samples, to: Samples, section: number, isFirst: boolean): Span[] {
  if (to <= from) return [];
  const first = FIRST_SPAN * SAMPLE_RATE;
  // A remainder of under a second is not worth a span of its own.
  if (isFirst && to - from > first + SAMPLE_RATE) return [{ from, to: from + first, section }, ...divide(from + first, to, section, false)];
  const pieces = Math.ceil((to - from) / (LONGEST_SPAN * SAMPLE_RATE));
  return Array.from({ length: pieces }, (_, k) => ({
    from: from + Math.round(((to - from) * k) / pieces),
    to: from + Math.round(((to - from) * (k + 1)) / pieces),
    section,
  }));
}
