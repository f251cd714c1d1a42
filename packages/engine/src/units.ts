/**
 * Units as types. Plain aliases: arithmetic stays arithmetic, and every signature says what its number means.
 * Conversions are pure one-liners.
 */
export type Seconds = number;
/** Quarter notes from the start of the song (or of the thing named), whatever the metre. */
export type Beats = number;
/** Quarter notes a minute. */
export type Bpm = number;
export type Hertz = number;
export type Cents = number;
export type Decibels = number;
/** A count of audio frames; a stereo frame is one. */
export type Samples = number;
/** MIDI note number, fractional where a pitch lies between keys; 69 is A4 at 440 Hz. */
export type MidiNote = number;
/** 0 = C … 11 = B. */
export type PitchClass = number;
/** MIDI velocity, 1–127. */
export type Velocity = number;

/** Everything the engine renders is at this rate. */
export const SAMPLE_RATE = 44_100;

export const secondsToSamples = (t: Seconds): Samples => Math.round(t * SAMPLE_RATE);
export const samplesToSeconds = (n: Samples): Seconds => n / SAMPLE_RATE;
export const beatsToSeconds = (b: Beats, bpm: Bpm): Seconds => (b * 60) / bpm;
export const secondsToBeats = (t: Seconds, bpm: Bpm): Beats => (t * bpm) / 60;
export const midiToHertz = (n: MidiNote): Hertz => 440 * 2 ** ((n - 69) / 12);
export const hertzToMidi = (f: Hertz): MidiNote => 69 + 12 * Math.log2(f / 440);
export const decibelsToGain = (db: Decibels): number => 10 ** (db / 20);
export const gainToDecibels = (g: number): Decibels => 20 * Math.log10(Math.max(g, 1e-12));
