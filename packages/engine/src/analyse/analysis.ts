import type { Key, Meter } from "../score/score.ts";
import type { Bpm, Decibels, MidiNote, PitchClass, Seconds } from "../units.ts";

/**
 * What can be heard in a recording, whoever made it. Everything is an estimate but loudness, peak, silence and peaks. Silence, noise and
 * recordings of a few seconds have no beats, chords or notes: those lists are then empty and the confidences near 0.
 */
export interface AudioAnalysis {
  duration: Seconds;
  tempo: {
    /** 120 where there is no pulse. */
    bpm: Bpm;
    /** 0 no pulse … 1 a machine's. */
    confidence: number;
    /** Whether every beat keeps to one tempo; a player's tempo drifts. */
    steady: boolean;
    /** When the beats fall, ascending. */
    beats: readonly Seconds[];
    /** The first beats of the bars. */
    downbeats: readonly Seconds[];
    meter: Meter;
  };
  key: Key & { /** Correlation with the key's usual mixture of tones, −1 … 1. */ confidence: number; /** "F# minor". */ name: string };
  /** How far the recording is tuned from A 440, −50 … 50. */
  tuning: number;
  chords: readonly HeardChord[];
  sections: readonly HeardSection[];
  melody: HeardMelody;
  loudness: {
    /** LUFS; −Infinity for silence. */
    integrated: Decibels;
    /** LUFS of each second over three seconds; −Infinity where silent. */
    shortTerm: readonly Decibels[];
    truePeak: Decibels;
  };
  silences: readonly Span[];
  vocals: { present: boolean; /** 0–1. */ probability: number; spans: readonly Span[] };
  timbre: Timbre;
  /** Level of each of 512 equal spans, 0–1 of the loudest, for the waveform. */
  peaks: readonly number[];
}

export interface Span {
  start: Seconds;
  end: Seconds;
}

export interface HeardChord extends Span {
  root: PitchClass;
  quality: "major" | "minor";
  /** "F#m". */
  symbol: string;
}

export interface HeardSection extends Span {
  /** Sections that sound alike have the same letter. */
  letter: string;
  /** Mean level against the loudest section, 0–1. */
  energy: number;
  /** A guess from place, return and energy. */
  kind: "intro" | "verse" | "chorus" | "bridge" | "outro";
}

export interface HeardMelody {
  /** Seconds between two values of the contour; the first is at time 0. */
  hop: Seconds;
  /** MIDI pitch of the leading voice, NaN where there is none. */
  contour: Float32Array;
  notes: readonly HeardNote[];
}

export interface HeardNote extends Span {
  /** Nearest key to the sung pitch after the recording's own tuning. */
  midi: MidiNote;
  /** Loudness against the loudest note, 0–1. */
  level: number;
}

/** Rough colours of the sound, each 0–1. */
export interface Timbre {
  /** Share of sudden sounds: 0 a pad … 1 drums alone. */
  percussive: number;
  /** Share of energy below 150 Hz, and above 5 kHz by its usual fall with frequency. */
  bass: number;
  bright: number;
  /** 0 mono … 1 sides as loud as the middle. */
  width: number;
  /** What probably plays; only what such a rough measure can tell. */
  instruments: readonly ("drums" | "bass" | "vocals" | "sustained" | "plucked")[];
}
