import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const funk: Style = {
  key: "funk",
  name: "Funk",
  keywords: ["funk", "funky", "p-funk", "slap bass", "on the one", "funk rock", "funky drummer"],
  tags: ["funk", "syncopated", "tight"],
  tempo: { low: 94, usual: 104, high: 114 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { dorian: 0.6, mixolydian: 0.4 },
  swing: { grid: 4, amount: 0.1 },
  looseness: 0.005,
  harmony: {
    minor: { verse: ["i7 i7 i7 IV9", "i7 IV9 i7 IV9", "i9 i9 i9 i9"], "pre-chorus": ["bIIImaj7 bIIImaj7 IV9 IV9"], chorus: ["IV9 IV9 i7 i7", "bVI7 V7 i7 i7", "i7 bIII IV9 i7"], bridge: ["bVI7 bVI7 V7 V7", "iv7 bVII9 i7 i7"] },
    major: { verse: ["I9 I9 I9 IV9", "I7 I7 IV9 I7"], "pre-chorus": ["ii7 ii7 V9 V9"], chorus: ["IV9 I9 IV9 I9", "bVII9 IV9 I9 I9"], bridge: ["bVI7 bVI7 V9 V9"] },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "machine", machine: "acoustic-room" },
    grooves: [
      { from: 0, bars: [{ kick: "9..............7", hat: "6.5.6.5.6.5.6.5.", stick: "....7.......7..." }] },
      { from: 0.42, bars: [{ kick: "9.7.......8..7..", snare: "....9..2.2..9..2", hat: "6464646464646464" }, { kick: "9.9...8...7..8..", snare: "....9..3.3.39..3", hat: "6.5.6.5.6.5.6...", open: "..............7." }] },
      { from: 0.76, bars: [{ kick: "9.9..7.8..9..7..", snare: "....9..3.3..9.33", hat: "7464746474647464", tambourine: "....6.......6..." }, { kick: "9..9..9...9..8..", snare: "....9.23.3..9..3", hat: "7.6.7.6.7.6.7...", open: "..............8.", cowbell: "6...6...6...6..." }] },
    ],
    fills: [{ kick: "9..9....9.......", snare: "....9.33.99.9.99" }, { snare: "9..9..9.9.9.9999" }, { kick: "9...............", snare: "............9.9." }],
    crash: true,
    reverbSend: 0.05,
  },
  layers: [
    layer("bass", "bass", "bass", gm(36), 0, [28, 52], { calm: ["1--1....8.7.5-a.", "1..1.1....7.8-n."], full: ["1-.18.1..78.5.7a", "1..8.1.7..1.8.7a"], velocity: 112, gate: 0.65, reverb: 0 }),
    layer("scratch", "guitars", "comp", gm(28), 0.3, [60, 79], { voices: 3, calm: ["..x.x..x..x.x...", "x..x..x...x..x.."], full: ["x.xx.xx.x.xx.xx.", ".xx.x.xx.xx.x.xx"], velocity: 84, gate: 0.35, pan: 0.45, reverb: 0.05 }),
    layer("clavinet", "keys", "comp", gm(7), 0.45, [48, 70], { voices: 3, calm: ["x..x..x.....x.x."], full: ["x.x..xx.x..x.xx.", "x..x.x.x..x.x.xx"], velocity: 84, gate: 0.45, pan: -0.4, reverb: 0.06 }),
    layer("horns", "brass", "comp", gm(61), 0.74, [58, 79], { voices: 4, calm: ["..........x.x-.."], full: ["x.....x...x.x-..", "..x.x.........xx"], velocity: 100, gate: 0.55, reverb: 0.14 }),
    layer("organ", "keys", "pad", gm(17), 0.8, [53, 72], { voices: 3, velocity: 56, gain: -4, pan: 0.2 }),
    layer("melody", "brass", "lead", gm(66), 0, [55, 77], { velocity: 90, reverb: 0.18 }),
  ],
  mix: mixPlan({ levels: { drums: -2.5, bass: -3.5, guitars: -6, keys: -6.5, brass: -6 }, reverb: { seconds: 0.9, preDelay: 0.01, damping: 6000, level: -18 }, tone: { low: 0.8, mid: 0, high: 0.8, air: 0.5 }, saturation: 0.3, width: 1.05 }),
  vocal: { female: 0.4, delivery: "sung", syllables: [6, 8], syncopation: 0.8, pentatonic: 0.85, melisma: 0.3, backing: "gang", reverb: 0.1, delay: 0.06 },
  forms: ["IVCVCKCO", "IVCVCSCO", "IVPCVPCKCO"],
};
