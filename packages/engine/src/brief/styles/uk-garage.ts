import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const ukGarage: Style = {
  key: "uk garage",
  name: "UK garage",
  keywords: ["uk garage", "ukg", "2-step", "2 step", "two step", "speed garage", "bassline house", "future garage", "jersey club"],
  tags: ["uk garage", "2-step", "shuffled"],
  tempo: { low: 128, usual: 132, high: 136 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.6, dorian: 0.3, major: 0.1 },
  swing: { grid: 4, amount: 0.26 },
  looseness: 0.002,
  harmony: {
    minor: { verse: ["i9 i9 bVImaj7 v7", "i9 iv9 i9 v7", "bVImaj7 v7 i9 i9"], "pre-chorus": ["iv9 iv9 v7 v7"], chorus: ["bVImaj7 bVII i9 i9", "iv9 v7 i9 bIIImaj7", "i9 bVImaj7 iv9 v7"], bridge: ["bIIImaj7 bVII iv9 v7"] },
    major: { verse: ["ii9 V9 Imaj9 Imaj9"], "pre-chorus": ["IVmaj7 iii7 ii7 V9"], chorus: ["IVmaj9 iii7 vi9 V9"], bridge: ["ii9 iii7 IVmaj7 V9"] },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ hat: "..6..5.6..6..5.6", stick: "....6.......6..." }] },
      { from: 0.42, bars: [{ kick: "9.........8.....", snare: "....9.......9..2", hat: "4.6.46.64.6.46.6", stick: ".......4.4......" }, { kick: "9.....7......8..", clap: "....9.......9...", hat: "..6.4.65..6.4.65", open: "..........6....." }] },
      { from: 0.76, bars: [{ kick: "9.....8...9..7..", snare: "....9..3.3..9..3", clap: "....8.......8...", hat: "5.7.57.75.7.57.7", open: "..7...........7.", shaker: "4343434343434343" }, { kick: "9..7......8..9..", clap: "....9.......9..5", hat: "57.757.757.757.7", stick: ".5.....5.5.....5" }] },
    ],
    fills: [{ kick: "9.........8.....", snare: "....9..5.57.9.79" }, { clap: "....9.......9.9.", hat: "7777777777777777" }],
    crash: false,
    reverbSend: 0.1,
  },
  layers: [
    layer("bass", "bass", "bass", synth("reese-bass"), 0.4, [27, 48], { calm: ["1--...1-..5-....", "..1-..8-....1-n-"], full: ["1--.8.1-..5-.8n-", "..1-8.1-..1.8-a-"], velocity: 108, gate: 0.75, reverb: 0 }),
    layer("organ", "keys", "comp", synth("organ"), 0, [57, 76], { voices: 4, calm: ["x..x......x..x..", "..x..x....x....."], full: ["x..x..x...x..x..", "..x..x.x..x..x.x"], velocity: 84, gate: 0.45, reverb: 0.2, delay: 0.2 }),
    layer("rhodes", "keys", "pad", gm(4), 0.3, [53, 74], { voices: 4, velocity: 64, reverb: 0.3, gain: -3 }),
    layer("chops", "synths", "arp", synth("pluck"), 0.55, [69, 90], { voices: 3, calm: ["...2..1......0.."], full: ["..2..1.0..2..10."], velocity: 74, gate: 0.4, delay: 0.4, reverb: 0.3, pan: 0.35 }),
    layer("strings", "strings", "counter", gm(50), 0.74, [65, 86], { velocity: 68, gain: -3, reverb: 0.35, pan: -0.25 }),
    layer("melody", "synths", "lead", synth("square-lead"), 0, [65, 86], { velocity: 76, reverb: 0.3, delay: 0.35 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 66, gain: -4 }),
  ],
  mix: mixPlan({ levels: { drums: -2.5, bass: -3.5, keys: -5, synths: -8, strings: -9 }, sidechain: { depth: 0.3, release: 0.14, stems: ["bass", "keys"] }, reverb: { seconds: 1.7, preDelay: 0.02, damping: 7500, level: -14 }, tone: { low: 1.6, mid: -0.4, high: 1, air: 1.2 }, saturation: 0.28, width: 1.15 }),
  vocal: { female: 0.7, delivery: "sung", syllables: [6, 8], syncopation: 0.65, pentatonic: 0.6, melisma: 0.4, backing: "double", reverb: 0.22, delay: 0.24 },
  forms: ["IVPCDVPCDO", "IVCVCBCO", "IVPCVPCDO"],
};
