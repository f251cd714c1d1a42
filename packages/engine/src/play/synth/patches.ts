import type { Patch, SubtractivePatch } from "./patch.ts";

export type PatchName =
  | "saw-pad" | "warm-pad" | "string-machine" | "supersaw" | "saw-lead" | "square-lead" | "pluck" | "fm-ep" | "fm-bell" | "analog-bass"
  | "sub-bass" | "reese-bass" | "fm-bass" | "arp-pulse" | "organ" | "noise-riser" | "noise-fall" | "glass-pad" | "plucked-string";

/** Filters of electronic styles open to 8–14 kHz: sampled banks end near 6 kHz, and these fill what lies above. */
export const PATCHES: Record<PatchName, Patch> = {
  "saw-pad": {
    engine: "subtractive", touch: 0.4, chorus: 0.5,
    oscillators: [
      { shape: "saw", level: 0.5, octave: 0, copies: 4, spread: 11, width: 0.9 },
      { shape: "saw", level: 0.16, octave: 1, copies: 2, spread: 7, width: 0.7 },
    ],
    filter: {
      poles: 2, cutoff: 2600, resonance: 0.08, tracking: 0.4, opening: 1.6, drift: { octaves: 0.35, rate: 0.11 },
      envelope: { attack: 0.9, decay: 3, sustain: 0.55, release: 0.9 },
    },
    amp: { attack: 0.28, decay: 1, sustain: 0.9, release: 0.9 },
  },
  "warm-pad": {
    engine: "subtractive", touch: 0.4, chorus: 0.65,
    oscillators: [
      { shape: "saw", level: 0.42, octave: 0, copies: 3, spread: 8, width: 0.8 },
      { shape: "triangle", level: 0.4, octave: 0, copies: 2, spread: 5, width: 0.5 },
    ],
    noise: 0.006,
    filter: {
      poles: 4, cutoff: 1150, resonance: 0.1, tracking: 0.5, opening: 1, drift: { octaves: 0.3, rate: 0.07 },
      envelope: { attack: 1.2, decay: 4, sustain: 0.6, release: 1.2 },
    },
    amp: { attack: 0.4, decay: 1, sustain: 0.92, release: 1.3 },
  },
  "string-machine": {
    engine: "subtractive", touch: 0.2, chorus: 1,
    oscillators: [
      { shape: "saw", level: 0.42, octave: 0, copies: 2, spread: 4, width: 0.6 },
      { shape: "saw", level: 0.3, octave: 1, copies: 2, spread: 4, width: 0.8 },
    ],
    filter: {
      poles: 2, cutoff: 5200, resonance: 0, tracking: 0.3, opening: 0.4,
      envelope: { attack: 0.3, decay: 2, sustain: 0.8, release: 0.6 },
    },
    amp: { attack: 0.14, decay: 0.6, sustain: 0.9, release: 0.55 },
  },
  supersaw: {
    engine: "subtractive", touch: 0.6,
    oscillators: [
      { shape: "saw", level: 0.62, octave: 0, copies: 7, spread: 17, width: 1 },
      { shape: "saw", level: 0.14, octave: 1, copies: 2, spread: 12, width: 0.9 },
    ],
    filter: {
      poles: 2, cutoff: 7500, resonance: 0.05, tracking: 0.3, opening: 1.2,
      envelope: { attack: 0.005, decay: 0.7, sustain: 0.5, release: 0.3 },
    },
    amp: { attack: 0.006, decay: 0.5, sustain: 0.85, release: 0.28 },
  },
  "saw-lead": {
    engine: "subtractive", touch: 0.6, glide: 0.035, drive: 0.15,
    oscillators: [
      { shape: "saw", level: 0.6, octave: 0, copies: 3, spread: 9, width: 0.35 },
      { shape: "square", level: 0.22, octave: 0, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 4, cutoff: 3400, resonance: 0.25, tracking: 0.6, opening: 1.6,
      envelope: { attack: 0.004, decay: 0.5, sustain: 0.5, release: 0.2 },
    },
    amp: { attack: 0.005, decay: 0.3, sustain: 0.85, release: 0.16 },
    vibrato: { depth: 12, rate: 5.3, after: 0.35 },
  },
  "square-lead": {
    engine: "subtractive", touch: 0.6, glide: 0.025,
    oscillators: [
      { shape: "square", level: 0.6, octave: 0, copies: 2, spread: 5, width: 0.3 },
      { shape: "triangle", level: 0.25, octave: 0, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 2, cutoff: 4200, resonance: 0.15, tracking: 0.6, opening: 1,
      envelope: { attack: 0.004, decay: 0.4, sustain: 0.6, release: 0.2 },
    },
    amp: { attack: 0.005, decay: 0.2, sustain: 0.85, release: 0.14 },
    vibrato: { depth: 10, rate: 5.1, after: 0.4 },
  },
  pluck: {
    engine: "subtractive", touch: 0.75,
    oscillators: [
      { shape: "saw", level: 0.6, octave: 0, copies: 3, spread: 8, width: 0.7 },
      { shape: "square", level: 0.2, octave: 1, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 2, cutoff: 900, resonance: 0.18, tracking: 0.6, opening: 4.2,
      envelope: { attack: 0.001, decay: 0.6, sustain: 0.05, release: 0.2 },
    },
    amp: { attack: 0.002, decay: 0.7, sustain: 0, release: 0.25 },
  },
  "arp-pulse": {
    engine: "subtractive", touch: 0.7,
    oscillators: [
      { shape: "square", level: 0.42, octave: 0, copies: 2, spread: 6, width: 0.6 },
      { shape: "saw", level: 0.3, octave: 0, copies: 2, spread: 10, width: 0.9 },
    ],
    filter: {
      poles: 2, cutoff: 2200, resonance: 0.28, tracking: 0.5, opening: 2.6, drift: { octaves: 0.5, rate: 0.09 },
      envelope: { attack: 0.001, decay: 0.3, sustain: 0.2, release: 0.12 },
    },
    amp: { attack: 0.002, decay: 0.35, sustain: 0.35, release: 0.1 },
  },
  "analog-bass": {
    engine: "subtractive", touch: 0.5, drive: 0.3, glide: 0.012,
    oscillators: [
      { shape: "saw", level: 0.5, octave: 0, copies: 2, spread: 5, width: 0 },
      { shape: "square", level: 0.32, octave: 0, copies: 1, spread: 0, width: 0 },
      { shape: "sine", level: 0.3, octave: 0, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 4, cutoff: 900, resonance: 0.2, tracking: 0.3, opening: 2.4,
      envelope: { attack: 0.002, decay: 0.28, sustain: 0.2, release: 0.1 },
    },
    amp: { attack: 0.003, decay: 0.5, sustain: 0.75, release: 0.07 },
  },
  "sub-bass": {
    engine: "subtractive", touch: 0.3, drive: 0.35, glide: 0.03,
    oscillators: [
      { shape: "sine", level: 0.85, octave: 0, copies: 1, spread: 0, width: 0 },
      { shape: "triangle", level: 0.15, octave: 0, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 2, cutoff: 700, resonance: 0, tracking: 0.3, opening: 0.6,
      envelope: { attack: 0.002, decay: 0.2, sustain: 0.4, release: 0.1 },
    },
    amp: { attack: 0.005, decay: 0.4, sustain: 0.9, release: 0.08 },
  },
  "reese-bass": {
    engine: "subtractive", touch: 0.4, drive: 0.4, chorus: 0.2,
    oscillators: [
      { shape: "saw", level: 0.6, octave: 0, copies: 3, spread: 14, width: 0.5 },
      { shape: "sine", level: 0.4, octave: 0, copies: 1, spread: 0, width: 0 },
    ],
    filter: {
      poles: 4, cutoff: 1000, resonance: 0.15, tracking: 0.3, opening: 1, drift: { octaves: 0.7, rate: 0.21 },
      envelope: { attack: 0.02, decay: 0.8, sustain: 0.5, release: 0.15 },
    },
    amp: { attack: 0.006, decay: 0.5, sustain: 0.9, release: 0.12 },
  },
  organ: {
    engine: "subtractive", touch: 0.1, chorus: 0.55, drive: 0.2,
    oscillators: [{ shape: "organ", level: 0.9, octave: 0, copies: 2, spread: 2, width: 0.5 }],
    filter: {
      poles: 2, cutoff: 7000, resonance: 0, tracking: 0.2, opening: 1.5,
      envelope: { attack: 0.001, decay: 0.03, sustain: 0, release: 0.05 },
    },
    amp: { attack: 0.004, decay: 0.05, sustain: 0.95, release: 0.06 },
    vibrato: { depth: 6, rate: 6.1, after: 0.1 },
  },
  "glass-pad": {
    engine: "fm", touch: 0.4, chorus: 0.8,
    pairs: [
      { carrier: 1, modulator: 2, level: 0.5, index: 0.9, settles: 0.5, decay: 2, detune: -4, pan: -0.5 },
      { carrier: 1, modulator: 3, level: 0.45, index: 0.7, settles: 0.35, decay: 2.5, detune: 4, pan: 0.5 },
      { carrier: 4, modulator: 1, level: 0.09, index: 0.8, settles: 0.5, decay: 3, detune: 3, pan: -0.8 },
      { carrier: 8, modulator: 1, level: 0.04, index: 1.2, settles: 0.6, decay: 3, detune: -3, pan: 0.8 },
      { carrier: 15, modulator: 2, level: 0.025, index: 1.6, settles: 1, decay: 3, detune: 5, pan: -0.6 },
      { carrier: 26, modulator: 3, level: 0.012, index: 1.4, settles: 1, decay: 3, detune: -6, pan: 0.6 },
    ],
    amp: { attack: 0.35, decay: 2, sustain: 0.8, release: 1.4 },
    tremolo: { depth: 0.12, rate: 3.7 },
  },
  "fm-ep": {
    engine: "fm", touch: 0.75, chorus: 0.35,
    pairs: [
      { carrier: 1, modulator: 1, level: 0.62, index: 1.5, settles: 0.25, decay: 1.2, fades: 4, pan: -0.12 },
      { carrier: 1, modulator: 14, level: 0.3, index: 0.9, settles: 0.04, decay: 0.3, fades: 2.2, detune: 3, pan: 0.2 },
      { carrier: 29, modulator: 1, level: 0.03, index: 0.9, settles: 0.2, decay: 0.2, fades: 0.25, pan: -0.2 },
    ],
    amp: { attack: 0.002, decay: 3.5, sustain: 0.1, release: 0.3 },
    tremolo: { depth: 0.1, rate: 4.4 },
  },
  "fm-bell": {
    engine: "fm", touch: 0.7, chorus: 0.25,
    pairs: [
      { carrier: 1, modulator: 3.5, level: 0.5, index: 2.2, settles: 0.2, decay: 1, fades: 3, pan: -0.3 },
      { carrier: 2, modulator: 7, level: 0.22, index: 1.2, settles: 0.1, decay: 0.6, fades: 1.8, detune: 4, pan: 0.4 },
      { carrier: 5.4, modulator: 1, level: 0.08, index: 0.6, settles: 0, decay: 0.4, fades: 0.7, pan: 0.1 },
      { carrier: 11, modulator: 7, level: 0.07, index: 1.5, settles: 0.3, decay: 0.5, fades: 0.9, pan: -0.4 },
      { carrier: 24, modulator: 5, level: 0.02, index: 1.2, settles: 0.3, decay: 0.3, fades: 0.4, pan: 0.4 },
    ],
    amp: { attack: 0.001, decay: 3, sustain: 0, release: 0.9 },
  },
  "fm-bass": {
    engine: "fm", touch: 0.6, drive: 0.2,
    pairs: [
      { carrier: 1, modulator: 1, level: 0.7, index: 3.4, settles: 0.7, decay: 0.3 },
      { carrier: 1, modulator: 3, level: 0.2, index: 1.6, settles: 0.1, decay: 0.12 },
      { carrier: 1, modulator: 2, level: 0.25, index: 0.5, settles: 0.2, decay: 0.3 },
    ],
    amp: { attack: 0.002, decay: 0.8, sustain: 0.6, release: 0.07 },
  },
  "plucked-string": {
    engine: "string", touch: 0.7, ring: 2.6, brightness: 0.75, position: 0.18,
    courses: [{ detune: -2.5, pan: -0.35 }, { detune: 2.5, pan: 0.35 }],
    body: [{ frequency: 190, q: 2, gain: 5 }, { frequency: 420, q: 2.5, gain: 3 }, { frequency: 4800, q: 0.8, gain: 4 }],
    amp: { attack: 0.0005, decay: 60, sustain: 1, release: 0.18 },
  },
  "noise-riser": {
    engine: "noise", touch: 0.3, from: 250, to: 11_000, resonance: 0.55, swell: 1,
    amp: { attack: 0.01, decay: 1, sustain: 1, release: 0.12 },
  },
  "noise-fall": {
    engine: "noise", touch: 0.3, from: 11_000, to: 300, resonance: 0.35, swell: -1,
    amp: { attack: 0.004, decay: 1, sustain: 1, release: 0.4 },
  },
};

/** Any name gives a sound: unknown ones a neutral poly synth by what the name says it is for. */
export function patchNamed(name: string): Patch {
  if (Object.hasOwn(PATCHES, name)) return PATCHES[name as PatchName];
  if (/bass/.test(name)) return PATCHES["analog-bass"];
  if (/lead/.test(name)) return PATCHES["saw-lead"];
  if (/pluck|arp|key/.test(name)) return PATCHES.pluck;
  if (/bell/.test(name)) return PATCHES["fm-bell"];
  if (/string/.test(name)) return PATCHES["string-machine"];
  if (/rise|sweep/.test(name)) return PATCHES["noise-riser"];
  const pad = PATCHES["saw-pad"] as SubtractivePatch;
  return { ...pad, amp: { ...pad.amp, attack: 0.05 } };
}
