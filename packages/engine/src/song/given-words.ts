import type { LyricSection } from "../lyrics/lyric-sheet.ts";

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((text, i) => letters(text) === letters(b[i]!));

/**
 * The words for what comes after `sung`: all that is given, unless it is the whole song's lyrics written out once more, of which only the rest
 * is new. One line that happens to be the same is no such repetition.
 */
export function wordsAfter(given: readonly LyricSection[], sung: readonly string[]): LyricSection[] {
  const lines = given.flatMap((section) => section.lines.map((line) => line.text));
  if (sung.length < 2 || !same(lines.slice(0, sung.length), sung)) return [...given];
  let known = sung.length;
  return given.flatMap((section) => {
    const skipped = Math.min(known, section.lines.length);
    known -= skipped;
    const rest = section.lines.slice(skipped);
    return rest.length > 0 ? [{ ...section, lines: rest }] : [];
  });
}

/**
 * The words for lines [from, to) of a song's: all that is given, unless it is the whole song's lyrics with other lines there. Empty where
 * nothing is new.
 */
export function wordsBetween(given: readonly string[], all: readonly string[], from: number, to: number): string[] {
  const after = all.length - to;
  const others = all.length - (to - from);
  const isWhole = others >= 2 && given.length >= others && same(given.slice(0, from), all.slice(0, from)) && same(given.slice(given.length - after), all.slice(to));
  const inside = isWhole ? given.slice(from, given.length - after) : given;
  return same(inside, all.slice(from, to)) ? [] : [...inside];
}
