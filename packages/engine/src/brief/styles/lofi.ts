import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const lofi: Style = {
  key: "lo-fi hip hop",
  name: "Lo-fi hip hop",
  keywords: ["lo-fi hip hop", "lofi hip hop", "lo-fi", "lofi", "chillhop", "study beats", "chill beats", "chill", "study", "dusty"],
  tags: ["lo-fi hip hop", "mellow", "dusty drums"],
  tempo: { low: 70, usual: 80, high: 90 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.35, minor: 0.4, dorian: 0.25 },
  swing: { grid: 4, amount: 0.2 },
  looseness: 0.008,
  harmony: {
    major: {
      verse: ["ii7 V7 Imaj7 vi7", "Imaj7 vi7 ii7 V7", "IVmaj7 iii7 ii7 Imaj7", "Imaj7 III7 vi7 IVmaj7"],
      "pre-chorus": ["IVmaj7 V7 iii7 vi7", "ii7 iii7 IVmaj7 V7"],
      chorus: ["IVmaj7 iii7 vi7 Imaj7", "IVmaj7 III7 vi7 V7", "ii7 V7 iii7 vi7", "Imaj7 iii7 IVmaj7 iv7"],
      bridge: ["vi7 ii7 V7 Imaj7", "iv7 bVII7 Imaj7 Imaj7"],
    },
    minor: {
      verse: ["i7 iv7 bVII7 bIIImaj7", "i9 bVImaj7 iv7 v7", "bVImaj7 v7 i7 i7", "i7 iv7 i7 v7"],
      "pre-chorus": ["bVImaj7 bVII7 i7 i7", "iv7 v7 bVImaj7 v7"],
      chorus: ["bVImaj7 bVII7 v7 i7", "iv7 bVII7 bIIImaj7 bVImaj7", "bVImaj7 V7 i7 iv7"],
      bridge: ["bIIImaj7 bVII7 iv7 V7", "iv7 iv7 i7 i7"],
    },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "lofi" },
    grooves: [
      { from: 0, bars: [{ hat: "4.3.4.3.4.3.4.3.", stick: "....4.......4..." }, { kick: "7.........6.....", stick: "....5.......5..." }] },
      { from: 0.4, bars: [
        { kick: "9......6.8......", snare: "....8.......8...", hat: "5.4.5.345.4.5.4." },
        { kick: "9.7.......8.....", snare: "....8..3....8..3", hat: "5.4.534.5.4.5.43" },
        { kick: "9......7..8....4", snare: "....8....3..8...", hat: "6.4.6.4.6.4.6.4.", open: "......4........." },
        { kick: "9.....6..8......", snare: "....8.......8.3.", hat: "5.45..4.5.45..4." },
      ] },
      { from: 0.78, bars: [
        { kick: "9.7....7..8..6..", snare: "....9..3.3..9...", hat: "6345634563456345", shaker: "..4...4...4...4." },
        { kick: "9......8.8.6....", snare: "....9.......9..4", hat: "6.456.4.6.456.4.", shaker: "4.4.4.4.4.4.4.4." },
      ] },
    ],
    fills: [{ kick: "9.........8.....", snare: "....8......6.68.", hat: "5.4.5..." }, { kick: "9......7........", snare: "....8..........." }, { kick: "9.....8.8.......", snare: "....8...3.4.6.7." }],
    crash: false,
    reverbSend: 0.08,
  },
  layers: [
    { id: "keys", stem: "keys", role: "comp", instrument: { kind: "sampled", program: 4 }, from: 0, register: [50, 74], voices: 4, calm: ["x-------------x-", "x-----x---------", "x---------x-----", "x------x--------"], full: ["x-----x---x-----", "x--x------x---x-"], velocity: 66, pan: -0.1, gain: 0, reverb: 0.18, delay: 0.05 },
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "synth", patch: "sub-bass" }, from: 0.4, register: [28, 48], calm: ["1------1-1------", "1---------1-----", "1-----1-..5---a-"], full: ["1------8-1----a-", "1--1------5-1---"], velocity: 92, pan: 0, gain: 0, reverb: 0, delay: 0 },
    { id: "guitar", stem: "guitars", role: "counter", instrument: { kind: "sampled", program: 26 }, from: 0.45, register: [57, 79], velocity: 62, pan: 0.35, gain: -3, reverb: 0.25, delay: 0.15 },
    { id: "vibes", stem: "keys", role: "arp", instrument: { kind: "sampled", program: 11 }, from: 0.72, register: [62, 84], calm: ["..3...2.....1...", "0.....2...3....."], velocity: 56, pan: 0.3, gain: -4, reverb: 0.35, delay: 0.2, ring: 1 },
    { id: "pad", stem: "synths", role: "pad", instrument: { kind: "synth", patch: "warm-pad" }, from: 0.6, register: [52, 71], voices: 3, velocity: 52, pan: 0, gain: -7, reverb: 0.3, delay: 0 },
    { id: "melody", stem: "keys", role: "lead", instrument: { kind: "sampled", program: 4 }, from: 0, register: [62, 84], velocity: 72, pan: 0.12, gain: 0, reverb: 0.25, delay: 0.15 },
  ],
  mix: mixPlan({
    levels: { drums: -4, bass: -6, keys: -4, guitars: -8, "backing-vocals": -11, synths: -10 },
    sidechain: { depth: 0.25, release: 0.2, stems: ["keys", "synths"] },
    reverb: { seconds: 1.1, preDelay: 0.01, damping: 4000, level: -17 },
    saturation: 0.45,
    lowpass: 9500,
    noise: -46,
    tone: { low: 1.5, mid: 0, high: -2, air: -2 },
    width: 0.85,
  }),
  vocal: { female: 0.6, delivery: "sung", syllables: [7, 9], syncopation: 0.45, pentatonic: 0.6, melisma: 0.15, backing: "double", reverb: 0.18, delay: 0.1 },
  forms: ["IVCVCO", "IVCNVCO", "IVCVCBCO"],
};
