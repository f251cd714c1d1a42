import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const rock: Style = {
  key: "rock",
  name: "Rock",
  keywords: ["rock", "alternative", "alt rock", "grunge", "garage rock", "hard rock", "classic rock", "electric guitar", "stadium", "guitars", "britpop", "rock and roll", "rock n roll", "progressive rock", "prog rock", "psychedelic", "psychedelic rock", "krautrock"],
  tags: ["rock", "electric guitars", "driving drums"],
  tempo: { low: 100, usual: 122, high: 148 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.4, minor: 0.35, mixolydian: 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.006,
  harmony: {
    major: {
      verse: ["I I IV IV", "I bVII IV I", "I V IV IV", "I IV I V", "vi IV I V"],
      "pre-chorus": ["IV IV V V", "ii IV V V", "vi V IV V"],
      chorus: ["I V vi IV", "I bVII IV I", "IV I V V", "I IV V IV", "I iii IV V"],
      bridge: ["vi vi IV V", "bVI bVII I I", "ii IV vi V"],
    },
    minor: {
      verse: ["i i bVII bVI", "i bIII bVII IV", "i bVII i bVII", "i i bVI bVII"],
      "pre-chorus": ["iv iv bVI bVII", "bVI bVI bVII bVII"],
      chorus: ["bVI bIII bVII i", "i bVI bIII bVII", "bIII bVII i bVI", "i bVII bVI bVII"],
      bridge: ["iv bVI bVII bVII", "bVI bVII i i"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 16 },
    grooves: [
      { from: 0, bars: [{ kick: "8.......8.......", pedal: "5...5...5...5..." }, { "low-tom": "7.5.7.5.7.5.7.5.", kick: "8...8...8...8..." }] },
      { from: 0.45, bars: [
        { kick: "9.......8.8.....", snare: "....9.......9...", hat: "7.5.7.5.7.5.7.5." },
        { kick: "9.....8.8.......", snare: "....9..2....9..2", hat: "7.5.7.5.7.5.7.5." },
        { kick: "9.......8.....8.", snare: "....9.......9...", hat: "7.5.7.5.7.5.7.5." },
      ] },
      { from: 0.75, bars: [
        { kick: "9.....8.8.8.....", snare: "....9.......9...", crash: "6.......6.......", ride: "..6.6.6...6.6.6." },
        { kick: "9.......9.8...8.", snare: "....9..3....9..3", open: "8.6.8.6.8.6.8.6." },
        { kick: "9...8.8.9...8.8.", snare: "....9.......9...", ride: "7.5.7.5.7.5.7.5." },
      ] },
    ],
    fills: [
      { kick: "9.......8...8...", snare: "....9...8888....", "mid-tom": "............88..", "low-tom": "..............88" },
      { kick: "9...8...8...8...", snare: "8.8.8.88........", "high-tom": "........8.8.....", "low-tom": "............8.88" },
      { kick: "9.......8.......", snare: "....9.......8899" },
      { kick: "9.....8.........", snare: "....9..88.88.8.9" },
    ],
    crash: true,
    reverbSend: 0.14,
  },
  layers: [
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "sampled", program: 34 }, from: 0.3, register: [28, 50], calm: ["1-1-1-1-1-1-1-1-", "1-----1-1-1-----"], full: ["1-1-1-1-1-1-1-a-", "1-1-5-1-1-1-8-a-", "111-1-111-1-1-a-"], velocity: 98, pan: 0, gain: 0, reverb: 0.02, delay: 0 },
    { id: "rhythm-left", stem: "guitars", role: "strum", instrument: { kind: "sampled", program: 30 }, from: 0.62, register: [40, 64], voices: 3, calm: ["D-d-D-d-D-d-D-d-"], full: ["D-d-D-d-D-d-D-du", "D---D-d-..d-D-d-", "D-ddD-ddD-ddD-dd"], velocity: 88, pan: -0.7, gain: -1, reverb: 0.1, delay: 0 },
    { id: "rhythm-right", stem: "guitars", role: "strum", instrument: { kind: "sampled", program: 29 }, from: 0.3, register: [43, 67], voices: 3, calm: ["D...D...D...D.d.", "D-d-d-d-D-d-d-d-", "D-....d-D-....d-"], full: ["D-d-D-d-D-d-D-d-", "D---D-d-..d-D-d-"], velocity: 82, pan: 0.7, gain: -2, reverb: 0.1, delay: 0 },
    { id: "clean", stem: "guitars", role: "arp", instrument: { kind: "sampled", program: 27 }, from: 0, to: 0.62, register: [52, 76], voices: 4, calm: ["0.2.1.3.2.1.2.1.", "0.1.2.3.2.3.1.2.", "0...2.1...3.2..."], velocity: 78, pan: -0.4, gain: -2, reverb: 0.22, delay: 0.2, ring: 0.9 },
    { id: "melody", stem: "guitars", role: "lead", instrument: { kind: "sampled", program: 29 }, from: 0, register: [59, 84], velocity: 92, pan: 0.12, gain: 0, reverb: 0.22, delay: 0.2 },
    { id: "organ", stem: "keys", role: "pad", instrument: { kind: "sampled", program: 18 }, from: 0.82, register: [55, 76], voices: 3, velocity: 66, pan: 0.2, gain: -5, reverb: 0.2, delay: 0 },
    { id: "counter", stem: "guitars", role: "counter", instrument: { kind: "sampled", program: 27 }, from: 0.72, register: [64, 84], velocity: 76, pan: 0.45, gain: -4, reverb: 0.25, delay: 0.25 },
  ],
  mix: mixPlan({
    levels: { drums: -4, bass: -7, guitars: -2, keys: -10 },
    reverb: { seconds: 1.3, preDelay: 0.018, damping: 6000, level: -15 },
    saturation: 0.35,
    tone: { low: 0.5, mid: 0.5, high: 1, air: 0.5 },
    width: 1.1,
  }),
  vocal: { female: 0.35, delivery: "sung", syllables: [7, 9], syncopation: 0.3, pentatonic: 0.7, melisma: 0.1, backing: "gang", reverb: 0.14, delay: 0.1 },
  forms: ["IVPCVPCSCO", "IVCVCBCO", "IVCVCSCO", "IVVCVCSCCO"],
};
