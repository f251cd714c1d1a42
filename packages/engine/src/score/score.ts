import type { Beats, Bpm, Cents, Decibels, MidiNote, PitchClass, Seconds, Velocity } from "../units.ts";
import type { Syllable } from "../lyrics/pronunciation.ts";
import type { MixPlan } from "../mix/mix-plan.ts";

/**
 * The score: everything that will sound, on a grid of beats, before any audio exists.
 * compose/ writes it; sing/ and play/ render it section by section; MIDI, lead sheet and LRC are views of it.
 * Positions are absolute beats from the start of the song; swing and humanised timing are already in them.
 */
export interface Score {
  title: string;
  seed: number;
  /** Which of several songs of the seed it is, where more than one was composed. */
  take?: number;
  /** Key of the style table the song was made in, such as "synthwave". */
  style: string;
  bpm: Bpm;
  meter: Meter;
  /** The key it begins in. */
  key: Key;
  /** Where it moves to another key, ascending. */
  keyChanges?: readonly { beat: Beats; key: Key }[];
  /** From the first beat to the end of the last tail. */
  duration: Seconds;
  sections: ScoreSection[];
  chords: ChordSpan[];
  vocals: VocalPart[];
  /** How the voices are finished: "plain" as the network's recording allows, "fine" with the top of the spectrum filled, and breaths. Fine when absent. */
  vocalFinish?: "plain" | "fine";
  parts: InstrumentPart[];
  mix: MixPlan;
  /** Of a song that has been rendered before: whatever is made from it keeps its levels, so that old and new sound as one. */
  levels?: SoundLevels;
}

/** Levels that were found while a song was first rendered. Parts that are not named find theirs as if there were none. */
export interface SoundLevels {
  /** Factor that brings each instrument part to PART_LOUDNESS. */
  played: Readonly<Record<string, number>>;
  /** Fader of each part and voice in the mix. */
  mixed: Readonly<Record<string, Decibels>>;
  /** Ride of the band; holds up to `rideUntil`, after which it is planned anew. */
  ride: readonly { beat: Beats; gain: Decibels }[];
  rideUntil: Beats;
  /** Gain ahead of the master's chain and behind it, before the limiter. */
  master: { before: Decibels; after: Decibels };
}

export interface Meter {
  beatsPerBar: 2 | 3 | 4 | 5 | 6 | 7 | 9 | 12;
  /** The note that counts as one beat of the meter: 4 quarter, 8 eighth. */
  unit: 4 | 8;
}

export const MODES = ["major", "minor", "dorian", "phrygian", "lydian", "mixolydian", "harmonic-minor"] as const;
export type Mode = (typeof MODES)[number];
export interface Key {
  tonic: PitchClass;
  mode: Mode;
}

export const SECTION_KINDS = [
  "intro", "verse", "pre-chorus", "chorus", "post-chorus", "bridge", "break", "drop", "solo", "interlude", "outro",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface ScoreSection {
  index: number;
  kind: SectionKind;
  /** As shown to people: "Verse 1", "Chorus". */
  label: string;
  beat: Beats;
  beats: Beats;
  /** 0–1; drives density, dynamics and brightness. */
  energy: number;
}

export interface ChordSpan {
  beat: Beats;
  beats: Beats;
  root: PitchClass;
  /** Semitones above the root, ascending, starting with 0. */
  intervals: readonly number[];
  /** Bass pitch class where it is not the root. */
  bass?: PitchClass;
  /** As printed on a chord sheet: "F#m7", "C/E". */
  symbol: string;
}

export const STEM_NAMES = [
  "lead-vocals", "backing-vocals", "drums", "bass", "keys", "guitars", "strings", "synths", "brass", "woodwinds", "percussion", "fx",
] as const;
export type StemName = (typeof STEM_NAMES)[number];

export interface Note {
  beat: Beats;
  beats: Beats;
  midi: MidiNote;
  velocity: Velocity;
}

/** One instrument. For kits and drum machines `midi` is the General MIDI percussion key (36 kick, 38 snare, 42 closed hat …). */
export interface InstrumentPart {
  /** Unique in the score: "pad", "bass", "arp". */
  id: string;
  stem: Exclude<StemName, "lead-vocals" | "backing-vocals">;
  instrument: Instrument;
  /** Sorted by beat. */
  notes: Note[];
  /** −1 left … 1 right. */
  pan: number;
  /** Relative to the stem's usual level in the style; 0 is as planned. */
  gain: Decibels;
  /** 0–1 to the shared reverb and delay. */
  reverbSend: number;
  delaySend: number;
  /** Multiplied on the part over time (risers, fades, filter-like swells); linear between points. */
  automation?: readonly { beat: Beats; gain: Decibels }[];
}

export type Instrument =
  /** A preset of the sampled General MIDI bank. */
  | { kind: "sampled"; program: number; bank?: number }
  /** A sampled drum kit of the bank, by its program number. */
  | { kind: "kit"; program: number }
  /** A synthesiser patch of our own; names are in play/synth/patches.ts. */
  | { kind: "synth"; patch: string }
  /** A drum machine of our own; names are in play/drums/machines.ts. */
  | { kind: "machine"; machine: string };

export interface VocalPart {
  /** Unique in the score: "lead", "double-left", "harmony-high", "choir-1". */
  id: string;
  stem: "lead-vocals" | "backing-vocals";
  /** Key of the singer table in sing/singers.ts; its choirs sing a part with many voices. */
  singer: string;
  delivery: "sung" | "rap" | "spoken";
  lines: VocalLine[];
  pan: number;
  gain: Decibels;
  reverbSend: number;
  delaySend: number;
  /** Constant offset of pitch and of time, for doubles. */
  detune: Cents;
  delay: Seconds;
}

/** A breath's worth of words. `notes` has one entry per syllable of `words`, in order. */
export interface VocalLine {
  section: number;
  /** The line as the person wrote it, for display. */
  text: string;
  /** Who sings it where not the part's own singer: the second voice of a duet, the choir in a refrain. */
  singer?: string;
  words: SungWord[];
  notes: SungNote[];
}

export interface SungWord {
  /** As written, with its punctuation and capitals. */
  text: string;
  syllables: Syllable[];
}

/** One syllable. The vowel begins on `beat`; consonants before it are sung ahead of the beat. */
export interface SungNote {
  beat: Beats;
  beats: Beats;
  /** First pitch at offset 0; more than one is a melisma. Offsets in beats from `beat`, ascending. */
  pitches: readonly { offset: Beats; midi: MidiNote }[];
  velocity: Velocity;
}
