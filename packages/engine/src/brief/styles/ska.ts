import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const ska: Style = {
  key: "ska",
  name: "Ska",
  keywords: ["ska", "two tone", "2 tone", "ska punk", "skank", "rudeboy", "rocksteady"],
  tags: ["ska", "off-beat", "brassy"],
  tempo: { low: 138, usual: 150, high: 168 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.75, mixolydian: 0.1, minor: 0.15 },
  swing: { grid: 2, amount: 0.08 },
  looseness: 0.006,
  harmony: {
    major: { verse: ["I vi IV V", "I I IV V", "I IV I V"], "pre-chorus": ["ii ii V V"], chorus: ["I V vi IV", "IV V I vi", "I vi ii V"], bridge: ["vi iii IV V", "II II V V"] },
    minor: { verse: ["i iv i V", "i bVII bVI V"], "pre-chorus": ["iv iv V V"], chorus: ["i iv bVII bIII", "i bVII bVI V"], bridge: ["bVI bVI V V"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ kick: "8.......8.......", stick: "....7.......7...", hat: "..6...6...6...6." }] },
      { from: 0.42, bars: [{ kick: "8.......8.......", snare: "....8.......8...", hat: "..7...7...7...7." }, { kick: "....8.......8...", stick: "....8.......8...", hat: "4.7.4.7.4.7.4.7." }] },
      { from: 0.76, bars: [{ kick: "9...7...9...7...", snare: "....9.......9...", open: "..8...8...8...8." }, { kick: "9...9...9...9...", snare: "....9.......9...", ride: "..8...8...8...8.", tambourine: "..5...5...5...5." }] },
    ],
    fills: [{ snare: "8..8..8.8.8.8888" }, { kick: "8.......8.......", snare: "..8.8...........", "high-tom": "........8.8.....", "low-tom": "............8.88" }],
    crash: true,
    reverbSend: 0.12,
  },
  layers: [
    layer("skank", "guitars", "comp", gm(27), 0, [59, 78], { voices: 3, calm: ["..x...x...x...x."], full: ["..x...x...x...x."], velocity: 92, gate: 0.35, pan: 0.4, reverb: 0.1 }),
    layer("organ", "keys", "comp", gm(16), 0.4, [55, 74], { voices: 3, calm: ["..x...x...x...x."], full: ["..xx..xx..xx..xx"], velocity: 72, gate: 0.4, pan: -0.35 }),
    layer("bass", "bass", "bass", gm(33), 0.25, [28, 52], { calm: ["1---3---5---3---", "1---5---6---5---"], full: ["1---3---5---6---", "1---3-5-6---5-3-"], velocity: 104, reverb: 0 }),
    layer("horns", "brass", "counter", gm(61), 0.5, [58, 80], { velocity: 92, pan: -0.15, reverb: 0.18 }),
    layer("stabs", "brass", "comp", gm(57), 0.76, [53, 74], { voices: 3, calm: ["x.....x.x......."], full: ["x.....x.x.....x.", "x..x..x........."], velocity: 96, gain: -3, gate: 0.5, pan: 0.2 }),
    layer("melody", "brass", "lead", gm(56), 0, [60, 81], { velocity: 94, reverb: 0.2 }),
  ],
  mix: mixPlan({ levels: { drums: -4.5, bass: -5.5, guitars: -5, keys: -8, brass: -4 }, reverb: { seconds: 1.1, preDelay: 0.012, damping: 5500, level: -15 }, tone: { low: 0, mid: 0.5, high: 0.8, air: 0.3 }, saturation: 0.25, width: 1.1 }),
  vocal: { female: 0.4, delivery: "sung", syllables: [7, 9], syncopation: 0.45, pentatonic: 0.5, melisma: 0.05, backing: "gang", reverb: 0.14, delay: 0.06 },
  forms: ["IVCVCSCO", "IVCVCBCO", "IVVCVCSCO"],
};
