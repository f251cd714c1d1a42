import type { Style } from "../style.ts";
import { layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const techno: Style = {
  key: "techno",
  name: "Techno",
  keywords: ["techno", "minimal techno", "industrial", "acid", "warehouse", "berlin techno", "hypnotic", "ebm", "hard techno", "gabber", "idm"],
  tags: ["techno", "hypnotic", "driving kick"],
  tempo: { low: 126, usual: 132, high: 140 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.6, phrygian: 0.25, dorian: 0.15 },
  swing: { grid: 4, amount: 0.03 },
  looseness: 0,
  harmony: {
    minor: {
      verse: ["i i i i", "i i bVII i", "i i i bVI"], "pre-chorus": ["bVI bVI bVII bVII", "iv iv i i"],
      chorus: ["i bVI i bVII", "i i bVI bVII", "bVI bVII i i"], bridge: ["bVI bVI iv iv", "i i i i"],
    },
    major: { verse: ["I I I I"], "pre-chorus": ["IV IV V V"], chorus: ["vi IV I V", "I IV vi V"], bridge: ["IV IV vi vi"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ kick: "9...9...9...9..." }] },
      { from: 0.42, bars: [
        { kick: "9...9...9...9...", hat: "..6...6...6...6.", "conga-low": "...4......4....." },
        { kick: "9...9...9...9...", hat: "4.6.4.6.4.6.4.6.", stick: ".....4.....4..4." },
      ] },
      { from: 0.74, bars: [
        { kick: "9...9...9...9...", open: "..8...8...8...8.", hat: "5565556555655565", clap: "....8.......8...", ride: "..5...5...5...5." },
        { kick: "9...9...9...9...", open: "..8...8...8...8.", clap: "....8.......8..5", cowbell: "...5..5....5..5.", shaker: "4444444444444444" },
      ] },
    ],
    fills: [{ kick: "9...9...9...", snare: "3344455566677889" }, { kick: "9...9...9...9.99", clap: "....8.......8888" }, { hat: "6666666666666666", snare: "............8888" }],
    crash: true,
    reverbSend: 0.08,
  },
  layers: [
    layer("bass", "bass", "bass", synth("reese-bass"), 0.4, [26, 45], { calm: ["..11..11..11..11", ".111.111.111.111"], full: ["..11..11..11..18", ".111.118.111.181"], velocity: 98, reverb: 0.02, gate: 0.8 }),
    layer("acid", "synths", "arp", synth("arp-pulse"), 0.5, [48, 72], { voices: 3, calm: ["0..0..1..0..2.0."], full: ["0.010.20.0103.20", "0010020100100302"], velocity: 82, reverb: 0.12, delay: 0.3, gate: 0.6, pan: 0.15 }),
    layer("stab", "synths", "comp", synth("supersaw"), 0.7, [55, 74], { voices: 3, calm: ["...x......x....."], full: ["...x..x...x..x.."], velocity: 74, reverb: 0.3, delay: 0.35, gate: 0.5, gain: -3 }),
    layer("pad", "synths", "pad", synth("glass-pad"), 0, [52, 72], { voices: 3, velocity: 56, reverb: 0.5, gain: -4 }),
    layer("melody", "synths", "lead", synth("pluck"), 0, [60, 84], { velocity: 80, reverb: 0.25, delay: 0.4 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 84 }),
    layer("impact", "fx", "impact", synth("noise-fall"), 0.7, [60, 60], { velocity: 84, reverb: 0.4 }),
  ],
  mix: mixPlan({ levels: { drums: -1, bass: -5, synths: -5, fx: -12, "lead-vocals": 0 }, sidechain: { depth: 0.65, release: 0.2, stems: ["bass", "synths"] }, reverb: { seconds: 2.2, preDelay: 0.02, damping: 6500, level: -13 }, delay: { beats: 0.75, feedback: 0.45, level: -15 }, tone: { low: 2, mid: -1, high: 0.8, air: 0.8 }, saturation: 0.45, width: 1.15 }),
  vocal: { female: 0.7, delivery: "sung", syllables: [5, 7], syncopation: 0.2, pentatonic: 0.6, melisma: 0.05, backing: "double", reverb: 0.35, delay: 0.35 },
  forms: ["IVPDVPCDO", "IVCDVCDO", "IVPCDKCDO"],
};
