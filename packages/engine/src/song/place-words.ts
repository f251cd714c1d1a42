import type { Brief } from "../brief/brief.ts";
import { lineBars } from "../brief/line-bars.ts";
import type { PlacedLine, SectionPlan } from "../compose/lay-out-form.ts";
import { barBeats } from "../compose/metre.ts";
import type { LyricLine, LyricSection } from "../lyrics/lyric-sheet.ts";
import type { Pronouncer } from "../lyrics/pronunciation.ts";
import { beatsToSeconds } from "../units.ts";

/** Seconds a syllable that can still be sung, and the breath after a line. */
const [PACE, BREATH] = [0.25, 0.35];

/**
 * Lines of words laid into a form that stands already: each lyric section goes to the next free section of its kind, else to the next free
 * one; what is too long for it goes on in the sections after. Beginning and end stay the band's own while there is other room. Words for
 * which there is no room at all are left out, and counted.
 */
export function placeWords(sections: readonly SectionPlan[], words: readonly LyricSection[], brief: Brief, pronouncer: Pronouncer): { sections: SectionPlan[]; left: number } {
  const out = sections.map((section) => ({ ...section, lines: [] as PlacedLine[] }));
  const open = out.filter((section) => section.kind !== "intro" && section.kind !== "outro" && section.bars >= 2);
  const free = open.length > 0 ? open : out.filter((section) => section.bars >= 2);
  const bar = beatsToSeconds(barBeats(brief.meter), brief.bpm);
  let at = 0;
  let left = 0;
  for (const verse of words) {
    const lines = verse.lines.filter((line) => line.text);
    if (lines.length === 0) continue;
    const same = free.findIndex((section, i) => i >= at && section.kind === verse.kind);
    // A chorus waits for the next chorus only if it comes soon: words are sung in their order.
    if (same >= 0 && same - at <= 1) at = same;
    let waiting = lines;
    while (waiting.length > 0 && at < free.length) {
      const section = free[at]!;
      const placed = fill(waiting, section.bars, brief, pronouncer, bar);
      section.lines = placed;
      waiting = waiting.slice(placed.length);
      at++;
    }
    left += waiting.length;
  }
  return { sections: out, left };
}

/** As many lines as a section's bars have room for, spread over it. */
function fill(lines: readonly LyricLine[], bars: number, brief: Brief, pronouncer: Pronouncer, bar: number): PlacedLine[] {
  const read = lines.map((line) => {
    const words = pronouncer.pronounce(line.text);
    const syllables = words.reduce((sum, word) => sum + word.syllables.length, 0);
    return { line, words, syllables, least: Math.max(1, Math.ceil((syllables * PACE + BREATH) / bar)), wished: lineBars(syllables, brief.bpm, brief.meter, brief.voice.delivery) };
  }).filter((entry) => entry.syllables > 0);
  let count = 0;
  for (let sum = 0; count < read.length && sum + read[count]!.least <= bars; count++) sum += read[count]!.least;
  const fits = read.slice(0, Math.max(1, count));
  const tight = fits.reduce((sum, entry) => sum + entry.wished, 0) > bars;
  let room = bars;
  let from = 0;
  return fits.map((entry, i): PlacedLine => {
    const rest = fits.slice(i + 1).reduce((sum, other) => sum + (tight ? other.least : other.wished), 0);
    const own = Math.max(1, Math.min(tight ? entry.least : entry.wished, room - rest));
    const place = from;
    room -= own;
    from += own;
    return { line: entry.line, words: entry.words, syllables: entry.syllables, backingWords: [], bar: place, bars: own, answerBars: 0 };
  });
}
