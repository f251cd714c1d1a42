import type { PronouncedWord } from "../lyrics/pronunciation.ts";
import type { SungNote, SungWord } from "../score/score.ts";
import type { Beats } from "../units.ts";

/** No syllable is made shorter than this while there is another way. */
const SHORTEST: Beats = 0.2;

/**
 * Other words on the notes of a melody: one note a syllable. Where there are fewer syllables, short notes are drawn into the one before
 * and sung on its vowel; where there are more, long notes are struck again. First beat and last end stay.
 */
export function fitWords(notes: readonly SungNote[], words: readonly PronouncedWord[]): { words: SungWord[]; notes: SungNote[] } {
  const sung = words.filter((word) => word.syllables.length > 0);
  const syllables = sung.reduce((sum, word) => sum + word.syllables.length, 0);
  const out = notes.map((note) => ({ ...note, pitches: [...note.pitches] }));
  while (out.length > Math.max(1, syllables)) drawIn(out);
  while (out.length < syllables) strikeAgain(out);
  return { words: syllables === 0 ? [] : sung.map((word) => ({ text: word.text, syllables: word.syllables })), notes: syllables === 0 ? [] : out };
}

/** Joins the shortest note (but the first) to the one before it. */
function drawIn(notes: SungNote[]): void {
  let at = 1;
  for (let i = 2; i < notes.length; i++) if (notes[i]!.beats + notes[i - 1]!.beats / 4 < notes[at]!.beats + notes[at - 1]!.beats / 4) at = i;
  const [before, note] = [notes[at - 1]!, notes[at]!];
  const shift = note.beat - before.beat;
  const last = before.pitches.at(-1)!.midi;
  const moved = note.pitches.map((pitch) => ({ offset: pitch.offset + shift, midi: pitch.midi }));
  notes.splice(at - 1, 2, { ...before, beats: shift + note.beats, pitches: [...before.pitches, ...(moved[0]!.midi === last ? moved.slice(1) : moved)] });
}

/** Strikes the longest note a second time, in its middle or where its pitch changes. */
function strikeAgain(notes: SungNote[]): void {
  let at = 0;
  notes.forEach((note, i) => {
    if (note.beats > notes[at]!.beats + 1e-6) at = i;
  });
  const note = notes[at]!;
  const turn = note.pitches[1]?.offset;
  const half = turn !== undefined && turn >= SHORTEST && note.beats - turn >= SHORTEST ? turn : note.beats / 2;
  const first = note.pitches.filter((pitch) => pitch.offset < half - 1e-6);
  const rest = note.pitches.filter((pitch) => pitch.offset >= half - 1e-6).map((pitch) => ({ ...pitch, offset: Math.max(0, pitch.offset - half) }));
  const held = { offset: 0, midi: first.at(-1)!.midi };
  notes.splice(at, 1, { ...note, beats: half, pitches: first }, { ...note, beat: note.beat + half, beats: note.beats - half, pitches: rest[0]?.offset === 0 ? rest : [held, ...rest] });
}

/** Deals words to lines in proportion to their notes, in order; nobody is left without while there are enough. */
export function dealWords(words: readonly PronouncedWord[], room: readonly number[]): PronouncedWord[][] {
  const total = room.reduce((sum, n) => sum + n, 0);
  const syllables = words.reduce((sum, word) => sum + word.syllables.length, 0);
  const out: PronouncedWord[][] = room.map(() => []);
  let sung = 0;
  for (const word of words) {
    // The middle of the word decides, on the scale of the notes.
    const middle = ((sung + word.syllables.length / 2) / Math.max(1, syllables)) * total;
    let line = 0;
    let end = room[0] ?? 0;
    while (line < room.length - 1 && middle >= end) end += room[++line]!;
    out[line]?.push(word);
    sung += word.syllables.length;
  }
  return out;
}
