import { createRandom } from "../../random.ts";
import { SAMPLE_RATE, midiToHertz } from "../../units.ts";
import { envelopeAt, envelopeLength } from "./envelope.ts";
import type { FmPatch } from "./patch.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { panGains, touchGain } from "./voice.ts";
import { TABLE_SIZE, wavetable } from "./wavetables.ts";

/** Carson's rule keeps the side bands under this; above it the index is cut so that nothing folds back. */
const BAND = 18_000;
/** A pair that has faded so far is no longer heard. */
const FADED = 2e-4;
const TURN = TABLE_SIZE / (2 * Math.PI);

/** Two-operator phase modulation, several pairs added. */
export function createFmVoice(patch: FmPatch, note: VoiceNote): Voice {
  const random = createRandom(note.seed);
  const f0 = midiToHertz(note.midi);
  const sine = wavetable("sine", 100);
  const mask = TABLE_SIZE - 1;
  const velocity = note.velocity / 127;
  // Low strings of a real instrument are richer than high ones.
  const keyScale = Math.min(1.4, 2 ** ((60 - note.midi) / 36));
  const pairs = patch.pairs
    .filter((p) => p.carrier * f0 < BAND)
    .map((p) => {
      const fc = f0 * p.carrier * 2 ** ((p.detune ?? 0) / 1200);
      const fm = f0 * p.modulator;
      const widest = Math.max(0, (BAND - fc) / fm - 1);
      const [left, right] = panGains(p.pan ?? 0);
      return {
        ...p, left: left * p.level, right: right * p.level, widest,
        // A side band that falls on zero frequency vanishes only when both sines start together.
        phase: random.next() < 0.5 ? 0 : TABLE_SIZE / 2, cInc: (fc * TABLE_SIZE) / SAMPLE_RATE, mInc: (fm * TABLE_SIZE) / SAMPLE_RATE,
      };
    });
  // In arrays: a number that changes in an object or a closure is allocated anew each time.
  const carriers = Float64Array.from(pairs, (p) => p.phase);
  const modulators = new Float64Array(pairs.length);
  const depths = new Float64Array(pairs.length).fill(-1);
  const gains = new Float64Array(pairs.length).fill(-1);
  const own = new Float64Array(1);
  const held = note.held / SAMPLE_RATE;
  const length = envelopeLength(patch.amp, note.held);
  const level = touchGain(patch.touch, note.velocity);
  let age = 0;

  return {
    get done() {
      return age >= length;
    },
    render(left, right, from, count) {
      const end = (age + count) / SAMPLE_RATE;
      let goal = age + count >= length ? 0 : level * envelopeAt(patch.amp, end, held);
      if (patch.tremolo) goal *= 1 - patch.tremolo.depth * (0.5 + 0.5 * Math.sin(2 * Math.PI * patch.tremolo.rate * end));
      const amp = own[0]!;
      const ampStep = (goal - amp) / count;
      for (let n = 0; n < pairs.length; n++) {
        const p = pairs[n]!;
        const index = (p.settles + (p.index - p.settles) * Math.exp((-4.6 * end) / p.decay)) * (0.25 + 0.75 * velocity) * keyScale;
        const depthGoal = Math.min(index, p.widest) * TURN;
        const gainGoal = p.fades ? Math.exp((-4.6 * end) / p.fades) : 1;
        if (depths[n]! < 0) {
          depths[n] = depthGoal;
          gains[n] = gainGoal;
        }
        if (gainGoal < FADED) {
          gains[n] = 0;
          continue;
        }
        let depth = depths[n]!;
        let gain = gains[n]!;
        const depthStep = (depthGoal - depth) / count;
        const gainStep = (gainGoal - gain) / count;
        let c = carriers[n]!;
        let m = modulators[n]!;
        const { left: toLeft, right: toRight, cInc, mInc } = p;
        let a = amp;
        for (let i = 0; i < count; i++) {
          depth += depthStep;
          gain += gainStep;
          a += ampStep;
          const mk = m | 0;
          const mod = sine[mk]! + (sine[mk + 1]! - sine[mk]!) * (m - mk);
          const x = c + depth * mod + 8 * TABLE_SIZE;
          const whole = x | 0;
          const k = whole & mask;
          const v = (sine[k]! + (sine[k + 1]! - sine[k]!) * (x - whole)) * gain * a;
          left[from + i] = left[from + i]! + v * toLeft;
          right[from + i] = right[from + i]! + v * toRight;
          m += mInc;
          if (m >= TABLE_SIZE) m -= TABLE_SIZE;
          c += cInc;
          if (c >= TABLE_SIZE) c -= TABLE_SIZE;
        }
        carriers[n] = c;
        modulators[n] = m;
        depths[n] = depthGoal;
        gains[n] = gainGoal;
      }
      own[0] = goal;
      age += count;
    },
  };
}
