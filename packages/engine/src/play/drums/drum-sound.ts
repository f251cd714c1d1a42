import type { Decibels, Hertz, Seconds } from "../../units.ts";

/** One drum as data: synthesised, or a recorded one-shot, shaped. */
export type DrumSound =
  | {
      kind: "sample";
      /** Softest layer first; velocity chooses among them. */
      layers: readonly string[];
      /** Semitones. */
      tune?: number;
      /** Time to −40 dB when it should end sooner than the recording. */
      decay?: Seconds;
      highpass?: Hertz;
      lowpass?: Hertz;
    }
  | { kind: "kick"; pitch: Hertz; sweep: number; sweepTime: Seconds; decay: Seconds; click: number; drive: number }
  | { kind: "snare"; pitch: Hertz; tone: number; toneDecay: Seconds; noise: number; noiseDecay: Seconds; brightness: Hertz }
  | { kind: "clap"; centre: Hertz; decay: Seconds; hands: number }
  | { kind: "metal"; pitch: Hertz; decay: Seconds; highpass: Hertz; noise: number; attack?: Seconds }
  | { kind: "tom"; pitch: Hertz; decay: Seconds; drop: number; noise: number }
  | { kind: "block"; pitches: readonly Hertz[]; decay: Seconds; square?: boolean }
  | { kind: "shaker"; centre: Hertz; attack: Seconds; decay: Seconds; grains: number };

export interface Pad {
  sound: DrumSound;
  level: Decibels;
  /** −1 … 1. */
  pan?: number;
  /** Pads of one group silence each other: hats. */
  choke?: number;
}

/** Treatment of the whole machine. */
export interface Machine {
  pads: Readonly<Record<number, Pad>>;
  /** Early room around the kit. */
  room?: { seconds: Seconds; level: Decibels };
  /** Old sampler: word length and rate of its converters. */
  converter?: { bits: number; rate: Hertz };
}
