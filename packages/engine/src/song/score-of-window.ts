import { keyAt } from "../score/key-at.ts";
import type { Score, SungNote, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { beatsToSeconds, secondsToBeats } from "../units.ts";
import type { SongDocument } from "./song-document.ts";
import { barOf } from "./stretch-of.ts";

/**
 * What the clip of a document sounds, as a score of its own: it begins with the bar in which the window begins, so that bars stay bars, and
 * holds what is struck or sung inside the window. The score itself where the window is all of it.
 */
export function scoreOfWindow({ score, window }: Pick<SongDocument, "score" | "window">): Score {
  if (window.from <= 0 && window.to >= score.duration - 0.01) return score;
  const bar = barOf(score);
  const begins = secondsToBeats(window.from, score.bpm);
  const ends = secondsToBeats(window.to, score.bpm);
  const origin = Math.floor(begins / bar + 1e-6) * bar;
  const starts = (item: { beat: Beats }): boolean => item.beat >= begins - 0.06 && item.beat < ends - 1e-6;
  const overlapping = <T extends { beat: Beats; beats: Beats }>(items: readonly T[]): T[] =>
    items.filter((item) => item.beat < ends - 1e-6 && item.beat + item.beats > Math.max(origin, begins) + 1e-6).map((item) => {
      const beat = Math.max(item.beat, origin);
      return { ...item, beat: beat - origin, beats: Math.min(item.beat + item.beats, Math.ceil(ends / bar - 1e-6) * bar) - beat };
    });
  const sections = overlapping(score.sections);
  const index = new Map(sections.map((section, i) => [section.index, i]));
  const keyChanges = (score.keyChanges ?? []).filter((change) => change.beat > origin + 1e-6 && change.beat < ends).map((change) => ({ ...change, beat: change.beat - origin }));
  const { keyChanges: _, ...rest } = score;
  return {
    ...rest,
    key: keyAt(score, origin),
    ...(keyChanges.length > 0 ? { keyChanges } : {}),
    duration: beatsToSeconds(ends - origin, score.bpm),
    sections: sections.map((section, i) => ({ ...section, index: i })),
    chords: overlapping(score.chords),
    vocals: score.vocals.map((part) => ({
      ...part,
      lines: part.lines.flatMap((line) => wordsWithin(line, starts)).map((line) => ({
        ...line, section: index.get(line.section) ?? 0, notes: line.notes.map((note) => ({ ...note, beat: note.beat - origin })),
      })),
    })).filter((part) => part.lines.length > 0),
    parts: score.parts.map((part) => ({
      ...part,
      notes: part.notes.filter(starts).map((note) => ({ ...note, beat: Math.max(0, note.beat - origin), beats: Math.min(note.beats, ends - note.beat) })),
      ...(part.automation ? { automation: part.automation.map((point) => ({ ...point, beat: point.beat - origin })) } : {}),
    })).filter((part) => part.notes.length > 0),
  };
}

/** The words of a line that begin inside. */
function wordsWithin(line: VocalLine, starts: (note: SungNote) => boolean): VocalLine[] {
  let at = 0;
  const kept = line.words.flatMap((word) => {
    const notes = line.notes.slice(at, at + word.syllables.length);
    at += notes.length;
    return notes[0] && starts(notes[0]) ? [{ word, notes }] : [];
  });
  if (kept.length === 0) return [];
  const text = kept.length === line.words.length ? line.text : kept.map(({ word }) => word.text).join(" ");
  return [{ ...line, text, words: kept.map(({ word }) => word), notes: kept.flatMap(({ notes }) => notes) }];
}
