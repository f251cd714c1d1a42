import type { Brief } from "../brief/brief.ts";
import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { Pronouncer } from "../lyrics/pronunciation.ts";
import { beatsToSeconds, type Seconds } from "../units.ts";
import { layOutForm } from "./lay-out-form.ts";
import { barBeats } from "./metre.ts";

/** Of the ringing end. */
const TAIL: Seconds = 2.5;

const lengthOf = (brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer): Seconds => {
  const last = layOutForm(brief, sheet, pronouncer).at(-1)!;
  return beatsToSeconds((last.startBar + last.bars) * barBeats(brief.meter), brief.bpm) + TAIL;
};

/**
 * The sheet as far as the song may last: cut after a whole section, or after a line where the first section alone is too long. `cutAfter`
 * names the last section kept where something was left out.
 */
export function fitSheet(brief: Brief, sheet: LyricSheet, pronouncer: Pronouncer, longest: Seconds): { sheet: LyricSheet; cutAfter?: string } {
  if (lengthOf(brief, sheet, pronouncer) <= longest) return { sheet };
  const sections = [...sheet.sections];
  const fits = (kept: LyricSheet["sections"]): boolean => lengthOf(brief, { ...sheet, sections: kept }, pronouncer) <= longest;
  // Largest prefix by bisection: laying out a form reads every word of it.
  let low = 0;
  let high = sections.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(sections.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  const hasWords = (count: number): boolean => sections.slice(0, count).some((section) => section.lines.length > 0);
  if (hasWords(low) || !hasWords(sections.length)) {
    const kept = sections.slice(0, Math.max(1, low));
    return { sheet: { ...sheet, sections: kept }, cutAfter: kept.at(-1)!.label };
  }
  const first = sections.findIndex((section) => section.lines.length > 0);
  const upTo = (lines: number): LyricSheet["sections"] => [...sections.slice(0, first), { ...sections[first]!, lines: sections[first]!.lines.slice(0, lines) }];
  low = 1;
  high = sections[first]!.lines.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(upTo(middle))) low = middle;
    else high = middle - 1;
  }
  return { sheet: { ...sheet, sections: upTo(low) }, cutAfter: `${sections[first]!.label}, line ${low}` };
}
