import type { MidiNote, Samples, Velocity } from "../../units.ts";

/** Envelopes, pitch and filters are computed once per so many frames (1.45 ms) and glide between. Divides RENDER_BLOCK. */
export const CONTROL_BLOCK: Samples = 64;

export interface VoiceNote {
  /** In the song; slow movements are tied to it. */
  start: Samples;
  held: Samples;
  midi: MidiNote;
  velocity: Velocity;
  seed: number;
}

/** One sounding note. */
export interface Voice {
  readonly done: boolean;
  /** Adds the next `count` ≤ CONTROL_BLOCK frames at `from`. */
  render(left: Float32Array, right: Float32Array, from: number, count: number): void;
}

/** Equal-power pan, unity in the centre. */
export function panGains(pan: number): [number, number] {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  return [Math.SQRT2 * Math.cos(angle), Math.SQRT2 * Math.sin(angle)];
}

/** Velocity to gain: 40 dB per decade at full touch, unity at 100. */
export const touchGain = (touch: number, velocity: Velocity): number => (Math.max(1, velocity) / 100) ** (2 * touch);
