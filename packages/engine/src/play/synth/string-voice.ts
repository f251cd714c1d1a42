import { peaking } from "../../mix/biquad.ts";
import { createRandom } from "../../random.ts";
import { SAMPLE_RATE, midiToHertz } from "../../units.ts";
import { envelopeAt, envelopeLength } from "./envelope.ts";
import type { StringPatch } from "./patch.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { CONTROL_BLOCK, panGains, touchGain } from "./voice.ts";

const scratch = new Float64Array(CONTROL_BLOCK);

/**
 * Extended Karplus–Strong (Jaffe & Smith 1983): noise burst with pluck-position comb into a delay line closed by a one-zero
 * low-pass of adjustable brightness and a first-order all-pass that tunes it to a fraction of a sample.
 */
export function createStringVoice(patch: StringPatch, note: VoiceNote): Voice {
  const f0 = midiToHertz(note.midi);
  const strings = patch.courses.map((course, n) => createString(patch, f0 * 2 ** (course.detune / 1200), note, n, course.pan));
  const held = note.held / SAMPLE_RATE;
  const ring = Math.round(patch.ring * 1.6 * SAMPLE_RATE);
  const length = Math.min(envelopeLength(patch.amp, note.held), Math.max(ring, note.held));
  let age = 0;
  const own = new Float64Array(1);
  return {
    get done() {
      return age >= length;
    },
    render(left, right, from, count) {
      const goal = age + count >= length ? 0 : envelopeAt(patch.amp, (age + count) / SAMPLE_RATE, held);
      const amp = age === 0 ? 1 : own[0]!;
      const step = (goal - amp) / count;
      for (const s of strings) {
        s.run(count);
        let a = amp;
        for (let i = 0; i < count; i++) {
          a += step;
          const v = scratch[i]! * a;
          left[from + i] = left[from + i]! + v * s.left;
          right[from + i] = right[from + i]! + v * s.right;
        }
      }
      own[0] = goal;
      age += count;
    },
  };
}

function createString(patch: StringPatch, f: number, note: VoiceNote, course: number, pan: number) {
  const random = createRandom(note.seed + course * 7919);
  const bright = patch.brightness * (0.55 + (0.45 * note.velocity) / 127);
  // One-zero loop filter (1 − s) + s·z⁻¹, with its phase delay at the fundamental.
  const s = 0.5 * (1 - bright) + 0.02;
  const w = (2 * Math.PI * f) / SAMPLE_RATE;
  const filterDelay = Math.atan2(s * Math.sin(w), 1 - s + s * Math.cos(w)) / w;
  const filterGain = Math.sqrt((1 - s + s * Math.cos(w)) ** 2 + (s * Math.sin(w)) ** 2);
  const total = SAMPLE_RATE / f - filterDelay;
  // Keep the all-pass between 0.3 and 1.3 samples, where it is close to a pure delay.
  const whole = Math.floor(total - 0.3);
  const rest = total - whole;
  // Exact first-order all-pass coefficient for phase delay `rest` at the fundamental.
  const tuning = Math.sin((w * (1 - rest)) / 2) / Math.sin((w * (1 + rest)) / 2);
  const ring = patch.ring * Math.min(2, Math.sqrt(262 / f));
  const loss = Math.min(0.99999, 10 ** (-3 / (ring * f)) / filterGain);
  const line = new Float64Array(whole);
  const comb = Math.max(1, Math.round(whole * patch.position));
  const burst = new Float64Array(whole);
  let low = 0;
  let mean = 0;
  for (let i = 0; i < whole; i++) {
    low += (0.25 + 0.7 * bright) * (random.next() * 2 - 1 - low);
    burst[i] = low;
  }
  for (let i = 0; i < whole; i++) {
    line[i] = burst[i]! - burst[(i + whole - comb) % whole]!;
    mean += line[i]! / whole;
  }
  for (let i = 0; i < whole; i++) line[i] = line[i]! - mean;
  const body = (patch.body ?? []).map((b) => ({ c: peaking(b.frequency, b.q, b.gain), state: new Float64Array(2) }));
  const level = 0.5 * touchGain(patch.touch, note.velocity);
  const held = new Float64Array(3);
  let written = 0;
  const [left, right] = panGains(pan);
  return {
    left, right,
    /** Overwrites the first `count` values of the scratch array. */
    run(count: number): void {
      let at = written;
      let z = held[0]!, apIn = held[1]!, apOut = held[2]!;
      for (let i = 0; i < count; i++) {
        const x = line[at]!;
        const damped = loss * ((1 - s) * x + s * z);
        z = x;
        apOut = tuning * damped + apIn - tuning * apOut;
        apIn = damped;
        line[at] = apOut;
        if (++at === whole) at = 0;
        scratch[i] = x * level;
      }
      written = at;
      held[0] = z;
      held[1] = apIn;
      held[2] = apOut;
      for (const b of body) {
        let s1 = b.state[0]!, s2 = b.state[1]!;
        for (let i = 0; i < count; i++) {
          // The body's resonances are in series, each a bell.
          const x = scratch[i]!;
          const y = b.c.b0 * x + s1;
          s1 = b.c.b1 * x - b.c.a1 * y + s2;
          s2 = b.c.b2 * x - b.c.a2 * y;
          scratch[i] = y;
        }
        b.state[0] = s1;
        b.state[1] = s2;
      }
    },
  };
}
