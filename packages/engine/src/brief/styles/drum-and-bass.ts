import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const drumAndBass: Style = {
  key: "drum and bass",
  name: "Drum and bass",
  keywords: ["drum and bass", "drum & bass", "drum n bass", "dnb", "d&b", "jungle", "liquid", "liquid dnb", "neurofunk", "breakbeat", "breakcore", "big beat", "breaks"],
  tags: ["drum and bass", "fast breaks", "reese bass"],
  tempo: { low: 168, usual: 174, high: 178 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.7, dorian: 0.2, major: 0.1 },
  swing: { grid: 4, amount: 0.04 },
  looseness: 0.001,
  harmony: {
    minor: {
      verse: ["i i bVI bVI bIII bIII bVII bVII", "i i iv iv bVI bVI v v", "bVI bVI bVII bVII i i i i"], "pre-chorus": ["iv iv bVI bVI bVII bVII bVII bVII"],
      chorus: ["bVI bVI bVII bVII i i bIII bIII", "i i bVII bVII bVI bVI iv iv", "i i bVI bVI iv iv bVII bVII"], bridge: ["bVI bVI iv iv bVII bVII v v"],
    },
    major: { verse: ["I I vi vi IV IV V V"], "pre-chorus": ["ii ii IV IV V V V V"], chorus: ["IV IV V V vi vi I I", "vi vi IV IV I I V V"], bridge: ["ii ii vi vi IV IV V V"] },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ hat: "5...4...5...4..." }, { ride: "5...5...5...5..." }] },
      { from: 0.42, bars: [
        { kick: "9.........9.....", snare: "....9.......9...", hat: "6.4.6.4.6.4.6.4." },
        { kick: "9.........9.....", snare: "....9..3.3..9..3", hat: "6.546.546.546.54" },
      ] },
      { from: 0.74, bars: [
        { kick: "9.........9..6..", snare: "....9..4.4..9..5", hat: "7566756675667566", ride: "6...6...6...6..." },
        { kick: "9.8.......9.....", snare: "....9..4.5..9.4.", open: "..6...6...6...6.", shaker: "5454545454545454" },
      ] },
    ],
    fills: [{ kick: "9.........9.....", snare: "....9..6.6.6.789" }, { kick: "9.9.......9.9...", snare: "....9.8.8..89.99" }, { snare: "9..9..9..9..9.99" }],
    crash: true,
    reverbSend: 0.06,
  },
  layers: [
    layer("bass", "bass", "bass", synth("reese-bass"), 0.45, [26, 46], { calm: ["1---------1-----", "1-----1---------"], full: ["1--1--1---1-..8-", "1-----1-..1-1-5-"], velocity: 102, reverb: 0 }),
    layer("pad", "synths", "pad", synth("warm-pad"), 0, [53, 74], { voices: 4, velocity: 62, reverb: 0.45, gain: -2 }),
    layer("keys", "keys", "comp", gm(4), 0.3, [55, 76], { voices: 4, calm: ["x-------------x-", "x-----x---------"], full: ["x-----x---x-----"], velocity: 66, reverb: 0.25, delay: 0.25 }),
    layer("pluck", "synths", "arp", synth("pluck"), 0.6, [64, 88], { voices: 3, calm: ["0.....2.....1..."], full: ["0..2..1..3..2..1"], velocity: 66, reverb: 0.3, delay: 0.4, pan: 0.3, gain: -3 }),
    layer("strings", "strings", "counter", gm(48), 0.78, [62, 84], { velocity: 66, reverb: 0.35, gain: -3 }),
    layer("melody", "synths", "lead", synth("saw-lead"), 0, [62, 86], { velocity: 82, reverb: 0.25, delay: 0.3 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 80 }),
    layer("impact", "fx", "impact", synth("noise-fall"), 0.75, [60, 60], { velocity: 80, reverb: 0.35 }),
  ],
  mix: mixPlan({ levels: { drums: -1.5, bass: -4, synths: -6, keys: -7.5, strings: -9 }, sidechain: { depth: 0.35, release: 0.1, stems: ["bass", "synths"] }, reverb: { seconds: 2.1, preDelay: 0.02, damping: 7500, level: -14 }, tone: { low: 1.5, mid: -0.5, high: 1, air: 1 }, saturation: 0.35, width: 1.15 }),
  vocal: { female: 0.75, delivery: "sung", syllables: [6, 8], syncopation: 0.3, pentatonic: 0.5, melisma: 0.2, backing: "double", reverb: 0.28, delay: 0.25 },
  forms: ["IVPCDVPCDO", "IVCDVCDO", "IVPDVPCDO"],
};
