import type { HeardChord } from "../analyse/analysis.ts";
import { scaleOf, spellPitch } from "../compose/spell.ts";
import type { ChordSpan, Key } from "../score/score.ts";
import type { Beats, MidiNote, PitchClass } from "../units.ts";

/** A note on the grid. */
export interface GridNote {
  beat: Beats;
  beats: Beats;
  midi: MidiNote;
  /** 0–1. */
  level: number;
}

interface Choice {
  root: PitchClass;
  minor: boolean;
  /** How usual the chord is in the key. */
  worth: number;
}

/** Degrees in semitones above the tonic with their quality and how usual they are. */
const DEGREES = {
  major: [[0, false, 0.3], [2, true, 0.08], [4, true, 0], [5, false, 0.2], [7, false, 0.22], [9, true, 0.16]],
  minor: [[0, true, 0.3], [3, false, 0.12], [5, true, 0.18], [7, true, 0.02], [7, false, 0.12], [8, false, 0.18], [10, false, 0.16]],
} as const;
/** A melody that rests on no tone of a chord denies it. */
const FOREIGN = 0.45;
/** Weight of what was heard beside the melody. */
const HEARD = 0.6;
/** A third bar on one chord stands still. */
const STANDS = 0.35;

/**
 * One chord a bar for a melody, by dynamic programming: tones that last or stand on strong beats want to be in the chord, chords that were
 * heard in the recording are preferred, and the end comes home.
 */
export function harmoniseMelody(notes: readonly GridNote[], key: Key, bars: number, bar: Beats, heard: readonly (HeardChord | undefined)[]): ChordSpan[] {
  const mode = scaleOf(key).includes((key.tonic + 3) % 12) ? "minor" : "major";
  const choices: Choice[] = DEGREES[mode].map(([step, minor, worth]) => ({ root: (key.tonic + step) % 12, minor, worth }));
  const size = choices.length;
  const score: number[][] = [];
  const from: number[][] = [];
  for (let n = 0; n < bars; n++) {
    const inside = notes.filter((note) => note.beat < (n + 1) * bar - 0.05 && note.beat + note.beats > n * bar + 0.05);
    const here = choices.map((choice) => {
      let sum = choice.worth + (n === bars - 1 && choice.root === key.tonic ? 0.5 : 0) + (n === 0 && choice.root === key.tonic ? 0.25 : 0);
      for (const note of inside) {
        const length = Math.min(note.beat + note.beats, (n + 1) * bar) - Math.max(note.beat, n * bar);
        const strong = Math.abs(note.beat - Math.round(note.beat)) < 0.13 ? (Math.round(note.beat) % 2 === 0 ? 1.4 : 1.1) : 0.8;
        const step = (((Math.round(note.midi) - choice.root) % 12) + 12) % 12;
        const belongs = step === 0 || step === 7 || step === (choice.minor ? 3 : 4);
        sum += (length / bar) * strong * (belongs ? 1 : -FOREIGN);
      }
      const also = heard[n];
      return sum + (also && also.root === choice.root && (also.quality === "minor") === choice.minor ? HEARD : 0);
    });
    score.push(here.map(() => -Infinity));
    from.push(here.map(() => 0));
    for (let s = 0; s < size; s++) {
      if (n === 0) { score[0]![s] = here[s]!; continue; }
      for (let p = 0; p < size; p++) {
        const stood = p === s && n > 1 && from[n - 1]![p] === p;
        const value = score[n - 1]![p]! + here[s]! - (stood ? STANDS : p === s ? 0.08 : 0) + move(choices[p]!, choices[s]!);
        if (value > score[n]![s]!) { score[n]![s] = value; from[n]![s] = p; }
      }
    }
  }
  let at = score.at(-1)!.indexOf(Math.max(...score.at(-1)!));
  const path: Choice[] = [];
  for (let n = bars - 1; n >= 0; n--) {
    path.unshift(choices[at]!);
    at = from[n]![at]!;
  }
  return path.map(({ root, minor }, n) => triad(root, minor, n * bar, bar, key));
}

/** Falling fifths and steps lead on. */
function move(before: Choice, after: Choice): number {
  const interval = (after.root - before.root + 12) % 12;
  return interval === 5 ? 0.12 : interval === 7 ? 0.06 : interval === 2 || interval === 10 ? 0.04 : 0;
}

export const triad = (root: PitchClass, minor: boolean, beat: Beats, beats: Beats, key: Key): ChordSpan => ({
  beat, beats, root, intervals: minor ? [0, 3, 7] : [0, 4, 7], symbol: `${spellPitch(root, key)}${minor ? "m" : ""}`,
});
