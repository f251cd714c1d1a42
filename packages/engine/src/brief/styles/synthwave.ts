import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const synthwave: Style = {
  key: "synthwave",
  name: "Synthwave",
  keywords: ["synthwave", "retrowave", "outrun", "synth pop", "synthpop", "new wave", "80s", "eighties", "1980s", "neon", "retro synth", "darkwave", "vaporwave"],
  tags: ["synthwave", "retro", "analog synths"],
  tempo: { low: 84, usual: 104, high: 118 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.75, dorian: 0.1, major: 0.15 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.002,
  harmony: {
    minor: {
      verse: ["i bVI bIII bVII", "i i bVI bVII", "i bVII bVI bVI", "i v bVI iv", "i bIII bVII iv"],
      "pre-chorus": ["iv bVI bVII bVII", "bVI bVI bVII bVII", "iv v bVI bVII"],
      chorus: ["bVI bVII i bIII", "i bVI bIII bVII", "bVI bIII bVII i", "i bVII iv bVI"],
      bridge: ["bIII bVII iv bVI", "iv iv bVI bVII", "bVI v iv bVII"],
    },
    major: {
      verse: ["I vi IV V", "I iii IV V", "I I IV V"],
      "pre-chorus": ["ii IV V V", "vi V IV V", "IV V vi V"],
      chorus: ["I V vi IV", "IV V I vi", "IV I V vi"],
      bridge: ["vi iii IV V", "bVI bVII I I", "ii vi IV V"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "linn" },
    grooves: [
      { from: 0, bars: [{ kick: "8.......8.......", hat: "4...4...4...4..." }, { kick: "8.......8.8.....", hat: "..4...4...4...4." }] },
      { from: 0.45, bars: [
        { kick: "9...8...9...8...", snare: "....9.......9...", hat: "6.4.6.4.6.4.6.4." },
        { kick: "9.....8.9.......", snare: "....9.......9...", hat: "6.4.6.4.6.4.6.4." },
        { kick: "9.......8.8.....", snare: "....9.......9...", hat: "6.456.4.6.456.4." },
      ] },
      { from: 0.75, bars: [
        { kick: "9...9...9...9...", snare: "....9.......9...", clap: "....6.......6...", hat: "6.5.6.5.6.5.6.5.", open: "..............6.", tambourine: "..4...4...4...4." },
        { kick: "9.....8.9.8.....", snare: "....9.......9...", clap: "....6.......6...", hat: "6464646464646464", open: "..............6." },
        { kick: "9...9...9...9...", snare: "....9.......9..4", clap: "....6.......6...", hat: "..5...5...5...5.", open: "..6...6...6...6." },
      ] },
    ],
    fills: [
      { kick: "9.......8.......", snare: "....9.......8.89", "high-tom": "........88......", "mid-tom": "..........88....", "low-tom": "............8.8." },
      { kick: "9...9...9...9...", snare: "....9...6.7.8899" },
      { kick: "9.......8.......", snare: "....9...........", "high-tom": "........8.8.....", "mid-tom": "...........8.8..", "low-tom": "..............89" },
    ],
    crash: true,
    reverbSend: 0.18,
  },
  layers: [
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "synth", patch: "analog-bass" }, from: 0.3, register: [28, 50], calm: ["1.1.1.1.1.1.1.1.", "1-1.1-1.1-1.1-1.", "1.1.1.8.1.1.1.8."], full: ["1.1.8.1.1.1.8.1.", "1.118.111.118.11", "1.8.1.8.1.8.1.8."], velocity: 98, pan: 0, gain: 0, reverb: 0.02, delay: 0, gate: 0.8 },
    { id: "pad", stem: "synths", role: "pad", instrument: { kind: "synth", patch: "warm-pad" }, from: 0, register: [52, 74], voices: 4, velocity: 70, pan: 0, gain: -2, reverb: 0.4, delay: 0.05 },
    { id: "arp", stem: "synths", role: "arp", instrument: { kind: "synth", patch: "arp-pulse" }, from: 0.2, register: [60, 86], calm: ["0.1.2.1.3.2.1.2.", "0.2.1.2.0.2.3.2.", "0.1.2.3.2.1.2.1."], full: ["0121321201213231", "0213021302134213", "0120123012312321"], velocity: 74, pan: 0.25, gain: -3, reverb: 0.25, delay: 0.3, gate: 0.6 },
    { id: "strings", stem: "synths", role: "pad", instrument: { kind: "synth", patch: "string-machine" }, from: 0.72, register: [60, 82], voices: 3, velocity: 72, pan: -0.2, gain: -4, reverb: 0.4, delay: 0.1 },
    { id: "stabs", stem: "keys", role: "comp", instrument: { kind: "synth", patch: "fm-ep" }, from: 0.55, register: [55, 76], calm: ["x--...x--...x--.", "x-----x---x-----"], full: ["x--x--x---x-x-x-", "x--...x--.x-..x-"], voices: 3, velocity: 76, pan: -0.3, gain: -2, reverb: 0.25, delay: 0.15 },
    { id: "melody", stem: "synths", role: "lead", instrument: { kind: "synth", patch: "saw-lead" }, from: 0, register: [64, 88], velocity: 88, pan: 0.05, gain: -1, reverb: 0.3, delay: 0.35 },
    { id: "bell", stem: "keys", role: "counter", instrument: { kind: "synth", patch: "fm-bell" }, from: 0.6, register: [67, 91], velocity: 66, pan: 0.4, gain: -5, reverb: 0.4, delay: 0.4 },
    { id: "riser", stem: "fx", role: "riser", instrument: { kind: "synth", patch: "noise-riser" }, from: 0, register: [60, 60], velocity: 70, pan: 0, gain: -4, reverb: 0.3, delay: 0 },
    { id: "impact", stem: "fx", role: "impact", instrument: { kind: "synth", patch: "noise-fall" }, from: 0.7, register: [60, 60], velocity: 76, pan: 0, gain: -4, reverb: 0.4, delay: 0 },
  ],
  mix: mixPlan({
    levels: { drums: -3.5, bass: -5, synths: -3, keys: -7 },
    sidechain: { depth: 0.35, release: 0.22, stems: ["synths", "bass"] },
    reverb: { seconds: 2.4, preDelay: 0.025, damping: 7500, level: -12 },
    delay: { beats: 0.75, feedback: 0.36, level: -16 },
    saturation: 0.3,
    tone: { low: 1, mid: -0.5, high: 0.5, air: 1 },
    width: 1.15,
  }),
  vocal: { female: 0.55, delivery: "sung", syllables: [7, 9], syncopation: 0.35, pentatonic: 0.35, melisma: 0.15, backing: "thirds", reverb: 0.3, delay: 0.22 },
  forms: ["IVPCVPCBCO", "IVPCHVPCHBCO", "IVCVCBCO", "IVCNVCBCO"],
};
