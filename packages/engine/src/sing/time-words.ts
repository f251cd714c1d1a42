import type { TimedWord } from "../song/song-events.ts";
import type { Score, VocalPart } from "../score/score.ts";
import { linePhones } from "./line-phones.ts";
import { timeLines } from "./line-timing.ts";
import { planPhones } from "./plan-phones.ts";

/**
 * When each word of the lead is sung, from the notes alone. A word begins with its estimated first consonant; its vowel is on its note.
 * Sorted by start. `line` counts the displayed lines of the lead in order.
 */
export function timeWords(score: Score): TimedWord[] {
  const lead = leadPart(score);
  if (!lead) return [];
  const displayed = displayedLines(lead);
  const words = timeLines(lead, score.bpm).flatMap(({ line, index, origin, notes, leadIn }) => {
    const phones = linePhones(line.words);
    const spans = planPhones(phones, new Float64Array(phones.length), notes, leadIn);
    return line.words.flatMap((word, w): TimedWord[] => {
      const own = spans.filter((_, i) => phones[i]!.word === w);
      if (own.length === 0) return [];
      const start = Math.max(0, origin + lead.delay + own[0]!.start);
      return [{ word: word.text, start, end: Math.max(start, origin + lead.delay + own[own.length - 1]!.end), line: displayed[index]! }];
    });
  });
  return words.toSorted((a, b) => a.start - b.start);
}

/** Doubles on the lead stem are shifted or detuned; the lead itself is not. */
function leadPart(score: Score): VocalPart | undefined {
  const onStem = score.vocals.filter((part) => part.stem === "lead-vocals");
  return onStem.find((part) => part.id === "lead") ?? onStem.find((part) => part.detune === 0 && part.delay === 0) ?? onStem[0];
}

/** A long written line may be sung in several breaths: pieces that follow each other in the same text are one displayed line. */
export function displayedLines(part: VocalPart): number[] {
  let count = -1;
  let text = "";
  let at = 0;
  return part.lines.map((line, i) => {
    const written = lettersOf(line.text);
    const before = part.lines[i - 1];
    const continued = before !== undefined && before.text === line.text && before.section === line.section ? find(written, line.words, at) : -1;
    if (continued >= 0 && text === written) at = continued;
    else {
      count++;
      text = written;
      at = Math.max(0, find(written, line.words, 0));
    }
    return count;
  });
}

/** Where the words end in the text when looked for from `from` on, −1 if they are not there. */
function find(text: string, words: readonly { text: string }[], from: number): number {
  if (words.length === 0) return -1;
  let at = from;
  for (const word of words) {
    const letters = lettersOf(word.text);
    const found = text.indexOf(letters, at);
    if (found < 0) return -1;
    at = found + letters.length;
  }
  return at;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
