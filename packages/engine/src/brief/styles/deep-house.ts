import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const deepHouse: Style = {
  key: "deep house",
  name: "Deep house",
  keywords: ["deep house", "soulful house", "organic house", "lounge house", "melodic house", "afro house", "chicago house", "tropical house"],
  tags: ["deep house", "warm chords", "late night"],
  tempo: { low: 116, usual: 120, high: 123 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.6, dorian: 0.4 },
  swing: { grid: 4, amount: 0.14 },
  looseness: 0.003,
  harmony: {
    minor: {
      verse: ["i9 i9 iv9 iv9", "i9 iv9 i9 v7", "i9 i9 bVImaj7 v7", "iv9 iv9 i9 i9"], "pre-chorus": ["bVImaj7 bVImaj7 v7 v7", "iv9 v7 bVImaj7 bVImaj7"],
      chorus: ["iv9 v7 i9 i9", "bVImaj7 v7 i9 bVII9", "iv9 bVII9 bIIImaj7 i9", "i9 v7 bVImaj7 iv9"], bridge: ["bIIImaj7 bVImaj7 iv9 v7", "bVImaj7 bVImaj7 iv9 iv9"],
    },
    major: { verse: ["Imaj9 vi9 ii9 V9", "IVmaj9 iii7 vi9 vi9"], "pre-chorus": ["ii9 iii7 IVmaj7 V9"], chorus: ["IVmaj9 V9 iii7 vi9", "ii9 V9 Imaj9 vi9"], bridge: ["ii9 ii9 iii7 IVmaj7"] },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ kick: "8...8...8...8..." }, { kick: "8...8...8...8...", shaker: "3.4.3.4.3.4.3.4." }] },
      { from: 0.42, bars: [
        { kick: "9...9...9...9...", stick: "....6..4....6...", hat: "..5...5...5..45.", shaker: "4353435343534353" },
        { kick: "9...9...9...9...", snap: "....7.......7...", hat: "..6...6...6...6.", "conga-high": "......4....4..5." },
      ] },
      { from: 0.74, bars: [
        { kick: "9...9...9...9...", snap: "....8.......8...", stick: ".......5..5.....", open: "..6...6...6...6.", shaker: "4454445444544454", "conga-low": "...5......5....." },
        { kick: "9...9...9...9...", clap: "....7.......7...", open: "..6...6...6...6.", "conga-high": "...5..6...5..66.", tambourine: "..4...4...4...4." },
      ] },
    ],
    fills: [{ kick: "9...9...9.......", stick: "5..5..5..5.5.5.5" }, { kick: "9...9...", "conga-high": "........5.6.7.77" }],
    crash: false,
    reverbSend: 0.14,
  },
  layers: [
    layer("bass", "bass", "bass", synth("analog-bass"), 0.3, [28, 47], { calm: ["1--.....1-.1....", "1-....1-..5-....", "1--1....7-1....."], full: ["1--1..1-..5-7-..", "1-.1..8-1-.1..7-"], velocity: 98, gate: 0.8 }),
    layer("rhodes", "keys", "comp", synth("fm-ep"), 0, [52, 74], { voices: 4, calm: ["..x---....x---..", "x-----......x---", "...x--......x---"], full: ["..x--.x-..x--.x-", "...x--.x--..x---"], velocity: 74, gate: 0.85, reverb: 0.3, delay: 0.25 }),
    layer("stab", "synths", "comp", synth("warm-pad"), 0.55, [57, 76], { voices: 4, calm: ["...x.....x......"], full: ["...x..x..x....x."], velocity: 78, gate: 0.35, reverb: 0.35, delay: 0.45, gain: -3 }),
    layer("pad", "strings", "pad", synth("string-machine"), 0.66, [60, 79], { voices: 3, velocity: 52, gain: -7, reverb: 0.5 }),
    layer("sax", "woodwinds", "counter", gm(65), 0.82, [60, 80], { velocity: 58, gain: -5, reverb: 0.4, delay: 0.3, pan: 0.3 }),
    layer("melody", "keys", "lead", synth("fm-ep"), 0, [64, 86], { velocity: 84, reverb: 0.35, delay: 0.35 }),
    layer("sweep", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 46, gain: -8, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { drums: -3.5, bass: -3.5, keys: -4.5, synths: -8, strings: -11, woodwinds: -10, fx: -16 }, sidechain: { depth: 0.35, release: 0.28, stems: ["keys", "synths", "strings"] }, reverb: { seconds: 2.6, preDelay: 0.03, damping: 5000, level: -11 }, delay: { beats: 0.75, feedback: 0.45, level: -14 }, tone: { low: 2, mid: -0.2, high: -0.8, air: -0.2 }, saturation: 0.25, width: 1.2 }),
  vocal: { female: 0.65, delivery: "sung", syllables: [6, 8], syncopation: 0.5, pentatonic: 0.6, melisma: 0.3, backing: "double", reverb: 0.32, delay: 0.32 },
  forms: ["IVCKVCO", "IVPCKVCO", "IVCVKCO"],
};
