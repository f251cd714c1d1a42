import type { Key, Mode } from "../score/score.ts";
import type { PitchClass } from "../units.ts";

const SHARPS = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"] as const;
const FLATS = ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"] as const;

/** Semitones above the tonic. */
export const SCALES: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  "harmonic-minor": [0, 2, 3, 5, 7, 8, 11],
};

/** How far the parent major scale's tonic lies above the mode's tonic. */
const PARENT: Record<Mode, number> = { major: 0, minor: 3, dorian: 10, phrygian: 8, lydian: 7, mixolydian: 5, "harmonic-minor": 3 };
/** Fifths on the circle for each major tonic; F# (6 sharps) rather than Gb. */
const FIFTHS = [0, -5, 2, -3, 4, -1, 6, 1, -4, 3, -2, 5];

/** Sharps (positive) or flats (negative) in the key signature, −5 … 6. */
export const keySignature = (key: Key): number => FIFTHS[(key.tonic + PARENT[key.mode]) % 12]!;

/** Name of a pitch class as the key would write it: "F#" or "Gb". */
export function spellPitch(pitch: PitchClass, key: Key): string {
  const at = ((pitch % 12) + 12) % 12;
  return (keySignature(key) < 0 ? FLATS : SHARPS)[at]!;
}

/** "F# minor". */
export const keyName = (key: Key): string => `${spellPitch(key.tonic, key)} ${key.mode === "harmonic-minor" ? "minor" : key.mode}`;

export const isMinorish = (mode: Mode): boolean => SCALES[mode][2] === 3;

/** Pitch classes of the key. */
export const scaleOf = (key: Key): PitchClass[] => SCALES[key.mode].map((step) => (key.tonic + step) % 12);
