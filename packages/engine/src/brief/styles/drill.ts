import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const drill: Style = {
  key: "drill",
  name: "Drill",
  keywords: ["drill", "uk drill", "ny drill", "brooklyn drill", "sliding 808", "sliding 808s", "grime"],
  tags: ["drill", "sliding 808", "cold"],
  tempo: { low: 138, usual: 142, high: 146 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.5, phrygian: 0.2, "harmonic-minor": 0.3 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.002,
  harmony: {
    minor: { verse: ["i i bVI bVI", "i i bII i", "i bVI i V"], "pre-chorus": ["bVI bVI V V"], chorus: ["i bVI iv V", "i i bVI V", "bVI bVI i V"], bridge: ["iv iv bVI V"] },
    major: { verse: ["vi vi IV III"], "pre-chorus": ["IV IV III III"], chorus: ["vi IV ii III"], bridge: ["ii ii IV III"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "808" },
    grooves: [
      { from: 0, bars: [{ stick: "......5.......5.", hat: "5..5..5.5..5..5." }] },
      { from: 0.4, bars: [{ kick: "9......7..8.....", snare: "......9.......9.", hat: "6..6..6.6..6..66" }, { kick: "9..........7....", snare: "......9......9..", hat: "6..6..6..6..6.6." }] },
      { from: 0.76, bars: [{ kick: "9......8..9...7.", snare: "......9.......9.", hat: "6..6..666..6..66", open: "...........6....", stick: "...4.....4......" }, { kick: "9..8.......8.8..", snare: "......9......9..", clap: "......7......7..", hat: "6.66..6.6.66.6.6" }] },
    ],
    fills: [{ snare: "......9...6.7.88" }, { kick: "9...............", hat: "6666666666666666", snare: "......9........." }],
    crash: true,
    reverbSend: 0.12,
  },
  layers: [
    layer("808", "bass", "bass", { kind: "synth", patch: "reese-bass" }, 0.4, [26, 46], { calm: ["1-----------8-a-", "1---------n-----"], full: ["1-----8-..1---n-", "1--...1---8-..a-"], velocity: 114, reverb: 0 }),
    layer("strings", "strings", "arp", gm(45), 0, [60, 84], { voices: 3, calm: ["0..1..2...1.....", "2..1..0...1..2.."], full: ["0..1..2..1.0..2.", "2..1..0.2..1..0."], velocity: 74, pan: -0.2, reverb: 0.35, delay: 0.15 }),
    layer("piano", "keys", "arp", gm(0), 0.3, [62, 84], { voices: 3, calm: ["0.......2.......", "2.....1.0......."], full: ["0..2..1.....2..."], velocity: 66, reverb: 0.4, delay: 0.2, pan: 0.2 }),
    layer("choir", "synths", "pad", gm(52), 0.6, [52, 71], { voices: 3, velocity: 62, gain: -2, reverb: 0.45 }),
    layer("bell", "keys", "counter", synth("fm-bell"), 0.72, [72, 91], { velocity: 60, gain: -4, reverb: 0.4, delay: 0.3, pan: 0.35 }),
    layer("melody", "strings", "lead", gm(48), 0, [60, 82], { velocity: 76, reverb: 0.35 }),
  ],
  mix: mixPlan({ levels: { drums: -2.5, bass: -2, strings: -7, keys: -8, synths: -9 }, reverb: { seconds: 2.2, preDelay: 0.03, damping: 5000, level: -13 }, tone: { low: 2, mid: -0.8, high: 0.6, air: 0.8 }, saturation: 0.4, width: 1.15 }),
  vocal: { female: 0.25, delivery: "rap", syllables: [8, 11], syncopation: 0.6, pentatonic: 0.9, melisma: 0, backing: "double", reverb: 0.1, delay: 0.12 },
  forms: ["ICVCVCO", "IVCVCO", "IVCVCBCO"],
};
