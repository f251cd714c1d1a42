import { createRandom } from "../../random.ts";
import { SAMPLE_RATE, midiToHertz } from "../../units.ts";
import type { MidiNote, Samples } from "../../units.ts";
import { envelopeAt, envelopeLength } from "./envelope.ts";
import type { SubtractivePatch } from "./patch.ts";
import { createLowpass } from "./state-variable-filter.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { CONTROL_BLOCK, panGains, touchGain } from "./voice.ts";
import { TABLE_SIZE, wavetable } from "./wavetables.ts";
import type { Wavetable } from "./wavetables.ts";

interface Unit {
  table: Wavetable;
  /** In table samples. */
  phase: number;
  /** Of the note's frequency. */
  ratio: number;
  left: number;
  right: number;
}

const scratchL = new Float32Array(CONTROL_BLOCK);
const scratchR = new Float32Array(CONTROL_BLOCK);

/** Detuned band-limited oscillators → low-pass with envelope → amplitude. `from` is the key to slide from, if any. */
export function createSubtractiveVoice(patch: SubtractivePatch, note: VoiceNote, from: MidiNote | null): Voice {
  const random = createRandom(note.seed);
  const f0 = midiToHertz(note.midi);
  const units: Unit[] = [];
  for (const osc of patch.oscillators) {
    for (let c = 0; c < osc.copies; c++) {
      const at = osc.copies === 1 ? 0 : (2 * c) / (osc.copies - 1) - 1;
      const ratio = 2 ** (osc.octave + (at * osc.spread) / 1200);
      // Copies beside each other in pitch lie on opposite sides.
      const [left, right] = panGains(c % 2 === 0 ? at * osc.width : -at * osc.width);
      const level = osc.level / Math.sqrt(osc.copies);
      units.push({ table: wavetable(osc.shape, f0 * ratio * 1.02), phase: random.next() * TABLE_SIZE, ratio, left: left * level, right: right * level });
    }
  }
  const held = note.held / SAMPLE_RATE;
  const length = envelopeLength(patch.amp, note.held);
  const filter = createLowpass(patch.filter.poles);
  const level = touchGain(patch.touch, note.velocity);
  const { cutoff, tracking, opening, resonance, drift } = patch.filter;
  const keyCutoff = cutoff * 2 ** ((tracking * (note.midi - 60)) / 12 + ((note.velocity - 100) / 127) * patch.touch);
  const open = opening * (0.35 + (0.65 * note.velocity) / 100);
  const slide = from === null ? 0 : from - note.midi;
  let age: Samples = 0;
  let gain = 0;

  return {
    // The whole release is played even under glide, where the next note takes over.
    get done() {
      return age >= length;
    },
    render(left, right, from2, count) {
      const t = age / SAMPLE_RATE;
      let semitones = slide === 0 || !patch.glide ? 0 : slide * Math.exp((-3 * t) / patch.glide);
      if (patch.vibrato && t > patch.vibrato.after) {
        const rise = Math.min(1, (t - patch.vibrato.after) * 3);
        semitones += (patch.vibrato.depth / 100) * rise * Math.sin(2 * Math.PI * patch.vibrato.rate * (t - patch.vibrato.after));
      }
      const increment = (f0 * 2 ** (semitones / 12) * TABLE_SIZE) / SAMPLE_RATE;
      scratchL.fill(0, 0, count);
      scratchR.fill(0, 0, count);
      for (const unit of units) {
        const { table, left: gl, right: gr } = unit;
        const inc = increment * unit.ratio;
        let phase = unit.phase;
        for (let i = 0; i < count; i++) {
          const k = phase | 0;
          const a = table[k]!;
          const v = a + (table[k + 1]! - a) * (phase - k);
          scratchL[i] = scratchL[i]! + v * gl;
          scratchR[i] = scratchR[i]! + v * gr;
          phase += inc;
          if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
        }
        unit.phase = phase;
      }
      if (patch.noise) {
        for (let i = 0; i < count; i++) {
          scratchL[i] = scratchL[i]! + patch.noise * (random.next() * 2 - 1);
          scratchR[i] = scratchR[i]! + patch.noise * (random.next() * 2 - 1);
        }
      }
      const end = t + count / SAMPLE_RATE;
      let octaves = open * envelopeAt(patch.filter.envelope, end, held);
      if (drift) octaves += drift.octaves * Math.sin(2 * Math.PI * drift.rate * (note.start / SAMPLE_RATE + t));
      filter.process(scratchL, scratchR, 0, count, keyCutoff * 2 ** octaves, resonance);
      const goal = age + count >= length ? 0 : level * envelopeAt(patch.amp, end, held);
      const step = (goal - gain) / count;
      for (let i = 0; i < count; i++) {
        gain += step;
        left[from2 + i] = left[from2 + i]! + scratchL[i]! * gain;
        right[from2 + i] = right[from2 + i]! + scratchR[i]! * gain;
      }
      gain = goal;
      age += count;
    },
  };
}
