import { createRandom } from "../../random.ts";
import { SAMPLE_RATE } from "../../units.ts";
import type { NoisePatch } from "./patch.ts";
import { envelopeLength } from "./envelope.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { touchGain } from "./voice.ts";

/** White noise through a resonant band-pass that sweeps exponentially over the note. Left and right are independent: wide. */
export function createNoiseVoice(patch: NoisePatch, note: VoiceNote): Voice {
  const random = createRandom(note.seed);
  const length = envelopeLength(patch.amp, note.held);
  const release = length - note.held;
  const loudest = 0.5 * touchGain(patch.touch, note.velocity);
  const k = 1.6 - 1.35 * patch.resonance;
  /** Two integrators for each channel, and the gain. */
  const state = new Float64Array(5);
  let age = 0;
  return {
    get done() {
      return age >= length;
    },
    render(left, right, from, count) {
      const x = Math.min(1, age / note.held);
      const g = Math.tan((Math.PI * patch.from * (patch.to / patch.from) ** x) / SAMPLE_RATE);
      const h = 1 / (1 + g * (g + k));
      const shape = patch.swell > 0 ? x * x * (0.25 + 0.75 * x) : (1 - x) ** 1.5;
      const attack = Math.min(1, age / (patch.amp.attack * SAMPLE_RATE));
      const after = age > note.held ? Math.max(0, 1 - (age - note.held) / release) ** 2 : 1;
      const goal = age + count >= length ? 0 : loudest * shape * attack * after;
      let [a1, a2, b1, b2, level] = state as unknown as [number, number, number, number, number];
      const step = (goal - level) / count;
      for (let i = 0; i < count; i++) {
        level += step;
        const v1 = (g * (random.next() * 2 - 1 - a2) + a1) * h;
        const v2 = a2 + g * v1;
        a1 = 2 * v1 - a1;
        a2 = 2 * v2 - a2;
        const w1 = (g * (random.next() * 2 - 1 - b2) + b1) * h;
        const w2 = b2 + g * w1;
        b1 = 2 * w1 - b1;
        b2 = 2 * w2 - b2;
        left[from + i] = left[from + i]! + (v1 + 0.3 * v2) * level;
        right[from + i] = right[from + i]! + (w1 + 0.3 * w2) * level;
      }
      state[0] = a1;
      state[1] = a2;
      state[2] = b1;
      state[3] = b2;
      state[4] = goal;
      age += count;
    },
  };
}
