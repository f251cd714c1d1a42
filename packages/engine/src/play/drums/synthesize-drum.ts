import type { Random } from "../../random.ts";
import type { Hertz, Seconds } from "../../units.ts";
import { SAMPLE_RATE } from "../../units.ts";
import { bandpass, createFilter, highpass, lowpass, peaking } from "../../mix/biquad.ts";
import type { DrumSound } from "./drum-sound.ts";
import { TABLE_SIZE, wavetable } from "../synth/wavetables.ts";

/** Longest tail of a synthesised drum. */
const MOST: Seconds = 3;

type Synthesised = Exclude<DrumSound, { kind: "sample" }>;

const fall = (t: Seconds, decay: Seconds): number => Math.exp((-4.6 * t) / decay);

const frames = (seconds: Seconds): Float32Array => new Float32Array(Math.round(Math.min(MOST, seconds) * SAMPLE_RATE));

function noise(length: number, random: Random): Float32Array {
  const x = new Float32Array(length);
  for (let i = 0; i < length; i++) x[i] = random.next() * 2 - 1;
  return x;
}

/** One stroke, mono, peak about 1; `random` makes each variant a little different, as hands and circuits do. */
export function synthesizeDrum(sound: Synthesised, random: Random): Float32Array {
  const vary = (amount: number): number => 1 + amount * (random.next() * 2 - 1);
  switch (sound.kind) {
    case "kick":
      return kick(sound, random, vary);
    case "snare":
      return snare(sound, random, vary);
    case "clap":
      return clap(sound, random, vary);
    case "metal":
      return metal(sound, random, vary);
    case "tom": {
      const x = frames(sound.decay * 1.2);
      let phase = 0;
      const f = sound.pitch * vary(0.006);
      for (let i = 0; i < x.length; i++) {
        const t = i / SAMPLE_RATE;
        phase += (f * (1 + sound.drop * fall(t, 0.12))) / SAMPLE_RATE;
        x[i] = Math.sin(2 * Math.PI * phase) * fall(t, sound.decay) * Math.min(1, i / 30);
      }
      const n = noise(x.length, random);
      createFilter([bandpass(sound.pitch * 7, 0.8)]).mono(n);
      for (let i = 0; i < x.length; i++) x[i] = x[i]! + n[i]! * sound.noise * fall(i / SAMPLE_RATE, sound.decay * 0.25);
      return x;
    }
    case "block": {
      const x = frames(sound.decay * 1.3);
      for (const pitch of sound.pitches) {
        const f = pitch * vary(0.003);
        const table = wavetable(sound.square ? "square" : "sine", f);
        let phase = random.next() * TABLE_SIZE;
        for (let i = 0; i < x.length; i++) {
          x[i] = x[i]! + (table[phase | 0]! / sound.pitches.length) * fall(i / SAMPLE_RATE, sound.decay) * Math.min(1, i / 12);
          phase = (phase + (f * TABLE_SIZE) / SAMPLE_RATE) % TABLE_SIZE;
        }
      }
      if (sound.square) createFilter([bandpass(sound.pitches[0]! * 1.5, 0.7), highpass(400)]).mono(x);
      return x;
    }
    case "shaker":
      return shaker(sound, random, vary);
  }
}

type Vary = (amount: number) => number;

function kick(s: Extract<DrumSound, { kind: "kick" }>, random: Random, vary: Vary): Float32Array {
  const x = frames(s.decay * 1.25);
  let phase = 0;
  const f = s.pitch * vary(0.004);
  const drive = 1 + 4 * s.drive;
  for (let i = 0; i < x.length; i++) {
    const t = i / SAMPLE_RATE;
    // Two-stage sweep: a fast one makes the knock, a slow one the body.
    const pitch = f * (1 + s.sweep * Math.exp(-t / s.sweepTime) + 0.35 * Math.exp(-t / (s.sweepTime * 6)));
    phase += pitch / SAMPLE_RATE;
    const body = Math.sin(2 * Math.PI * phase) * fall(t, s.decay) * Math.min(1, i / 20);
    x[i] = Math.tanh(body * drive) / Math.tanh(drive);
  }
  const tick = noise(Math.round(0.012 * SAMPLE_RATE), random);
  createFilter([highpass(1200), lowpass(9000)]).mono(tick);
  for (let i = 0; i < tick.length; i++) x[i] = x[i]! + tick[i]! * s.click * vary(0.05) * fall(i / SAMPLE_RATE, 0.008);
  return x;
}

function snare(s: Extract<DrumSound, { kind: "snare" }>, random: Random, vary: Vary): Float32Array {
  const x = frames(Math.max(s.toneDecay, s.noiseDecay) * 1.3);
  const n = noise(x.length, random);
  createFilter([highpass(700), peaking(s.brightness, 0.8, 6)]).mono(n);
  const f = s.pitch * vary(0.008);
  let p1 = 0;
  let p2 = 0;
  for (let i = 0; i < x.length; i++) {
    const t = i / SAMPLE_RATE;
    const bend = 1 + 0.5 * Math.exp(-t / 0.008);
    p1 += (f * bend) / SAMPLE_RATE;
    p2 += (f * 1.78 * bend) / SAMPLE_RATE;
    const tone = Math.sin(2 * Math.PI * p1) * fall(t, s.toneDecay) + 0.55 * Math.sin(2 * Math.PI * p2) * fall(t, s.toneDecay * 0.7);
    // Wires answer the head about a millisecond late and ring longer.
    const wires = n[i]! * (0.65 * fall(t, s.noiseDecay * 0.35) + 0.35 * fall(t, s.noiseDecay)) * Math.min(1, i / 30);
    x[i] = s.tone * tone * Math.min(1, i / 10) + s.noise * wires;
  }
  return x;
}

function clap(s: Extract<DrumSound, { kind: "clap" }>, random: Random, vary: Vary): Float32Array {
  const x = noise(Math.round(Math.min(MOST, s.decay * 1.3 + 0.06) * SAMPLE_RATE), random);
  const starts = Array.from({ length: s.hands }, (_, k) => k * 0.0105 * vary(0.12));
  const last = starts[starts.length - 1]!;
  for (let i = 0; i < x.length; i++) {
    const t = i / SAMPLE_RATE;
    let e = 0;
    for (const start of starts) if (t >= start) e = Math.max(e, fall(t - start, start === last ? 0.05 : 0.022));
    if (t >= last) e = Math.max(e, 0.32 * fall(t - last, s.decay));
    x[i] = x[i]! * e;
  }
  createFilter([bandpass(s.centre * vary(0.02), 1.1)]).mono(x);
  const y = x.slice();
  createFilter([highpass(4500)]).mono(y);
  for (let i = 0; i < x.length; i++) x[i] = 2.2 * x[i]! + 1.5 * y[i]!;
  return x;
}

/** Ratios of six square oscillators whose beating makes the metal of analogue hats and cymbals. */
const METAL = [1, 1.4827, 1.8003, 2.5461, 2.6303, 3.8967];

function metal(s: Extract<DrumSound, { kind: "metal" }>, random: Random, vary: Vary): Float32Array {
  const x = frames(s.decay * 1.15);
  for (const ratio of METAL) {
    const f: Hertz = s.pitch * ratio * vary(0.004);
    const table = wavetable("square", f);
    let phase = random.next() * TABLE_SIZE;
    const inc = (f * TABLE_SIZE) / SAMPLE_RATE;
    for (let i = 0; i < x.length; i++) {
      x[i] = x[i]! + table[phase | 0]! * 0.28;
      phase += inc;
      if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    }
  }
  const n = noise(x.length, random);
  for (let i = 0; i < x.length; i++) x[i] = x[i]! * (1 - s.noise) + n[i]! * s.noise;
  createFilter([highpass(s.highpass, 0.9), highpass(s.highpass * 0.8), peaking(9500, 0.9, 3)]).mono(x);
  const attack = Math.max(8, (s.attack ?? 0) * SAMPLE_RATE);
  for (let i = 0; i < x.length; i++) {
    const t = i / SAMPLE_RATE;
    x[i] = 1.6 * x[i]! * (0.6 * fall(t, s.decay) + 0.4 * fall(t, s.decay * 0.3)) * Math.min(1, i / attack);
  }
  return x;
}

function shaker(s: Extract<DrumSound, { kind: "shaker" }>, random: Random, vary: Vary): Float32Array {
  const x = noise(Math.round((s.attack + s.decay * 1.3) * SAMPLE_RATE), random);
  // Beads strike at random moments: thin the noise into grains.
  let grain = 0;
  for (let i = 0; i < x.length; i++) {
    const t = i / SAMPLE_RATE;
    grain = random.next() < s.grains / 400 ? 1 : grain * 0.985;
    const e = t < s.attack ? (t / s.attack) ** 2 : fall(t - s.attack, s.decay * vary(0.02));
    x[i] = x[i]! * e * (0.35 + 0.65 * grain);
  }
  createFilter([bandpass(s.centre * vary(0.02), 0.7), highpass(s.centre * 0.5)]).mono(x);
  for (let i = 0; i < x.length; i++) x[i] = x[i]! * 1.8;
  return x;
}
