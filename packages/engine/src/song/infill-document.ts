import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import type { Dictionary, PronouncedWord } from "../lyrics/pronunciation.ts";
import { createRandom } from "../random.ts";
import type { Note, Score, SungNote, SungWord, VocalLine } from "../score/score.ts";
import { singerOf } from "../sing/singers.ts";
import { displayedLines } from "../sing/time-words.ts";
import type { Beats, Seconds } from "../units.ts";
import { secondsToBeats } from "../units.ts";
import { alignSheet } from "./align-sheet.ts";
import { mergeParts } from "./append-score.ts";
import { arrangeAgain } from "./arrange-again.ts";
import { dealWords, fitWords } from "./fit-words.ts";
import { wordsBetween } from "./given-words.ts";
import { followLead, singAgain } from "./sing-again.ts";
import { pronouncerFor } from "./pronouncer-for.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";

/** Unsteady hands strike so much ahead of the beat they mean. */
const AHEAD: Beats = 0.06;

export interface Infill {
  document: SongDocument;
  /** What is new, in beats: whole beats inside the asked stretch. */
  begins: Beats;
  ends: Beats;
}

/**
 * The song with the stretch [from, to) (score time) made anew: the band plays other things over the same chords, and the voice sings the new
 * words on the old melody, or the old words on a new one where no words are given. Form, length and all else stay.
 * Throws RangeError when there is not a whole beat in the stretch.
 */
export function infillDocument(source: SongDocument, request: SongRequest, from: Seconds, to: Seconds, dictionary: Dictionary): Infill {
  const { score, brief } = source;
  const begins = Math.ceil(secondsToBeats(from, score.bpm) - 1e-3);
  const ends = Math.floor(secondsToBeats(to, score.bpm) + 1e-3);
  if (ends - begins < 1) throw new RangeError("there is not a whole beat to be made anew between these times");
  const random = createRandom(request.seed).fork("infill");
  const lead = score.vocals.find((part) => part.id === "lead");
  const oldLines = lead?.lines ?? [];
  const said = request.lyrics?.trim() && lead ? newWords(request.lyrics, oldLines, displayedLines(lead), begins, ends) : "";
  const isInside = (line: VocalLine): boolean => line.notes.length > 0 && line.notes[0]!.beat >= begins - 0.1 && line.notes.at(-1)!.beat + line.notes.at(-1)!.beats <= ends + 0.1;
  const newLines = said
    ? reword(oldLines, pronouncerFor(brief, dictionary, request).pronounce(said), begins, ends)
    : lead ? singAgain(score, oldLines, (index) => isInside(oldLines[index]!), brief, singerOf(lead.singer), random) : [];
  const vocals = score.vocals.map((part) => (part === lead ? { ...part, lines: newLines } : followLead(part, oldLines, newLines, score, singerOf(part.singer))))
    .map((part) => ({ ...part, lines: part.lines.filter((line) => line.notes.length > 0) }));
  const fresh = arrangeAgain(brief, score, random);
  const parts = mergeParts(
    score.parts.map((part) => ({ ...part, notes: part.notes.flatMap((note) => outside(note, begins, ends)) })),
    // Only those who play already: a newcomer for some bars would be heard as a mistake.
    fresh.filter((part) => score.parts.some((old) => old.id === part.id)).map((part) => ({ ...part, automation: undefined, notes: part.notes.filter((note) => note.beat >= begins - AHEAD && note.beat < ends - AHEAD).map((note) => ({ ...note, beats: Math.min(note.beats, ends - note.beat) })) })),
  );
  const next: Score = { ...score, vocals, parts };
  return { document: { ...source, engine: ENGINE_VERSION, request: { ...source.request, ...request }, sheet: rewriteSheet(source, newLines), score: next }, begins, ends };
}

/** What of the given lyrics is to be sung in the stretch, as one text. */
function newWords(lyrics: string, lines: readonly VocalLine[], shown: readonly number[], begins: Beats, ends: Beats): string {
  const given = parseLyrics(lyrics).sections.flatMap((section) => section.lines.map((line) => line.text)).filter(Boolean);
  const all: string[] = [];
  const inside: number[] = [];
  lines.forEach((line, i) => {
    all[shown[i]!] ??= line.text;
    if (line.notes.some((note) => note.beat >= begins - 0.1 && note.beat < ends)) inside.push(shown[i]!);
  });
  const [from, to] = inside.length > 0 ? [Math.min(...inside), Math.max(...inside) + 1] : [0, 0];
  return wordsBetween(given, all, from, to).join(" ");
}

/** What of a note of the old song stays; one that is held into the stretch is let go where it begins. */
function outside(note: Note, begins: Beats, ends: Beats): Note[] {
  if (note.beat >= begins - AHEAD && note.beat < ends - AHEAD) return [];
  return note.beat < begins && note.beat + note.beats > begins ? [{ ...note, beats: Math.max(0.05, begins - note.beat) }] : [note];
}

/** The words that are sung inside the stretch exchanged for others, on their own notes. */
function reword(lines: readonly VocalLine[], words: readonly PronouncedWord[], begins: Beats, ends: Beats): VocalLine[] {
  const split = lines.map((line) => {
    const before: SungWord[] = [];
    const after: SungWord[] = [];
    const notes = { before: [] as SungNote[], inside: [] as SungNote[], after: [] as SungNote[] };
    let at = 0;
    for (const word of line.words) {
      const own = line.notes.slice(at, at + word.syllables.length);
      at += own.length;
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) continue;
      const place = first.beat < begins - 0.1 ? "before" : last.beat + last.beats > ends + 0.1 ? "after" : "inside";
      notes[place].push(...own);
      if (place === "before") before.push(word);
      if (place === "after") after.push(word);
    }
    return { line, before, after, notes };
  });
  const open = split.filter(({ notes }) => notes.inside.length > 0);
  const dealt = dealWords(words, open.map(({ notes }) => notes.inside.length));
  return split.map((entry) => {
    const at = open.indexOf(entry);
    if (at < 0) return entry.line;
    const { line, before, after, notes } = entry;
    const fitted = fitWords(notes.inside, dealt[at]!);
    const all = [...before, ...fitted.words, ...after];
    return { ...line, text: all.map((word) => word.text).join(" "), words: all, notes: [...notes.before, ...fitted.notes, ...notes.after] };
  });
}

/** The sheet with the lines as they are sung now. */
function rewriteSheet(source: SongDocument, newLines: readonly VocalLine[]): SongDocument["sheet"] {
  const lead = source.score.vocals.find((part) => part.id === "lead");
  if (!lead) return source.sheet;
  const aligned = alignSheet(source.sheet, source.score);
  const now: { section: number; old: string; text: string }[] = [];
  displayedLines(lead).forEach((shown, i) => {
    const [old, line] = [lead.lines[i]!, newLines[i]!];
    const entry = now[shown];
    // A long line is sung in several breaths.
    if (entry) entry.text = old.text === line.text ? entry.text : `${entry.text === entry.old ? "" : `${entry.text} `}${line.text}`;
    else now[shown] = { section: line.section, old: old.text, text: line.text };
  });
  const left = [...now];
  const sections = aligned.sections.map((section, index) => ({
    ...section,
    lines: section.lines.flatMap((line) => {
      const at = left.findIndex((entry) => entry.section === index && entry.old === line.text);
      if (at < 0) return [line];
      const [entry] = left.splice(at, 1);
      if (entry!.text === line.text) return [line];
      const { written: _, ...rest } = line;
      return entry!.text || line.backing ? [{ ...rest, text: entry!.text }] : [];
    }),
  }));
  return { ...aligned, sections };
}
