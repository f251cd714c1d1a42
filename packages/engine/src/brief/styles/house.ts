import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const house: Style = {
  key: "house",
  name: "House",
  keywords: ["house", "edm", "dance", "club", "electronic dance", "eurodance", "garage", "progressive house", "dancefloor", "rave", "big room", "electronic", "electro swing"],
  tags: ["house", "four-on-the-floor", "club"],
  tempo: { low: 118, usual: 124, high: 128 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.65, dorian: 0.15, major: 0.2 },
  swing: { grid: 4, amount: 0.08 },
  looseness: 0,
  harmony: {
    minor: {
      verse: ["i i bVI bVII", "i iv bVI v", "i bIII iv bVI", "i i iv v"],
      "pre-chorus": ["iv iv bVI bVII", "bVI bVI bVII bVII"],
      chorus: ["i bVI bIII bVII", "bVI bVII i v", "iv bVI i bVII", "bVI i bVII v"],
      bridge: ["bVI bVI bVII bVII", "iv bVI bIII bVII"],
    },
    major: {
      verse: ["vi7 IV I V", "IVmaj7 vi7 V I", "I IV vi V"],
      "pre-chorus": ["ii IV V V", "IV IV V V"],
      chorus: ["IV V vi I", "vi IV I V", "I V vi IV"],
      bridge: ["ii vi IV V", "IV IV vi V"],
    },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ kick: "9...9...9...9..." }, { kick: "9...9...9...9...", hat: "..4...4...4...4." }] },
      { from: 0.45, bars: [
        { kick: "9...9...9...9...", clap: "....8.......8...", open: "..7...7...7...7." },
        { kick: "9...9...9...9...", clap: "....8.......8...", open: "..7...7...7...7.", hat: "4.434.434.434.43" },
      ] },
      { from: 0.75, bars: [
        { kick: "9...9...9...9...", clap: "....9.......9...", open: "..8...8...8...8.", hat: "5345534553455345", shaker: "4345434543454345", "conga-high": "...5..5....5..5." },
        { kick: "9...9...9...9...", clap: "....9.......9..4", snare: "....5.......5...", open: "..8...8...8...8.", hat: "5.545.545.545.54", tambourine: "..5...5...5...5." },
      ] },
    ],
    fills: [
      { kick: "9...9...9...9...", clap: "....9.......9...", snare: "5.5.6.6.7.7.8888" },
      { kick: "9...9...", clap: "....9.......9.99" },
      { snare: "5.6.6.7.77788899" },
    ],
    crash: true,
    reverbSend: 0.08,
  },
  layers: [
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "synth", patch: "fm-bass" }, from: 0.42, register: [28, 50], calm: ["..1-..1-..1-..1-", "..1...1...1..1.."], full: ["..1-..1-..1-.18.", "..1.1.1...1.1.8.", ".11-..1-.11-..8-"], velocity: 100, pan: 0, gain: 0, reverb: 0, delay: 0, gate: 0.85 },
    { id: "chords", stem: "keys", role: "comp", instrument: { kind: "sampled", program: 0 }, from: 0.35, register: [55, 77], voices: 4, calm: ["x--x--x---x--x--", "..x--.x-..x--.x-"], full: ["x--x--x-x--x--x-", "x..x..x..x..x.x."], velocity: 86, pan: 0, gain: 0, reverb: 0.16, delay: 0.08, gate: 0.8 },
    { id: "pad", stem: "synths", role: "pad", instrument: { kind: "synth", patch: "glass-pad" }, from: 0, register: [55, 76], voices: 4, velocity: 62, pan: 0, gain: -4, reverb: 0.4, delay: 0.05 },
    { id: "pluck", stem: "synths", role: "arp", instrument: { kind: "synth", patch: "pluck" }, from: 0.5, register: [64, 88], calm: ["..2..1..3..2..1.", "0..1..2..1..3..2"], full: ["0.2.13.20.2.13.4", "3..2..1.3..2..10"], velocity: 72, pan: 0.35, gain: -3, reverb: 0.25, delay: 0.35, gate: 0.5 },
    { id: "saws", stem: "synths", role: "comp", instrument: { kind: "synth", patch: "supersaw" }, from: 0.84, register: [57, 81], voices: 5, calm: ["x--x--x---x--x--"], full: ["x--x--x---x--x--", "x..x..x.x..x..x."], velocity: 84, pan: 0, gain: -2, reverb: 0.22, delay: 0.1, gate: 0.8 },
    { id: "melody", stem: "synths", role: "lead", instrument: { kind: "synth", patch: "square-lead" }, from: 0, register: [64, 88], velocity: 84, pan: 0, gain: -2, reverb: 0.25, delay: 0.35 },
    { id: "riser", stem: "fx", role: "riser", instrument: { kind: "synth", patch: "noise-riser" }, from: 0, register: [60, 60], velocity: 80, pan: 0, gain: -2, reverb: 0.25, delay: 0 },
    { id: "impact", stem: "fx", role: "impact", instrument: { kind: "synth", patch: "noise-fall" }, from: 0.7, register: [60, 60], velocity: 80, pan: 0, gain: -3, reverb: 0.35, delay: 0 },
  ],
  mix: mixPlan({
    levels: { drums: -2, bass: -5, keys: -5, synths: -4.5, percussion: -12, fx: -13 },
    sidechain: { depth: 0.6, release: 0.24, stems: ["synths", "keys", "bass", "strings"] },
    reverb: { seconds: 1.8, preDelay: 0.02, damping: 8000, level: -14 },
    delay: { beats: 0.75, feedback: 0.34, level: -17 },
    saturation: 0.3,
    tone: { low: 1.5, mid: -0.5, high: 1, air: 1.2 },
    width: 1.15,
  }),
  vocal: { female: 0.7, delivery: "sung", syllables: [6, 8], syncopation: 0.4, pentatonic: 0.5, melisma: 0.15, backing: "double", reverb: 0.22, delay: 0.22 },
  forms: ["IVPCDVPCDO", "IVPDVPCDO", "IVCDVBCDO"],
};
