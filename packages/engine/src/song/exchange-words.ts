import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Pronouncer } from "../lyrics/pronunciation.ts";
import type { VocalLine } from "../score/score.ts";
import { dealWords, fitWords } from "./fit-words.ts";

/**
 * Other words on a song's melody. Line by line where both have as many sung lines, else dealt over the whole song in order. Returns the
 * old lines themselves where the words are the same.
 */
export function exchangeWords(lines: readonly VocalLine[], old: LyricSheet, own: LyricSheet, pronouncer: Pronouncer): { lines: VocalLine[]; sheet: LyricSheet } {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const texts = own.sections.flatMap((section) => section.lines.map((line) => line.text)).filter((text) => pronouncer.pronounce(text).some((word) => word.syllables.length > 0));
  const same = letters(texts.join("")) === letters(lines.map((line) => line.words.map((word) => word.text).join("")).join(""));
  if (texts.length === 0 || same) return { lines: [...lines], sheet: old };
  const sung = lines.filter((line) => line.notes.length > 0);
  const words = texts.length === sung.length
    ? texts.map((text) => pronouncer.pronounce(text))
    : dealWords(pronouncer.pronounce(texts.join(" ")), sung.map((line) => line.notes.length));
  const changed = new Map(sung.map((line, i) => {
    const fitted = fitWords(line.notes, words[i]!);
    return [line, { ...line, text: fitted.words.map((word) => word.text).join(" "), ...fitted }];
  }));
  const now = lines.map((line) => changed.get(line) ?? line);
  const sections = old.sections.map((section, index) => ({
    ...section,
    lines: now.filter((line) => line.section === index && line.notes.length > 0).map((line) => ({ text: line.text })),
  }));
  return { lines: now.filter((line) => line.notes.length > 0), sheet: { ...old, sections } };
}
