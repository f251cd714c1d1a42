import { createRandom, hashText } from "../../random.ts";
import type { SampleLibrary } from "../../resources.ts";
import { SAMPLE_RATE, decibelsToGain } from "../../units.ts";
import { createFilter, highpass, lowpass } from "../../mix/biquad.ts";
import type { DrumSound, Machine, Pad } from "./drum-sound.ts";
import { synthesizeDrum } from "./synthesize-drum.ts";

/** Ready-to-play recordings of one pad: layers from soft to hard, each with a few takes that alternate. */
export interface Strokes {
  layers: readonly (readonly Float32Array[])[];
  pan: number;
  choke: number | undefined;
}

/** Takes of each layer; three in a row never sound alike. */
const TAKES = 3;
/** A pad that no machine names: a neutral tick. */
const UNKNOWN: Pad = { sound: { kind: "block", pitches: [1200, 1900], decay: 0.05 }, level: -10 };

/** Makes the strokes of the keys that a part uses. Deterministic for a seed. Rejects when a recording cannot be loaded. */
export async function buildStrokes(machine: Machine, keys: Iterable<number>, samples: SampleLibrary, seed: number): Promise<Map<number, Strokes>> {
  const strokes = new Map<number, Strokes>();
  for (const key of new Set(keys)) {
    const pad = machine.pads[key] ?? UNKNOWN;
    const gain = decibelsToGain(pad.level);
    const names = pad.sound.kind === "sample" ? pad.sound.layers : ["synthesised"];
    const layers: Float32Array[][] = [];
    for (const name of names) {
      const takes: Float32Array[] = [];
      for (let take = 0; take < TAKES; take++) {
        const random = createRandom((hashText(`${name} ${key} ${take}`) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0);
        const x =
          pad.sound.kind === "sample"
            ? shapeRecording(monoOf((await samples.load(name)).left, (await samples.load(name)).right), pad.sound, 1 + 0.008 * (random.next() * 2 - 1))
            : synthesizeDrum(pad.sound, random);
        if (machine.converter) convert(x, machine.converter.bits, machine.converter.rate);
        finish(x, gain * (1 + 0.04 * (random.next() * 2 - 1)));
        takes.push(x);
      }
      layers.push(takes);
    }
    strokes.set(key, { layers, pan: pad.pan ?? 0, choke: pad.choke });
  }
  return strokes;
}

function monoOf(left: Float32Array, right: Float32Array): Float32Array {
  if (left === right) return left;
  return left.map((v, i) => 0.5 * (v + right[i]!));
}

/** Resamples by 4-point Hermite interpolation to the tuning, trims silence before the stroke, and shapes decay and band. */
function shapeRecording(x: Float32Array, sound: Extract<DrumSound, { kind: "sample" }>, vary: number): Float32Array {
  const ratio = 2 ** ((sound.tune ?? 0) / 12) * vary;
  let peak = 0;
  for (const v of x) peak = Math.max(peak, Math.abs(v));
  let start = 0;
  while (start < x.length && Math.abs(x[start]!) < peak * 0.01) start++;
  start = Math.max(0, start - 16);
  const length = Math.floor((x.length - start) / ratio);
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const at = start + i * ratio;
    const k = Math.floor(at);
    const f = at - k;
    const a = x[k - 1] ?? 0, b = x[k] ?? 0, c = x[k + 1] ?? 0, d = x[k + 2] ?? 0;
    const c1 = 0.5 * (c - a);
    const c2 = a - 2.5 * b + 2 * c - 0.5 * d;
    const c3 = 0.5 * (d - a) + 1.5 * (b - c);
    out[i] = (((c3 * f + c2) * f + c1) * f + b) / (peak || 1);
  }
  const sections = [...(sound.highpass ? [highpass(sound.highpass)] : []), ...(sound.lowpass ? [lowpass(sound.lowpass)] : [])];
  if (sections.length > 0) createFilter(sections).mono(out);
  if (!sound.decay) return out;
  const kept = out.subarray(0, Math.min(length, Math.round(sound.decay * 1.4 * SAMPLE_RATE))).slice();
  for (let i = 0; i < kept.length; i++) kept[i] = kept[i]! * Math.exp((-4.6 * i) / (sound.decay * SAMPLE_RATE));
  return kept;
}

/** Word length and rate of an old sampler: hold and round, then the gentle filter after its converter. */
function convert(x: Float32Array, bits: number, rate: number): void {
  const steps = 2 ** (bits - 1);
  let held = 0;
  let phase = 1;
  for (let i = 0; i < x.length; i++) {
    phase += rate / SAMPLE_RATE;
    if (phase >= 1) {
      phase -= 1;
      held = Math.round(x[i]! * steps) / steps;
    }
    x[i] = held;
  }
  createFilter([lowpass(rate * 0.42)]).mono(x);
}

/** Applies the level and lets the last 3 ms fade, so that no tail is cut with a click. */
function finish(x: Float32Array, gain: number): void {
  const fade = Math.min(x.length, Math.round(0.003 * SAMPLE_RATE));
  for (let i = 0; i < x.length; i++) x[i] = x[i]! * gain * Math.min(1, (x.length - 1 - i) / fade);
}
