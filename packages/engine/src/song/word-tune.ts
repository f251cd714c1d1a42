import type { LyricSheet } from "../lyrics/lyric-sheet.ts";
import type { PronouncedWord, Pronouncer } from "../lyrics/pronunciation.ts";
import type { ScoreSection, SungNote, VocalLine } from "../score/score.ts";
import type { Beats } from "../units.ts";
import { dealWords, fitWords } from "./fit-words.ts";
import type { GridNote } from "./harmonise-melody.ts";

/** A rest that ends a line, one that does if the line is long, and how long that is. */
const REST: Beats = 1;
const SHORT_REST: Beats = 0.5;
const LONG_LINE: Beats = 6;
const LONGEST_LINE: Beats = 12;
/** The singers form no shorter syllable. */
const SHORTEST: Beats = 0.5;

/**
 * Lines for a tune that was heard without its words: somebody's own lines, one a phrase and again from the first when they run out, or,
 * where they are more than the phrases, dealt over them in order as the notes allow; else "la" on every note.
 */
export function wordTune(tune: readonly GridNote[], sections: readonly ScoreSection[], pronouncer: Pronouncer, words: LyricSheet | undefined): { lines: VocalLine[]; sheet: LyricSheet["sections"] } {
  const phrases = phrasesOf(tune);
  const own = (words?.sections.flatMap((section) => section.lines) ?? [])
    .map((line) => pronouncer.pronounce(line.text).filter((word) => word.syllables.length > 0)).filter((line) => line.length > 0);
  const dealt = own.length === 0 ? phrases.map((phrase) => las(phrase.length, pronouncer))
    : own.length <= phrases.length ? phrases.map((_, i) => own[i % own.length]!)
    : dealWords(own.flat(), phrases.map((phrase) => phrase.length));
  const lines = phrases.flatMap((phrase, i): VocalLine[] => {
    const fitted = fitWords(phrase.map(sungNote), dealt[i]!);
    if (fitted.words.length === 0) return [];
    const section = sections.findLast((s) => s.beat <= phrase[0]!.beat + 0.5) ?? sections[0]!;
    return [{ section: section.index, text: fitted.words.map((word) => word.text).join(" "), words: fitted.words, notes: fitted.notes }];
  });
  return { lines, sheet: sections.map((section) => ({ kind: section.kind, label: section.label, lines: lines.filter((line) => line.section === section.index).map(({ text }) => ({ text })) })) };
}

const las = (count: number, pronouncer: Pronouncer): PronouncedWord[] => Array.from({ length: count }, () => pronouncer.pronounce("la")[0]!);

const sungNote = ({ beat, beats, midi, level }: GridNote): SungNote => ({ beat, beats, pitches: [{ offset: 0, midi }], velocity: Math.round(64 + 36 * level) });

/** Breaths of a tune; notes too short to be sung join their neighbour. */
function phrasesOf(tune: readonly GridNote[]): GridNote[][] {
  const out: GridNote[][] = [];
  for (const note of tune) {
    const phrase = out.at(-1);
    const last = phrase?.at(-1);
    const rest = last ? note.beat - last.beat - last.beats : Infinity;
    const length = phrase ? note.beat - phrase[0]!.beat : 0;
    if (!phrase || !last || rest >= REST || (rest >= SHORT_REST && length >= LONG_LINE) || length >= LONGEST_LINE) {
      out.push([{ ...note }]);
      continue;
    }
    if (note.beat - last.beat < SHORTEST && note.beats < SHORTEST) {
      last.beats = note.beat + note.beats - last.beat;
      continue;
    }
    if (rest < 0.3) last.beats = note.beat - last.beat;
    phrase.push({ ...note });
  }
  return out.map((phrase) => phrase.map((note) => ({ ...note, beats: Math.max(note.beats, SHORTEST / 2) })));
}
