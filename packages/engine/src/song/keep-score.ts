import type { Note, Score, SungNote, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { beatsToSeconds, secondsToBeats } from "../units.ts";
import { barOf } from "./stretch-of.ts";

/** Unsteady hands strike so much ahead of the beat they mean. */
const AHEAD: Beats = 0.06;

/** The bar line nearest to a moment at which nobody is in the middle of a word, within a bar of it; never the song's first beat, at most the end of its last bar. */
export function nearestBar(score: Score, beat: Beats): Beats {
  const bar = barOf(score);
  const end = endOf(score);
  const nearest = Math.max(1, Math.min(Math.floor(end / bar + 1e-6), Math.round(beat / bar)));
  const lines = [nearest, nearest - 1, nearest + 1].map((n) => n * bar).filter((at) => at >= bar - 1e-6 && at <= end + 1e-6);
  const free = lines.find((at) => !score.vocals.some((part) => part.lines.some((line) => line.notes.some((n) => n.beat < at - 0.1 && n.beat + n.beats > at + 0.1))));
  return free ?? nearest * bar;
}

/** End of the last bar. */
export const endOf = (score: Pick<Score, "sections">): Beats => Math.max(...score.sections.map((section) => section.beat + section.beats));

/** The score up to a beat. Notes that sound there are let go; a word is kept only whole, and a section only if it has begun. */
export function keepScore(score: Score, until: Beats): Score {
  const cut = <T extends { beat: Beats; beats: Beats }>(items: readonly T[], hair = 1e-6): T[] =>
    items.flatMap((item) => (item.beat >= until - hair ? [] : [{ ...item, beats: Math.min(item.beats, until - item.beat) }]));
  const sections = cut(score.sections);
  return {
    ...score,
    duration: beatsToSeconds(until, score.bpm),
    sections,
    chords: cut(score.chords),
    ...(score.keyChanges ? { keyChanges: score.keyChanges.filter((change) => change.beat < until - 1e-6) } : {}),
    vocals: score.vocals.map((part) => ({ ...part, lines: part.lines.flatMap((line) => (line.section < sections.length ? cutLine(line, until) : [])) })),
    parts: score.parts.map((part) => ({
      ...part,
      notes: cut<Note>(part.notes, AHEAD),
    })),
  };
}

/** The line's words whose last syllable begins before a beat, held up to it at the most; none when it begins later. */
function cutLine(line: VocalLine, until: Beats): VocalLine[] {
  const words: VocalLine["words"] = [];
  const notes: SungNote[] = [];
  let at = 0;
  for (const word of line.words) {
    const own = line.notes.slice(at, at + word.syllables.length);
    at += own.length;
    if (own.length === 0 || own.at(-1)!.beat >= until - 0.2) break;
    words.push(word);
    notes.push(...own.map((note) => shorten(note, until)));
  }
  if (words.length === 0) return [];
  if (words.length === line.words.length) return [{ ...line, notes }];
  return [{ ...line, text: words.map((word) => word.text).join(" "), words, notes }];
}

/** A note held only up to a beat. */
export function shorten(note: SungNote, until: Beats): SungNote {
  if (note.beat + note.beats <= until + 1e-6) return note;
  const beats = until - note.beat;
  return { ...note, beats, pitches: note.pitches.filter((pitch, i) => i === 0 || pitch.offset < beats - 0.05) };
}

/** Beats at which something is struck or sung, in no order. */
export const onsetsOf = (score: Score): Beats[] => [
  ...score.parts.flatMap((part) => part.notes.map((note) => note.beat)),
  ...score.vocals.flatMap((part) => part.lines.flatMap((line) => line.notes.map((note) => note.beat - secondsToBeats(0.08, score.bpm)))),
];
