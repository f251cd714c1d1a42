import { keyName } from "../compose/spell.ts";
import { keyAt } from "../score/key-at.ts";
import type { ChordSpan, Score, ScoreSection, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { hyphenate } from "./hyphenate.ts";

/** Bars in a row of a section that nobody sings in. */
const BARS_A_ROW = 4;

/**
 * A chord sheet as plain text: title, key and tempo, then section by section the words with the chord names above the syllable they come
 * in on; sections without words as rows of bars. Read with a font of one width.
 */
export function writeChordSheet(score: Score): string {
  const { meter, bpm } = score;
  const head = [score.title, `Key: ${keyName(score.key)} · Tempo: ${Math.round(bpm)} bpm · Time: ${meter.beatsPerBar}/${meter.unit}`];
  const lead = score.vocals.find((part) => part.id === "lead") ?? score.vocals.find((part) => part.stem === "lead-vocals");
  let key = score.key;
  const sections = score.sections.map((section) => {
    const now = keyAt(score, section.beat);
    const moved = now.tonic !== key.tonic || now.mode !== key.mode ? ` (key: ${keyName(now)})` : "";
    key = now;
    const lines = (lead?.lines ?? []).filter((line) => line.section === section.index && line.notes.length > 0);
    return [`[${section.label}]${moved}`, ...(lines.length > 0 ? sungRows(score, section, lines) : barRows(score, section.beat, section.beat + section.beats))].join("\n");
  });
  return `${[...head, ...sections.flatMap((text) => ["", text])].join("\n")}\n`;
}

/** Each line answers for the chords from the end of the line before to its own last note; what follows the last line stands after it. */
function sungRows(score: Score, section: ScoreSection, lines: readonly VocalLine[]): string[] {
  let from = section.beat;
  return lines.flatMap((line, i) => {
    const next = lines[i + 1];
    const to = next ? next.notes[0]!.beat - 1e-3 : section.beat + section.beats;
    const chords = score.chords.filter((chord) => chord.beat < to - 1e-6 && chord.beat + chord.beats > from + 1e-6 && (i === 0 || chord.beat >= from - 1e-6));
    from = to;
    return rowsOf(line, chords);
  });
}

/** Two rows: chord names, and the words under them. */
function rowsOf(line: VocalLine, chords: readonly ChordSpan[]): string[] {
  const places = syllablePlaces(line);
  let above = "";
  let below = "";
  let taken = 0;
  const text = line.words.map((word) => word.text).join(" ");
  /** Words are pushed to the right where two names would touch. */
  let pushed = 0;
  for (const chord of chords) {
    const place = places.find((p) => p.beat >= chord.beat - 0.3);
    const column = place ? place.column : text.length + 1;
    below += text.slice(taken, column);
    taken = Math.max(taken, Math.min(text.length, column));
    const wished = column + pushed;
    const least = above.length === 0 ? 0 : above.length + 1;
    if (wished < least) {
      const gap = least - wished;
      if (column <= text.length && column > 0 && column < text.length) {
        below += /\s$/u.test(below) ? " ".repeat(gap) : "-".repeat(gap);
        pushed += gap;
      }
    }
    above = above.padEnd(Math.max(wished, least)) + chord.symbol;
  }
  below += text.slice(taken);
  return above.trim() === "" ? [below] : [above, below];
}

/** Where each sung syllable stands in the line's text. */
function syllablePlaces(line: VocalLine): { beat: Beats; column: number }[] {
  const out: { beat: Beats; column: number }[] = [];
  let column = 0;
  let note = 0;
  for (const word of line.words) {
    let inside = 0;
    for (const piece of hyphenate(word.text, word.syllables.length)) {
      const sung = line.notes[note++];
      if (sung) out.push({ beat: sung.beat, column: column + inside });
      inside += piece.length;
    }
    column += word.text.length + 1;
  }
  return out;
}

function barRows(score: Score, from: Beats, to: Beats): string[] {
  const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
  const bars: string[] = [];
  for (let beat = from; beat < to - 1e-6; beat += bar) {
    const names = score.chords.filter((chord) => chord.beat < beat + bar - 1e-6 && chord.beat + chord.beats > beat + 1e-6).map((chord) => chord.symbol);
    const same = names.length === 1 && bars.length % BARS_A_ROW !== 0 && bars.at(-1) === names[0];
    bars.push(same ? "%" : names.join(" "));
  }
  const rows: string[] = [];
  for (let i = 0; i < bars.length; i += BARS_A_ROW) rows.push(`| ${bars.slice(i, i + BARS_A_ROW).join(" | ")} |`);
  return rows;
}
