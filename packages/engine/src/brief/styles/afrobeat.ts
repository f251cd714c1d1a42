import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const afrobeat: Style = {
  key: "afrobeats",
  name: "Afrobeats",
  keywords: ["afrobeats", "afrobeat", "afropop", "afro pop", "highlife", "lagos", "naija", "afroswing", "soukous"],
  tags: ["afrobeats", "laid-back groove", "sunny"],
  tempo: { low: 98, usual: 106, high: 114 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.5, dorian: 0.3, minor: 0.2 },
  swing: { grid: 4, amount: 0.12 },
  looseness: 0.008,
  harmony: {
    major: { verse: ["I IV I IV", "vi IV I V", "I ii IV I"], "pre-chorus": ["ii IV ii IV"], chorus: ["IV I V vi", "I V ii IV", "IV vi I V"], bridge: ["vi V IV IV"] },
    minor: { verse: ["i iv i iv", "i bVI bVII i"], "pre-chorus": ["bVI bVI bVII bVII"], chorus: ["bVI bVII i i", "i bVII iv bVI"], bridge: ["iv iv bVI bVII"] },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "machine", machine: "linn" },
    grooves: [
      { from: 0, bars: [{ shaker: "5.34..5.5.34..5.", stick: "......6...6....." }] },
      { from: 0.4, bars: [{ kick: "9.....7.8.......", stick: "...7..7...7.7...", shaker: "5343534353435343", "conga-high": "..4..4....4..4.." }, { kick: "9.......8..7....", stick: "...7..7...7.....", shaker: "5.435.435.435.43", "conga-low": "......5.......55" }] },
      { from: 0.75, bars: [{ kick: "9...7..98...7...", snare: "...7..7...7.7...", shaker: "5454545454545454", "conga-high": "..5..5.5..5..5.5", open: "......5.......5.", clave: "6..6..6...6.6..." }, { kick: "9..8..8.9..8..8.", clap: "....6.......6...", stick: "...7..7...7.7...", shaker: "6454645464546454", cowbell: "..5...5...5...5." }] },
    ],
    fills: [{ "high-tom": "..7..7..7.......", "low-tom": "..........7..7.7", kick: "9..............." }, { "conga-high": "7.77.7.77.......", "conga-low": ".........7.7.777" }],
    crash: false,
    reverbSend: 0.12,
  },
  layers: [
    layer("log-bass", "bass", "bass", synth("sub-bass"), 0.35, [29, 48], { calm: ["1..1..1...5-....", "1.....1-..1-..5-"], full: ["1..1..1-..5-1.n.", "1..8..1...5.1-a."], velocity: 108, gate: 0.7, reverb: 0 }),
    layer("highlife", "guitars", "arp", gm(27), 0, [62, 86], { voices: 3, calm: ["0..2..1.2..0..1.", ".0.2..1..2.0..2."], full: ["0.21.02.1.20.12.", "2.01.2.02.10.2.1"], velocity: 78, pan: 0.4, reverb: 0.16, delay: 0.1, gate: 0.6 }),
    layer("kalimba", "keys", "arp", gm(108), 0.5, [67, 91], { voices: 3, calm: ["..0...1...2...1."], full: ["..0.1..2..1.0..2"], velocity: 76, pan: -0.45, reverb: 0.25, delay: 0.25 }),
    layer("keys", "keys", "comp", gm(4), 0.25, [55, 74], { voices: 4, calm: ["..x..x....x..x..", "x.....x...x....."], full: ["..x..x.x..x..x.x"], velocity: 72, gate: 0.6, pan: -0.15 }),
    layer("sax", "woodwinds", "counter", gm(66), 0.7, [55, 76], { velocity: 74, pan: 0.2, reverb: 0.25 }),
    layer("pad", "synths", "pad", synth("glass-pad"), 0.6, [58, 76], { voices: 3, velocity: 54, gain: -4, reverb: 0.3 }),
    layer("melody", "woodwinds", "lead", gm(66), 0, [58, 79], { velocity: 84, reverb: 0.25, delay: 0.15 }),
  ],
  mix: mixPlan({ levels: { drums: -4, bass: -4, guitars: -6, keys: -6, woodwinds: -8, synths: -10 }, reverb: { seconds: 1.6, preDelay: 0.02, damping: 7000, level: -14 }, tone: { low: 1.2, mid: -0.3, high: 0.5, air: 1 }, saturation: 0.18, width: 1.15 }),
  vocal: { female: 0.45, delivery: "sung", syllables: [6, 8], syncopation: 0.7, pentatonic: 0.75, melisma: 0.2, backing: "thirds", reverb: 0.18, delay: 0.14 },
  forms: ["IVPCVPCBCO", "IVCVCHCO", "IVCVCBCO"],
};
