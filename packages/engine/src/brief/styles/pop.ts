import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const pop: Style = {
  key: "pop",
  name: "Pop",
  keywords: ["pop", "dance pop", "teen pop", "power pop", "mainstream", "chart", "k-pop", "kpop", "j-pop", "electropop", "indie pop", "bedroom pop", "hyperpop", "art pop", "synth-driven pop"],
  tags: ["pop", "catchy", "bright"],
  tempo: { low: 88, usual: 108, high: 122 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.7, minor: 0.3 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.004,
  harmony: {
    major: {
      verse: ["I V vi IV", "I vi IV V", "vi IV I V", "I iii vi IV", "IV I V vi", "I IV vi V"],
      "pre-chorus": ["ii IV V V", "IV V vi V", "vi V IV V", "ii iii IV V"],
      chorus: ["I V vi IV", "IV V iii,vi ii,V", "vi IV I V", "IV I V vi", "I V/7 vi,V IV", "IV V I vi"],
      bridge: ["vi iii IV I", "ii vi IV V", "bVI bVII I I", "IV iv I V"],
    },
    minor: {
      verse: ["i bVI bIII bVII", "i iv bVI v", "i bVII bVI bVII", "i bIII bVII bVI"],
      "pre-chorus": ["iv bVI bVII bVII", "bVI bVI bVII bVII", "iv i bVI V"],
      chorus: ["bVI bVII i bIII", "i bVI bIII bVII", "bIII bVII i bVI"],
      bridge: ["iv bVII bIII bVI", "bVI bVI iv V"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ snap: "....6.......6...", kick: "7.......7......." }, { kick: "7.........7.....", snap: "....6.......6...", shaker: "3.3.3.3.3.3.3.3." }] },
      { from: 0.45, bars: [
        { kick: "9.....8...8.....", clap: "....8.......8...", hat: "5.3.5.3.5.3.5.3." },
        { kick: "9......8..8.....", snare: "....8.......8...", hat: "5.3.5.3.5.345.3." },
        { kick: "9.....7.8.......", clap: "....8.......8..3", hat: "..5...5...5...5." },
      ] },
      { from: 0.75, bars: [
        { kick: "9...9...9...9...", snare: "....8.......8...", clap: "....9.......9...", hat: "5.4.5.4.5.4.5.4.", open: "..7...7...7...7.", tambourine: "5.3.5.3.5.3.5.3." },
        { kick: "9.....9.9.8.....", snare: "....9.......9..4", clap: "....7.......7...", hat: "6.5.6.5.6.5.6.5.", open: "..............6.", shaker: "4343434343434343" },
      ] },
    ],
    fills: [
      { kick: "9.......8.......", clap: "....9.......9...", snare: "........5.6.7889" },
      { kick: "9.....8.8.......", snare: "....9.......9.99" },
      { kick: "9...............", snare: "....9...........", clap: "............9..." },
    ],
    crash: true,
    reverbSend: 0.1,
  },
  layers: [
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "synth", patch: "analog-bass" }, from: 0.4, register: [28, 50], calm: ["1-----1---1-----", "1---------1---5-", "1------1--1-----"], full: ["1-1-1-1-1-1-1-1-", "1--1--1-1--1--5-", "1-..1-1-1-..1-a-"], velocity: 98, pan: 0, gain: 0, reverb: 0, delay: 0 },
    { id: "piano", stem: "keys", role: "comp", instrument: { kind: "sampled", program: 0 }, from: 0.15, register: [55, 77], voices: 4, calm: ["x-------x-------", "x---------x-----", "x-----x-----x---"], full: ["x---x---x---x---", "x--x--x-x--x--x-"], velocity: 76, pan: -0.15, gain: 0, reverb: 0.2, delay: 0.02 },
    { id: "pluck", stem: "synths", role: "arp", instrument: { kind: "synth", patch: "pluck" }, from: 0.5, register: [62, 86], calm: ["0..1..2...1.2...", "..2...1...2...3.", "2.1.2...2.1.3..."], full: ["0.21.2.10.21.3.2", "3.2.1.2.3.2.1.0."], velocity: 70, pan: 0.35, gain: -3, reverb: 0.25, delay: 0.3, gate: 0.6 },
    { id: "guitar", stem: "guitars", role: "strum", instrument: { kind: "sampled", program: 25 }, from: 0.55, register: [48, 72], voices: 5, calm: ["D---D-u-d-u-D-u-", "D-------D---d-u-"], full: ["D-d-D-u-.-uud-u-", "D-duD-u-dudu-udu"], velocity: 68, pan: -0.5, gain: -2, reverb: 0.12, delay: 0 },
    { id: "pad", stem: "synths", role: "pad", instrument: { kind: "synth", patch: "saw-pad" }, from: 0.65, register: [55, 76], voices: 4, velocity: 64, pan: 0.1, gain: -5, reverb: 0.35, delay: 0.05 },
    { id: "wide", stem: "synths", role: "comp", instrument: { kind: "synth", patch: "supersaw" }, from: 0.82, register: [57, 79], voices: 4, calm: ["x-----x---x-----"], full: ["x-----x---x---x-", "x--x--x-x--x--x-"], velocity: 78, pan: 0, gain: -4, reverb: 0.25, delay: 0.08 },
    { id: "melody", stem: "synths", role: "lead", instrument: { kind: "synth", patch: "square-lead" }, from: 0, register: [64, 86], velocity: 84, pan: 0.1, gain: -2, reverb: 0.25, delay: 0.3 },
    { id: "strings", stem: "strings", role: "counter", instrument: { kind: "sampled", program: 48 }, from: 0.78, register: [60, 84], velocity: 70, pan: 0.25, gain: -3, reverb: 0.35, delay: 0 },
    { id: "riser", stem: "fx", role: "riser", instrument: { kind: "synth", patch: "noise-riser" }, from: 0, register: [60, 60], velocity: 60, pan: 0, gain: -6, reverb: 0.2, delay: 0 },
  ],
  mix: mixPlan({
    sidechain: { depth: 0.2, release: 0.18, stems: ["synths"] },
    tone: { low: 0.5, mid: 0, high: 0.8, air: 1.5 },
    saturation: 0.2,
    width: 1.1,
  }),
  vocal: { female: 0.65, delivery: "sung", syllables: [7, 9], syncopation: 0.5, pentatonic: 0.5, melisma: 0.2, backing: "thirds", reverb: 0.18, delay: 0.12 },
  lift: 0.3,
  forms: ["IVPCVPCBCO", "IVPCVPCBCCO", "IVCVCBCO", "IVPCHVPCHBCO"],
};
