import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const dubstep: Style = {
  key: "dubstep",
  name: "Dubstep",
  keywords: ["dubstep", "brostep", "wobble bass", "wobble", "riddim", "future bass", "half-time bass", "melodic dubstep", "bass drop"],
  tags: ["dubstep", "half-time", "bass drop"],
  tempo: { low: 138, usual: 140, high: 146 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.75, phrygian: 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0,
  harmony: {
    minor: { verse: ["i i bVI bVI", "i bIII bVI bVI", "i i iv bVI"], "pre-chorus": ["bVI bVI bVII bVII"], chorus: ["bVI bVII i i", "i bVI bIII bVII", "i i bVI bVII"], bridge: ["iv iv bVI bVII"] },
    major: { verse: ["vi IV I I"], "pre-chorus": ["IV IV V V"], chorus: ["IV V vi vi", "vi IV I V"], bridge: ["ii IV V V"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ hat: "4...4...4...4...", snap: "........5......." }] },
      { from: 0.42, bars: [{ kick: "9...............", snare: "........9.......", hat: "5.4.5.4.5.4.5.44" }, { kick: "9.....7.........", snare: "........9.......", hat: "5..5..5.5..5..5." }] },
      { from: 0.78, bars: [{ kick: "9.....9.......8.", snare: "........9.......", clap: "........8.......", hat: "6.5.6.566.5.6.56", crash: "6..............." }, { kick: "9..9......9.....", snare: "........9.......", clap: "........9.......", open: "....6.......6...", shaker: "5454545454545454" }] },
    ],
    fills: [{ snare: "5...6...7.7.8888" }, { kick: "9...............", snare: "........9..9..99" }, { snare: "5555666677778888" }],
    crash: true,
    reverbSend: 0.16,
  },
  layers: [
    layer("sub", "bass", "bass", synth("sub-bass"), 0.4, [26, 42], { calm: ["1---------------", "1-----------1---"], full: ["1-1.1-1.1-1.1-1.", "1--1--1-1--1--1-"], velocity: 110, reverb: 0 }),
    layer("wobble", "synths", "comp", synth("reese-bass"), 0.8, [36, 57], { voices: 2, calm: ["x-x-x-x-xxxxxxxx"], full: ["x-.xx-x-xxxxx-x-", "xxx.x-x-x-x-xxxx"], velocity: 112, gate: 0.7, gain: 2, reverb: 0.05 }),
    layer("saws", "synths", "comp", synth("supersaw"), 0.82, [57, 81], { voices: 5, calm: ["x-------x-------"], full: ["x-----x---x-----", "x---x-----x-x---"], velocity: 80, gain: -3, reverb: 0.3 }),
    layer("keys", "keys", "comp", gm(0), 0, [55, 77], { voices: 4, calm: ["x---------------", "x-------x-------"], full: ["x-------x-----x-"], velocity: 70, reverb: 0.4, delay: 0.15, to: 0.8 }),
    layer("pad", "synths", "pad", synth("glass-pad"), 0.2, [57, 77], { voices: 4, velocity: 58, reverb: 0.5, gain: -3 }),
    layer("pluck", "synths", "arp", synth("pluck"), 0.5, [67, 88], { voices: 3, calm: ["0..1..2...1..0.."], full: ["0..1..2.3..2..1."], velocity: 66, gate: 0.5, delay: 0.35, reverb: 0.3, pan: 0.3, gain: -3 }),
    layer("melody", "synths", "lead", synth("square-lead"), 0, [65, 88], { velocity: 80, reverb: 0.3, delay: 0.3 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 96, reverb: 0.3 }),
    layer("impact", "fx", "impact", synth("noise-fall"), 0.75, [60, 60], { velocity: 98, reverb: 0.4 }),
  ],
  mix: mixPlan({ levels: { drums: -2, bass: -3.5, synths: -3, keys: -7, fx: -11 }, sidechain: { depth: 0.6, release: 0.28, stems: ["synths", "bass"] }, reverb: { seconds: 2.4, preDelay: 0.025, damping: 7000, level: -13 }, tone: { low: 2, mid: -0.5, high: 1, air: 1 }, saturation: 0.55, width: 1.2 }),
  vocal: { female: 0.7, delivery: "sung", syllables: [6, 8], syncopation: 0.35, pentatonic: 0.6, melisma: 0.2, backing: "double", reverb: 0.3, delay: 0.22 },
  forms: ["IVPCDVPCDO", "IVPDVPDO", "IVCDVCDO"],
};
