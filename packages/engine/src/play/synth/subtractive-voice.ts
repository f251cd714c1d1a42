import { createRandom } from "../../random.ts";
import { SAMPLE_RATE, midiToHertz } from "../../units.ts";
import type { MidiNote, Samples } from "../../units.ts";
import { envelopeAt, envelopeLength } from "./envelope.ts";
import type { SubtractivePatch } from "./patch.ts";
import { createSweptLowpass } from "./state-variable-filter.ts";
import type { Voice, VoiceNote } from "./voice.ts";
import { CONTROL_BLOCK, panGains, touchGain } from "./voice.ts";
import { TABLE_SIZE, wavetable } from "./wavetables.ts";
import type { Wavetable } from "./wavetables.ts";

interface Unit {
  table: Wavetable;
  /** Of the note's frequency. */
  ratio: number;
  left: number;
  right: number;
}

const scratchL = new Float32Array(CONTROL_BLOCK);
const scratchR = new Float32Array(CONTROL_BLOCK);

/** Overwrites the scratch arrays with the sum of all oscillators, two of them in each pass. Phases are in table samples. */
function addOscillators(units: readonly Unit[], phases: Float64Array, increment: number, mono: boolean, count: number): void {
  for (let n = 0; n < units.length; n += 2) {
    const a = units[n]!;
    const b = units[n + 1]!;
    const tableA = a.table;
    const tableB = b.table;
    const incA = increment * a.ratio;
    const incB = increment * b.ratio;
    const { left: al, right: ar } = a;
    const { left: bl, right: br } = b;
    let pa = phases[n]!;
    let pb = phases[n + 1]!;
    const first = n === 0;
    if (mono) {
      for (let i = 0; i < count; i++) {
        const ka = pa | 0;
        const ya = tableA[ka]!;
        const kb = pb | 0;
        const yb = tableB[kb]!;
        const sum = (ya + (tableA[ka + 1]! - ya) * (pa - ka)) * al + (yb + (tableB[kb + 1]! - yb) * (pb - kb)) * bl;
        scratchL[i] = first ? sum : scratchL[i]! + sum;
        pa += incA;
        if (pa >= TABLE_SIZE) pa -= TABLE_SIZE;
        pb += incB;
        if (pb >= TABLE_SIZE) pb -= TABLE_SIZE;
      }
    } else {
      for (let i = 0; i < count; i++) {
        const ka = pa | 0;
        const ya = tableA[ka]!;
        const va = ya + (tableA[ka + 1]! - ya) * (pa - ka);
        const kb = pb | 0;
        const yb = tableB[kb]!;
        const vb = yb + (tableB[kb + 1]! - yb) * (pb - kb);
        const l = va * al + vb * bl;
        const r = va * ar + vb * br;
        scratchL[i] = first ? l : scratchL[i]! + l;
        scratchR[i] = first ? r : scratchR[i]! + r;
        pa += incA;
        if (pa >= TABLE_SIZE) pa -= TABLE_SIZE;
        pb += incB;
        if (pb >= TABLE_SIZE) pb -= TABLE_SIZE;
      }
    }
    phases[n] = pa;
    phases[n + 1] = pb;
  }
}

/** Detuned band-limited oscillators → low-pass with envelope → amplitude. `from` is the key to slide from, if any. */
export function createSubtractiveVoice(patch: SubtractivePatch, note: VoiceNote, from: MidiNote | null): Voice {
  const random = createRandom(note.seed);
  const f0 = midiToHertz(note.midi);
  const units: Unit[] = [];
  const starts: number[] = [];
  for (const osc of patch.oscillators) {
    for (let c = 0; c < osc.copies; c++) {
      const at = osc.copies === 1 ? 0 : (2 * c) / (osc.copies - 1) - 1;
      const ratio = 2 ** (osc.octave + (at * osc.spread) / 1200);
      // Copies beside each other in pitch lie on opposite sides.
      const [left, right] = panGains(c % 2 === 0 ? at * osc.width : -at * osc.width);
      const level = osc.level / Math.sqrt(osc.copies);
      units.push({ table: wavetable(osc.shape, f0 * ratio * 1.02), ratio, left: left * level, right: right * level });
      starts.push(random.next() * TABLE_SIZE);
    }
  }
  // An even number lets the loop take two at a time.
  if (units.length % 2 === 1) units.push({ ...units[units.length - 1]!, left: 0, right: 0 });
  // In arrays: a number that changes in an object or a closure is allocated anew each time.
  const phases = new Float64Array(units.length);
  phases.set(starts);
  const own = new Float64Array(1);
  const mono = patch.oscillators.every((osc) => osc.width === 0);
  const held = note.held / SAMPLE_RATE;
  const length = envelopeLength(patch.amp, note.held);
  const filter = createSweptLowpass(patch.filter.poles);
  const level = touchGain(patch.touch, note.velocity);
  const { cutoff, tracking, opening, resonance, drift } = patch.filter;
  const keyCutoff = cutoff * 2 ** ((tracking * (note.midi - 60)) / 12 + ((note.velocity - 100) / 127) * patch.touch);
  const open = opening * (0.35 + (0.65 * note.velocity) / 100);
  const slide = from === null ? 0 : from - note.midi;
  let age: Samples = 0;

  return {
    // The whole release is played even under glide, where the next note takes over.
    get done() {
      return age >= length;
    },
    render(left, right, at, count) {
      const t = age / SAMPLE_RATE;
      let semitones = slide === 0 || !patch.glide ? 0 : slide * Math.exp((-3 * t) / patch.glide);
      if (patch.vibrato && t > patch.vibrato.after) {
        const rise = Math.min(1, (t - patch.vibrato.after) * 3);
        semitones += (patch.vibrato.depth / 100) * rise * Math.sin(2 * Math.PI * patch.vibrato.rate * (t - patch.vibrato.after));
      }
      const increment = (f0 * 2 ** (semitones / 12) * TABLE_SIZE) / SAMPLE_RATE;
      addOscillators(units, phases, increment, mono, count);
      if (patch.noise) {
        for (let i = 0; i < count; i++) {
          scratchL[i] = scratchL[i]! + patch.noise * (random.next() * 2 - 1);
          if (!mono) scratchR[i] = scratchR[i]! + patch.noise * (random.next() * 2 - 1);
        }
      }
      const end = t + count / SAMPLE_RATE;
      let octaves = open * envelopeAt(patch.filter.envelope, end, held);
      if (drift) octaves += drift.octaves * Math.sin(2 * Math.PI * drift.rate * (note.start / SAMPLE_RATE + t));
      if (mono) filter.mono(scratchL, count, keyCutoff * 2 ** octaves, resonance);
      else filter.stereo(scratchL, scratchR, count, keyCutoff * 2 ** octaves, resonance);
      const sides = mono ? scratchL : scratchR;
      const goal = age + count >= length ? 0 : level * envelopeAt(patch.amp, end, held);
      let g = own[0]!;
      const step = (goal - g) / count;
      for (let i = 0; i < count; i++) {
        g += step;
        left[at + i] = left[at + i]! + scratchL[i]! * g;
        right[at + i] = right[at + i]! + sides[i]! * g;
      }
      own[0] = goal;
      age += count;
    },
  };
}
