import type { Brief } from "../brief/brief.ts";
import { readBrief } from "../brief/read-brief.ts";
import { composeSong } from "../compose/compose-song.ts";
import { keyName } from "../compose/spell.ts";
import type { LyricSection, LyricSheet } from "../lyrics/lyric-sheet.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { displayedLines } from "../sing/time-words.ts";
import type { Score } from "../score/score.ts";
import type { Beats, Seconds } from "../units.ts";
import { beatsToSeconds, secondsToBeats } from "../units.ts";
import { alignSheet } from "./align-sheet.ts";
import { appendScore } from "./append-score.ts";
import { continueForm } from "./continue-form.ts";
import { wordsAfter } from "./given-words.ts";
import { keepScore, nearestBar, onsetsOf } from "./keep-score.ts";
import { pronouncerFor } from "./pronouncer-for.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";

/** A singer's first consonants and breath come so much ahead of the note. */
const ONSET: Seconds = 0.35;
/** The cut lies so far ahead of the join, at the quietest place of this stretch. */
const [LEAST_AHEAD, MOST_AHEAD]: readonly [Seconds, Seconds] = [0.08, 0.5];

/** No word goes on for longer. */
const LONGEST_WORD: Beats = 8;

/** What every random draw of the song comes from, so that harmony, melody and cast go on as they began while the players have new ideas. */
function musicOf(score: Score, seed: number): Random {
  const first = createRandom(score.seed).fork("music");
  const [old, fresh] = [score.take ? first.fork(`candidate ${score.take}`) : first, createRandom(seed).fork("music")];
  return { ...fresh, fork: (label) => (/^(harmony|melody|cast)/.test(label) ? old : fresh).fork(label) };
}

/**
 * The whole song with a new continuation after `at` (score time): tempo, key, sound and voice stay, the score up to the nearest bar is kept,
 * and new sections follow with the request's words and style, or as the form goes on. Its window holds the continuation alone, from a
 * little ahead of the bar line, where the old sound is left.
 */
export function extendDocument(source: SongDocument, request: SongRequest, at: Seconds, dictionary: Dictionary): SongDocument {
  const { score } = source;
  const join = nearestBar(score, secondsToBeats(at, score.bpm));
  const kept = keepScore(score, join);
  const brief = continuingBrief(source, request);
  const pronouncer = pronouncerFor(brief, dictionary, request);
  const keptSheet = keptWords(source, kept);
  const words = request.lyrics?.trim() && !brief.instrumental 
    ? wordsAfter(parseLyrics(request.lyrics).sections, keptSheet.sections.flatMap((section) => section.lines.map((line) => line.text))) : [];
  const random = createRandom(request.seed);
  const more = words.length > 0 ? words
    : continueForm(keptSheet.sections, brief.instrumental ? keptSheet : writeLyrics(brief, pronouncer, random.fork("lyrics")), brief, { ...(request.length ? { length: request.length } : {}), usual: usualSection(score) }, random.fork("form"));
  const sheet: LyricSheet = { ...source.sheet, sections: [...keptSheet.sections, ...more] };
  const composed = composeSong(brief, sheet, pronouncer, musicOf(score, request.seed), score.seed);
  // The composer may have put an intro ahead of what was kept.
  const first = composed.sections.length - alignedTail(composed, sheet, keptSheet.sections.length);
  const whole = appendScore(kept, sectionsFrom(composed, first, keptSheet.sections.length), keptSheet.sections.length);
  const title = request.title?.trim() || score.title;
  return {
    format: 1, engine: ENGINE_VERSION, request: { ...source.request, ...request }, brief,
    sheet: alignSheet({ ...sheet, title }, whole),
    score: { ...whole, title },
    window: { from: placeCut(whole, score, join), to: whole.duration },
  };
}

/** Sections of the composed score that are new: those after the kept ones of the sheet, and an outro the composer added. */
function alignedTail(composed: Score, sheet: LyricSheet, kept: number): number {
  const aligned = alignSheet(sheet, composed).sections;
  const firstNew = sheet.sections[kept]!;
  return aligned.length - Math.max(kept, aligned.findIndex((section) => section === firstNew));
}

/** Numbers the sections from `first` on as if `count` others came before them. */
function sectionsFrom(score: Score, first: number, count: number): Score {
  const by = count - first;
  return by === 0 ? score : {
    ...score,
    sections: [...Array.from({ length: Math.max(0, by) }, () => score.sections[0]!), ...score.sections.slice(Math.max(0, -by))].map((s, index) => ({ ...s, index })),
    vocals: score.vocals.map((part) => ({ ...part, lines: part.lines.map((line) => ({ ...line, section: line.section + by })) })),
  };
}

/** Mean length of the sections that are neither beginning nor end. */
function usualSection(score: Score): Seconds {
  const inner = score.sections.filter((section) => section.kind !== "intro" && section.kind !== "outro");
  return inner.length === 0 ? 16 : Math.max(5, beatsToSeconds(inner.reduce((sum, section) => sum + section.beats, 0) / inner.length, score.bpm));
}

/** The source's brief, with another style where one is asked for; tempo, metre, key and singer stay. */
function continuingBrief(source: SongDocument, request: SongRequest): Brief {
  const { brief, score } = source;
  const lead = score.vocals.find((part) => part.id === "lead");
  const styled = request.style?.trim() && request.style.trim() !== source.request.style?.trim();
  const wished = styled || request.exclude?.trim() ? readBrief({ ...source.request, ...request, style: request.style?.trim() || source.request.style }) : brief;
  const hasWords = Boolean(request.lyrics?.trim());
  return {
    ...wished,
    bpm: score.bpm, meter: score.meter, key: score.key, keyNamed: true,
    voice: lead ? { ...wished.voice, delivery: lead.delivery } : wished.voice,
    // An instrumental goes on as one unless words are given.
    instrumental: request.instrumental === true || (brief.instrumental && !hasWords),
    ...(request.prompt?.trim() ? { subject: readBrief({ ...source.request, ...request }).subject } : {}),
    ...(lead ? { singer: lead.singer } : {}),
    tags: wished === brief ? brief.tags : wished.tags.map((tag) => (tag === keyName(wished.key) ? keyName(score.key) : tag)),
    notes: wished === brief ? [] : wished.notes,
  };
}

/** The sheet of what was kept, section for section; lines that were not sung, or not to their end, are cut. */
export function keptWords(source: SongDocument, kept: Score): LyricSheet {
  const aligned = alignSheet(source.sheet, source.score);
  const lead = kept.vocals.find((part) => part.id === "lead");
  const sections = kept.sections.map((section, i): LyricSection => {
    const { lines, ...rest } = aligned.sections[i]!;
    if (i < kept.sections.length - 1 || section.beats >= source.score.sections[i]!.beats - 1e-6) return { ...rest, lines };
    const shown = new Map(lead ? displayedLines(lead).map((index, k) => [index, lead.lines[k]!] as const).toReversed() : []);
    const sung = [...shown.entries()].toSorted(([a], [b]) => a - b).flatMap(([, line]) => (line.section === section.index ? [line.text] : []));
    return { ...rest, lines: sung.map((text) => lines.find((line) => line.text === text) ?? { text }) };
  });
  return { ...source.sheet, sections };
}

/** Where the old sound is left: ahead of the join, of the first new word and of what was sung there and is not kept, as far from any note as can be. */
function placeCut(score: Score, old: Score, join: Beats): Seconds {
  const seconds = (beat: Beats): Seconds => beatsToSeconds(beat, score.bpm);
  const at = seconds(join);
  const sung = score.vocals.flatMap((part) => part.lines.flatMap((line) => (line.notes[0] && score.sections[line.section]!.beat >= join - 1e-6 ? [seconds(line.notes[0].beat)] : [])));
  const kept = new Set(score.vocals.flatMap((part) => part.lines.flatMap((line) => line.notes.map((note) => `${part.id} ${note.beat}`))));
  const dropped = old.vocals.flatMap((part) => part.lines.flatMap((line) => line.notes.flatMap((note) =>
    (note.beat > join - LONGEST_WORD && note.beat < join && !kept.has(`${part.id} ${note.beat}`) ? [seconds(note.beat)] : []))));
  const latest = Math.min(at - LEAST_AHEAD, ...[...sung, ...dropped].map((start) => start - ONSET));
  const onsets = onsetsOf(score).map(seconds).filter((t) => t > latest - MOST_AHEAD - 1 && t < latest + 1);
  let best = latest;
  let most = -1;
  for (let t = latest; t >= latest - MOST_AHEAD; t -= 0.01) {
    // Just before a note is the quietest; what was struck long ago has died away.
    const ahead = Math.min(0.3, ...onsets.filter((o) => o >= t).map((o) => (o - t) * 4));
    const behind = Math.min(0.3, ...onsets.filter((o) => o < t).map((o) => t - o));
    const distance = Math.min(ahead, behind);
    if (distance > most + 1e-9) [best, most] = [t, distance];
  }
  return Math.max(0, best);
}
