import { readBrief } from "../brief/read-brief.ts";
import { composeSong } from "../compose/compose-song.ts";
import { formatLyrics } from "../lyrics/format-lyrics.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import type { Dictionary, Pronouncer } from "../lyrics/pronunciation.ts";
import { formSheet, writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";
import { SINGERS } from "../sing/singers.ts";
import { timeWords } from "../sing/time-words.ts";
import type { Score } from "../score/score.ts";
import { beatsToSeconds } from "../units.ts";
import type { SongPlan, TimedSection, TimedWord } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";

/** Request → everything known before a note sounds. Pure: the same request and seed give the same plan. Never throws for any text. */
export function planSong(request: SongRequest, dictionary: Dictionary): SongPlan {
  const random = createRandom(request.seed);
  const brief = readBrief(request);
  const pronouncer = createPronouncer(dictionary);
  const own = request.lyrics?.trim() ? parseLyrics(request.lyrics) : undefined;
  const sheet = brief.instrumental ? formSheet(brief, random.fork("title"))
    : own && own.sections.length > 0 ? { ...own, title: brief.title ?? (own.title || titleOf(own)) }
    : writeLyrics(brief, pronouncer, random.fork("lyrics"));
  const score = composeSong(brief, sheet, pronouncer, random.fork("music"), request.seed);
  const lead = score.vocals.find((part) => part.id === "lead");
  return {
    title: score.title,
    lyrics: brief.instrumental ? "" : formatLyrics(sheet),
    tags: [...brief.tags, ...(lead ? [`${SINGERS[lead.singer]?.gender ?? "any"} vocals`] : [])],
    style: brief.style.key,
    singer: lead?.singer ?? null,
    score,
    sections: timeSections(score),
    words: lead ? timeWordsOfSheet(score, sheet, pronouncer) : [],
    notes: [...brief.notes],
  };
}

/** Sections in seconds; the last one holds the ringing tail. */
function timeSections(score: Score): TimedSection[] {
  return score.sections.map((section, i) => ({
    name: section.label, kind: section.kind,
    start: beatsToSeconds(section.beat, score.bpm),
    end: i === score.sections.length - 1 ? score.duration : beatsToSeconds(section.beat + section.beats, score.bpm),
  }));
}

/** `timeWords` counts the lead's lines; people count the written ones, of which some are for the backing voices or have no words. */
function timeWordsOfSheet(score: Score, sheet: LyricSheet, pronouncer: Pronouncer): TimedWord[] {
  const shown = sheet.sections.flatMap((section) => section.lines);
  const sung = shown.flatMap((line, i) => (line.text && pronouncer.pronounce(line.text).some((word) => word.syllables.length > 0) ? [i] : []));
  return timeWords(score).map((word) => ({ ...word, line: sung[word.line] ?? word.line }));
}

/** The title of somebody's own words: the chorus's first line, else the first line of all, at most eight words. */
function titleOf(sheet: LyricSheet): string {
  const lines = [...sheet.sections.filter((section) => section.kind === "chorus"), ...sheet.sections].flatMap((section) => section.lines);
  const text = lines.find((line) => /\p{L}/u.test(line.text))?.text ?? lines.find((line) => line.backing)?.backing ?? "";
  const words = text.replace(/[,;:.!?…]+$/u, "").split(/\s+/u).slice(0, 8).join(" ").replace(/[,;:.!?…]+$/u, "");
  return words ? [...words].slice(0, 80).join("") : "Untitled";
}
