import type { Decibels, Seconds } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain } from "../units.ts";

export interface CompressorSettings {
  threshold: Decibels;
  ratio: number;
  attack: Seconds;
  release: Seconds;
  /** Width of the soft knee. */
  knee?: Decibels;
  makeup?: Decibels;
}

/** Frames between two looks at the gain curve; between them the gain glides. */
const STEP = 16;

/** Feed-forward compressor on the louder channel, in place; state carries over. Mono material may pass one array twice. */
export function createCompressor(s: CompressorSettings): (left: Float32Array, right: Float32Array) => void {
  const attack = 1 - Math.exp(-1 / (s.attack * SAMPLE_RATE));
  const release = 1 - Math.exp(-1 / (s.release * SAMPLE_RATE));
  const knee = s.knee ?? 6;
  const makeup = decibelsToGain(s.makeup ?? 0);
  const slope = 1 - 1 / s.ratio;
  const quiet = decibelsToGain(s.threshold - knee / 2);
  const held = { envelope: 0, gain: makeup, step: 0, phase: 0 };
  return (left, right) => {
    const one = left === right;
    // Locals: a variable shared with the outer function would be written to memory at every sample.
    let envelope = held.envelope;
    let gain = held.gain;
    let step = held.step;
    let phase = held.phase;
    for (let i = 0; i < left.length; i++) {
      const a = Math.abs(left[i]!);
      const b = Math.abs(right[i]!);
      const peak = a > b ? a : b;
      envelope += (peak > envelope ? attack : release) * (peak - envelope);
      if (phase === 0) {
        phase = STEP;
        let goal = makeup;
        if (envelope > quiet) {
          const over = 20 * Math.log10(envelope) - s.threshold;
          const reduced = over < knee / 2 ? (slope * (over + knee / 2) ** 2) / (2 * knee) : slope * over;
          goal = makeup * 10 ** (-reduced / 20);
        }
        step = (goal - gain) / STEP;
      }
      phase--;
      gain += step;
      left[i] = left[i]! * gain;
      if (!one) right[i] = right[i]! * gain;
    }
    held.envelope = envelope < 1e-12 ? 0 : envelope;
    held.gain = gain;
    held.step = step;
    held.phase = phase;
  };
}
