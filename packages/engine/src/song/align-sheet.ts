import type { LyricSection, LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Score } from "../score/score.ts";

/** The sheet with one section for each of the score, in order: those the composer added have no lines. Nothing of the sheet is lost. */
export function alignSheet(sheet: LyricSheet, score: Pick<Score, "sections">): LyricSheet {
  const left = [...sheet.sections];
  const sections = score.sections.map((section, i): LyricSection => {
    const next = left[0];
    const remaining = score.sections.length - i;
    const isSame = next !== undefined && next.kind === section.kind && (next.label === section.label || remaining <= left.length);
    return isSame ? left.shift()! : { kind: section.kind, label: section.label, lines: [] };
  });
  const last = sections.at(-1);
  if (last && left.length > 0) sections[sections.length - 1] = { ...last, lines: [...last.lines, ...left.flatMap((section) => section.lines)] };
  return { ...sheet, sections };
}
