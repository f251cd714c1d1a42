import { createRandom, hashText } from "../random.ts";
import { beatsToSeconds, type Bpm, type MidiNote, type Seconds, type Velocity } from "../units.ts";
import type { VocalLine, VocalPart } from "../score/score.ts";
import { consonantLength, type NoteSpan } from "./plan-phones.ts";

/** A note in seconds from its line's origin. */
export interface TimedNote extends NoteSpan {
  pitches: { time: Seconds; midi: MidiNote }[];
  velocity: Velocity;
}

/** A line in time. Two lines with equal `notes` and `leadIn` sound the same wherever they stand in the song. */
export interface TimedLine {
  /** When the first vowel begins, from the start of the song. */
  origin: Seconds;
  notes: TimedNote[];
  /** Free time before the first vowel for its consonants and a breath. */
  leadIn: Seconds;
}

/** Whoever sings without letting go between lines sounds like a machine. */
const BREATH_GAP: Seconds = 0.16;
const SHORTEST_KEPT = 0.6;
const LONGEST_SPOKEN: Seconds = 0.34;
/** Below this no syllable can be sung; notes that come faster are pushed back. */
const SHORTEST_NOTE: Seconds = 0.06;
/** Times are whole milliseconds from the origin, so that repeated choruses are recognised as equal. */
const roundTime = (t: Seconds): Seconds => Math.round(t * 1000) / 1000;

/** All lines of a part with notes, in time order; `index` is the line's place in `part.lines`. Throws RangeError on a note without pitch. */
export function timeLines(part: VocalPart, bpm: Bpm): (TimedLine & { line: VocalLine; index: number })[] {
  const sung = part.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.notes.length > 0)
    .toSorted((a, b) => a.line.notes[0]!.beat - b.line.notes[0]!.beat);
  let freeFrom: Seconds = Number.NEGATIVE_INFINITY;
  return sung.map(({ line, index }, k) => {
    const origin = beatsToSeconds(line.notes[0]!.beat, bpm);
    const next = sung[k + 1]?.line;
    const releaseBy = next ? beatsToSeconds(next.notes[0]!.beat, bpm) - consonantsBefore(next) - BREATH_GAP - origin : Number.POSITIVE_INFINITY;
    let earliest: Seconds = 0;
    const notes = line.notes.map((note, i): TimedNote => {
      if (note.pitches.length === 0) throw new RangeError(`a note of "${line.text}" has no pitch`);
      const start = roundTime(Math.max(earliest, beatsToSeconds(note.beat, bpm) - origin));
      earliest = start + SHORTEST_NOTE;
      let end = start + beatsToSeconds(note.beats, bpm);
      if (part.delivery !== "sung") end = Math.min(end, start + LONGEST_SPOKEN);
      if (i === line.notes.length - 1) end = Math.max(Math.min(end, releaseBy), start + SHORTEST_KEPT * (end - start));
      return {
        start,
        end: roundTime(Math.max(end, start + SHORTEST_NOTE)),
        velocity: note.velocity,
        pitches: note.pitches.map((p) => ({ time: roundTime(start + beatsToSeconds(p.offset, bpm)), midi: p.midi })),
      };
    });
    const leadIn = roundTime(Math.max(0.04, Math.min(1, origin - freeFrom)));
    freeFrom = origin + notes[notes.length - 1]!.end + 0.02;
    return { line, index, origin, notes, leadIn };
  });
}

function consonantsBefore(line: VocalLine): Seconds {
  return (line.words[0]?.syllables[0]?.onset ?? []).reduce((sum, symbol) => sum + consonantLength(symbol), 0);
}

/** The same for the same content, another for another: where a line stands in the song does not matter. */
export const lineSeed = (scoreSeed: number, content: string): number => (hashText(content) ^ Math.imul(scoreSeed | 0, 0x9e3779b1)) >>> 0;

/** Which notes of a line are approached from below, and by how many semitones. */
export function chooseScoops(notes: readonly TimedNote[], stressed: readonly boolean[], seed: number): number[] {
  const random = createRandom(seed).fork("scoops");
  return notes.map((note, i) => {
    const length = note.end - note.start;
    const before = notes[i - 1];
    const rise = before ? note.pitches[0]!.midi - before.pitches[before.pitches.length - 1]!.midi : 3;
    const wanted = stressed[i] && length > 0.28 && rise >= 2 && random.chance(0.55);
    return wanted ? random.between(0.5, 1.1) : 0;
  });
}
