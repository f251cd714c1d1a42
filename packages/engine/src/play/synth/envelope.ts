import type { Samples, Seconds } from "../../units.ts";
import { secondsToSamples } from "../../units.ts";

export interface EnvelopeShape {
  attack: Seconds;
  decay: Seconds;
  /** 0–1. */
  sustain: number;
  release: Seconds;
}

/**
 * Attack is a raised line, decay and release fall exponentially towards their goal (time to −40 dB), which is how ears hear evenness.
 * A pure function of time since the key went down, so that a voice can be asked at any moment.
 */
export function envelopeAt(shape: EnvelopeShape, t: Seconds, held: Seconds): number {
  if (t < held) return whileHeld(shape, t);
  const from = whileHeld(shape, held);
  const since = t - held;
  return since >= shape.release ? 0 : from * (Math.exp((-4.6 * since) / shape.release) - 0.01 * (since / shape.release));
}

function whileHeld(shape: EnvelopeShape, t: Seconds): number {
  if (t < shape.attack) {
    const x = t / shape.attack;
    return x * (2 - x);
  }
  return shape.sustain + (1 - shape.sustain) * Math.exp((-4.6 * (t - shape.attack)) / shape.decay);
}

/** Frames from key-down until the envelope is silent for good. */
export const envelopeLength = (shape: EnvelopeShape, held: Samples): Samples => held + secondsToSamples(shape.release);
