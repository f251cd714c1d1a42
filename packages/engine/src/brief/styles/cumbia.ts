import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const cumbia: Style = {
  key: "cumbia",
  name: "Cumbia",
  keywords: ["cumbia", "cumbia sonidera", "chicha", "vallenato", "tropical cumbia", "tejano", "norteño", "norteno", "guiro", "zouk"],
  tags: ["cumbia", "accordion", "guacharaca"],
  tempo: { low: 86, usual: 94, high: 104 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.6, "harmonic-minor": 0.25, major: 0.15 },
  swing: { grid: 4, amount: 0.03 },
  looseness: 0.007,
  harmony: {
    minor: { verse: ["i i V7 V7", "i V7 i V7", "i bVII bVI V7", "i iv V7 i"], "pre-chorus": ["iv iv i V7", "bVI bVII i V7"], chorus: ["i V7 V7 i", "bVI bVII bIII V7", "iv i V7 i", "bIII bVII i V7"], bridge: ["iv iv bIII V7", "bVI bVI V7 V7"] },
    major: { verse: ["I I V7 V7", "I V7 V7 I"], "pre-chorus": ["IV I V7 V7"], chorus: ["I IV V7 I", "IV I V7 I"], bridge: ["vi iii IV V7"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ cabasa: "7.447.447.447.44" }, { cabasa: "7.447.447.447.44", "conga-low": "8.......8......." }] },
      { from: 0.4, bars: [
        { cabasa: "7.557.557.557.55", kick: "8.......8.......", "conga-high": "..6...6...6..66.", "conga-low": "....7.......7..." },
        { cabasa: "7.557.557.557.55", kick: "8.......8.......", "conga-high": "...5..6....5..66", cowbell: "6...6...6...6..." },
      ] },
      { from: 0.74, bars: [
        { cabasa: "8.668.668.668.66", kick: "9...7...9...7...", "conga-high": "..7...7...7..77.", "conga-low": "....8.......8.8.", cowbell: "8...8...8...8...", snare: "..............4." },
        { cabasa: "8.668.668.668.66", kick: "9...7...9...7...", "conga-high": "..7..77...7..777", cowbell: "8.6.8.6.8.6.8.6.", snare: "......5.......5." },
      ] },
    ],
    fills: [{ "high-tom": "8.88..8.88......", "low-tom": "..........8.8888", cabasa: "7.557.55" }, { snare: "8..8..8.8.888888" }],
    crash: true,
    reverbSend: 0.15,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.1, [31, 50], { calm: ["1-------5---8---", "1---..5-1---..5-", "1-----..5---3---"], full: ["1---..5-8---..5-", "1-----5-8-----5-"], velocity: 104, gate: 0.9 }),
    layer("accordion", "keys", "comp", gm(21), 0, [57, 76], { voices: 3, calm: ["....x.......x...", "....x-......x-.."], full: ["....x-..x...x-..", "..x.x...x.x.x..."], velocity: 84, pan: 0.25, gate: 0.6 }),
    layer("guitar", "guitars", "comp", gm(28), 0.45, [57, 74], { voices: 3, calm: ["..x...x...x...x."], full: ["..xx..xx..xx..xx"], velocity: 68, pan: -0.45, gate: 0.35, gain: -3 }),
    layer("answer", "keys", "counter", gm(21), 0.62, [64, 84], { velocity: 78, pan: 0.3, gain: -3, reverb: 0.2 }),
    layer("brass", "brass", "comp", gm(56), 0.8, [60, 79], { voices: 3, calm: ["x..x..x........."], full: ["x..x..x.....x.x.", "......x.x..x..x."], velocity: 90, pan: -0.2, gate: 0.55, gain: -3 }),
    layer("melody", "keys", "lead", gm(21), 0, [64, 86], { velocity: 92, reverb: 0.22, delay: 0.08 }),
  ],
  mix: mixPlan({ levels: { drums: -4, bass: -4, keys: -4, guitars: -9, brass: -8 }, reverb: { seconds: 1.3, preDelay: 0.018, damping: 5500, level: -14 }, tone: { low: 0.8, mid: 0.5, high: 0.6, air: 0.2 }, saturation: 0.22, width: 1.05 }),
  vocal: { female: 0.4, delivery: "sung", syllables: [7, 9], syncopation: 0.45, pentatonic: 0.35, melisma: 0.1, backing: "gang", reverb: 0.18, delay: 0.1 },
  forms: ["IVCVCNCO", "IVCNVCCO", "IVCVCSCO"],
};
