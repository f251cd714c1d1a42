import type { Cents, Hertz, Seconds } from "../../units.ts";
import type { EnvelopeShape } from "./envelope.ts";
import type { Shape } from "./wavetables.ts";

/** A sound of our own as data; synth-player.ts turns it into voices. */
export type Patch = SubtractivePatch | FmPatch | StringPatch | NoisePatch;

interface Common {
  amp: EnvelopeShape;
  /** How much velocity says: 0 nothing … 1 all of the level. */
  touch: number;
  /** Ensemble effect of three modulated delays, 0–1. */
  chorus?: number;
  /** Soft clipping of the whole part, 0–1. */
  drive?: number;
  /** Only one note at a time, sliding from the last over this time. */
  glide?: Seconds;
}

export interface Oscillator {
  shape: Shape;
  level: number;
  /** 0 as played, −1 an octave below. */
  octave: number;
  /** Copies, spread evenly over ± `spread` cents and the stereo field ± `width`. */
  copies: number;
  spread: Cents;
  width: number;
}

export interface SubtractivePatch extends Common {
  engine: "subtractive";
  oscillators: readonly Oscillator[];
  /** White noise beside the oscillators. */
  noise?: number;
  filter: {
    poles: 2 | 4;
    /** At middle C and velocity 100. */
    cutoff: Hertz;
    resonance: number;
    /** Octaves the cutoff rises for an octave on the keys. */
    tracking: number;
    /** Octaves the envelope opens it; velocity scales it. */
    opening: number;
    envelope: EnvelopeShape;
    /** Slow movement of the cutoff in octaves and its rate. */
    drift?: { octaves: number; rate: Hertz };
  };
  vibrato?: { depth: Cents; rate: Hertz; after: Seconds };
}

/** Pairs of a sine carrier and a sine modulator, added; ratios to the note's frequency. */
export interface FmPatch extends Common {
  engine: "fm";
  pairs: readonly {
    carrier: number;
    modulator: number;
    level: number;
    /** Peak phase deviation in radians at velocity 127, and where it settles. */
    index: number;
    settles: number;
    /** Time to fall from index to settles, and of the pair's own level to silence (absent: the amp envelope alone). */
    decay: Seconds;
    fades?: Seconds;
    detune?: Cents;
    pan?: number;
  }[];
  tremolo?: { depth: number; rate: Hertz };
}

/** Karplus–Strong: noise burst in a damped delay line. */
export interface StringPatch extends Common {
  engine: "string";
  /** Time to −60 dB at middle C; lower strings ring longer. */
  ring: Seconds;
  /** 0 dull … 1 bright. */
  brightness: number;
  /** Where it is plucked, as a fraction of its length. */
  position: number;
  /** Copies slightly detuned, for courses of strings. */
  courses: readonly { detune: Cents; pan: number }[];
  /** Resonances of the body, in decibels. */
  body?: readonly { frequency: Hertz; q: number; gain: number }[];
}

/** Filtered noise sweeping over the note's length. */
export interface NoisePatch extends Common {
  engine: "noise";
  from: Hertz;
  to: Hertz;
  resonance: number;
  /** Swells (1) or dies away (−1) over the note. */
  swell: 1 | -1;
}
