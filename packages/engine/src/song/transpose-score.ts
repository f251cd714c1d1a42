import { spellPitch } from "../compose/spell.ts";
import type { ChordSpan, InstrumentPart, Key, Score, VocalLine } from "../score/score.ts";

/** Semitones from one key's tonic to another's, −6 … 5. */
export const shortWayBetween = (from: Key, to: Key): number => ((to.tonic - from.tonic + 18) % 12) - 6;

/** Everything that has a pitch, so many semitones higher; chord names are spelled in the new key. */
export function transposeScore(score: Score, semitones: number): Score {
  if (semitones === 0) return score;
  const keys = { home: moveKey(score.key, semitones), changes: score.keyChanges?.map((change) => ({ ...change, key: moveKey(change.key, semitones) })) };
  const keyFor = (beat: number): Key => keys.changes?.findLast((change) => change.beat <= beat + 1e-6)?.key ?? keys.home;
  return {
    ...score,
    key: keys.home,
    ...(keys.changes ? { keyChanges: keys.changes } : {}),
    chords: score.chords.map((chord) => transposeChord(chord, semitones, keyFor(chord.beat))),
    vocals: score.vocals.map((part) => ({ ...part, lines: part.lines.map((line) => transposeLine(line, semitones)) })),
    parts: score.parts.map((part) => (isPitched(part) ? { ...part, notes: part.notes.map((note) => ({ ...note, midi: note.midi + semitones })) } : part)),
  };
}

const moveKey = (key: Key, semitones: number): Key => ({ ...key, tonic: (((key.tonic + semitones) % 12) + 12) % 12 });

/** Drums and noise have no key. */
export const isPitched = ({ instrument, stem }: Pick<InstrumentPart, "instrument" | "stem">): boolean =>
  instrument.kind !== "kit" && instrument.kind !== "machine" && stem !== "fx" && stem !== "drums" && stem !== "percussion";

export const transposeLine = (line: VocalLine, semitones: number): VocalLine =>
  semitones === 0 ? line : { ...line, notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((pitch) => ({ ...pitch, midi: pitch.midi + semitones })) })) };

export function transposeChord(chord: ChordSpan, semitones: number, key: Key): ChordSpan {
  const root = (((chord.root + semitones) % 12) + 12) % 12;
  const kind = chord.symbol.replace(/^[A-G][#b]?/, "").replace(/\/[A-G][#b]?$/, "");
  if (chord.bass === undefined) return { ...chord, root, symbol: spellPitch(root, key) + kind };
  const bass = (((chord.bass + semitones) % 12) + 12) % 12;
  return { ...chord, root, bass, symbol: `${spellPitch(root, key)}${kind}/${spellPitch(bass, key)}` };
}
