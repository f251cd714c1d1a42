import { formatLyrics } from "../lyrics/format-lyrics.ts";
import type { LyricSection, LyricSheet } from "../lyrics/lyric-sheet.ts";
import { SINGERS } from "../sing/singers.ts";
import { displayedLines, timeWords } from "../sing/time-words.ts";
import type { Score } from "../score/score.ts";
import type { Seconds } from "../units.ts";
import { beatsToSeconds } from "../units.ts";
import { alignSheet } from "./align-sheet.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongPlan, TimedSection, TimedWord } from "./song-events.ts";

/** Sections of less than this are not worth naming. */
const SHORTEST_SECTION: Seconds = 0.3;

/** What a document says of its clip: sections, words and lyrics of its window alone, in the clip's own time. */
export function planOfDocument(document: SongDocument): SongPlan {
  const { brief, score, window } = document;
  const lead = score.vocals.find((part) => part.id === "lead");
  const isWhole = window.from <= 0 && window.to >= score.duration - 1e-6;
  const { words, sheet } = isWhole ? { words: wordsOf(document), sheet: document.sheet } : withinWindow(document);
  return {
    title: score.title,
    lyrics: brief.instrumental ? "" : formatLyrics(sheet),
    tags: [...brief.tags, ...(lead ? [`${SINGERS[lead.singer]?.gender ?? "any"} vocals`] : [])],
    style: brief.style.key,
    singer: lead?.singer ?? null,
    score,
    sections: timeSections(score, window),
    words,
    notes: [...brief.notes],
  };
}

/** Sections in seconds of the clip; the last one holds the ringing tail. */
function timeSections(score: Score, window: SongDocument["window"]): TimedSection[] {
  return score.sections.flatMap((section, i) => {
    const ends = i === score.sections.length - 1 ? score.duration : beatsToSeconds(section.beat + section.beats, score.bpm);
    const start = Math.max(window.from, beatsToSeconds(section.beat, score.bpm)) - window.from;
    const end = Math.min(window.to, ends) - window.from;
    return end - start < SHORTEST_SECTION ? [] : [{ name: section.label, kind: section.kind, start, end }];
  });
}

/** The lead's words; `line` counts the displayed lines of the sheet, of which some are for the backing voices or have no words. */
function wordsOf({ score, sheet }: Pick<SongDocument, "score" | "sheet">): TimedWord[] {
  const lead = score.vocals.find((part) => part.id === "lead");
  if (!lead) return [];
  const texts: string[] = [];
  displayedLines(lead).forEach((line, i) => (texts[line] ??= lead.lines[i]!.text));
  const shown = sheet.sections.flatMap((section) => section.lines);
  let at = -1;
  const lineOf = texts.map((text) => {
    const found = shown.findIndex((line, i) => i > at && line.text === text);
    return found < 0 ? Math.max(0, at) : (at = found);
  });
  return timeWords(score).map((word) => ({ ...word, line: lineOf[word.line] ?? word.line }));
}

/** Words and lines that are sung in the window; sections of it without words keep their tag unless they only begin or end the song. */
function withinWindow({ score, sheet, window }: SongDocument): { words: TimedWord[]; sheet: LyricSheet } {
  const aligned = alignSheet(sheet, score);
  const words = wordsOf({ score, sheet: aligned }).filter((word) => word.start >= window.from - 0.2 && word.start < window.to);
  const heard = new Set(words.map((word) => word.line));
  const sung = new Set(wordsOf({ score, sheet: aligned }).map((word) => word.line));
  const renumbered = new Map<number, number>();
  let line = -1;
  const sections = aligned.sections.flatMap((section, i): LyricSection[] => {
    const { beat, beats } = score.sections[i]!;
    const [start, end] = [beatsToSeconds(beat, score.bpm), beatsToSeconds(beat + beats, score.bpm)];
    const overlap = Math.min(window.to, end) - Math.max(window.from, start);
    // A line that nobody is timed on goes with the larger part of its section.
    const lines = section.lines.filter(() => {
      line++;
      const stays = heard.has(line) || (!sung.has(line) && overlap > (end - start) / 2);
      if (stays) renumbered.set(line, renumbered.size);
      return stays;
    });
    const isShown = lines.length > 0 || (overlap > (end - start) / 2 && section.kind !== "intro" && section.kind !== "outro");
    return isShown ? [{ ...section, lines }] : [];
  });
  return {
    words: words.map((word) => ({ ...word, start: Math.max(0, word.start - window.from), end: Math.min(window.to, word.end) - window.from, line: renumbered.get(word.line)! })),
    sheet: { ...sheet, sections },
  };
}
