import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const dub: Style = {
  key: "dub",
  name: "Dub",
  keywords: ["dub", "dub reggae", "steppers", "digidub", "dub techno reggae", "sound system", "echo chamber", "space echo", "trip hop", "trip-hop"],
  tags: ["dub", "deep bass", "echoes"],
  tempo: { low: 68, usual: 72, high: 78 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.75, dorian: 0.25 },
  swing: { grid: 4, amount: 0.06 },
  looseness: 0.006,
  harmony: {
    minor: { verse: ["i i i i", "i i iv iv", "i i bVII bVII", "i i v v"], "pre-chorus": ["iv iv v v", "bVI bVI bVII bVII"], chorus: ["i iv i iv", "i bVII i bVII", "bVI bVI i i"], bridge: ["iv iv i i", "bVI bVI v v"] },
    major: { verse: ["I I ii ii", "I I IV IV"], "pre-chorus": ["ii ii V V"], chorus: ["I ii I ii", "IV IV I I"], bridge: ["vi vi ii V"] },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "machine", machine: "linn" },
    grooves: [
      { from: 0, bars: [{ hat: "..5...5...5...5." }, { stick: "........7.....4." }] },
      { from: 0.4, bars: [
        { kick: "........9.......", stick: "........9.....5.", hat: "5.6.5.6.5.6.5.6." },
        { kick: "9.......9.......", snare: "........9.......", hat: "..6...6...6...6.", stick: "...........5..5." },
      ] },
      { from: 0.7, bars: [
        { kick: "9...9...9...9...", snare: "........9.......", hat: "5.6.5.6.5.6.5.6.", open: "..............6.", shaker: "3433343334333433" },
        { kick: "9...9...9...9...", stick: "........9..6..6.", hat: "..7...7...7...7.", "conga-high": "...5..5.....5..." },
      ] },
    ],
    fills: [{ kick: "9.......", snare: "........9..9..9." }, { stick: "9..9..9..9..9.9." }, { snare: "9..............." }],
    crash: true,
    reverbSend: 0.45,
  },
  layers: [
    layer("bass", "bass", "bass", synth("sub-bass"), 0.2, [26, 45], { calm: ["1-..1-5-....7-5-", "1---..1-..5-7-..", "1-..5-..1-..7-5-"], full: ["1-1-..5-1-..7-5-", "1-..1-3-5-..7-5-"], velocity: 112, gate: 0.92 }),
    layer("skank", "guitars", "comp", gm(28), 0.1, [59, 74], { voices: 3, calm: ["....x.......x..."], full: ["..x...x...x...x.", "....x.......x.x."], velocity: 82, pan: -0.35, gate: 0.35, reverb: 0.35, delay: 0.6 }),
    layer("bubble", "keys", "comp", gm(16), 0.5, [53, 70], { voices: 3, calm: [".xx..xx..xx..xx."], full: ["..xx..xx..xx..xx"], velocity: 54, pan: 0.4, gain: -4, gate: 0.5 }),
    layer("stab", "keys", "comp", gm(4), 0.3, [57, 76], { voices: 4, calm: ["x...............", "......x........."], full: ["x.........x.....", "..x............."], velocity: 74, pan: 0.2, gate: 0.3, reverb: 0.4, delay: 0.75 }),
    layer("melodica", "woodwinds", "counter", gm(22), 0.68, [60, 79], { velocity: 68, pan: 0.15, gain: -3, reverb: 0.4, delay: 0.55 }),
    layer("melody", "woodwinds", "lead", gm(22), 0, [60, 82], { velocity: 80, reverb: 0.4, delay: 0.6 }),
    layer("siren", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 54, gain: -6, delay: 0.5 }),
  ],
  mix: mixPlan({ levels: { drums: -3, bass: -1, guitars: -7, keys: -8, woodwinds: -8 }, reverb: { seconds: 3.2, preDelay: 0.04, damping: 3200, level: -9 }, delay: { beats: 0.75, feedback: 0.62, level: -9 }, tone: { low: 3, mid: -0.5, high: -1.2, air: -1 }, saturation: 0.35, width: 1.25 }),
  vocal: { female: 0.4, delivery: "sung", syllables: [6, 8], syncopation: 0.45, pentatonic: 0.8, melisma: 0.05, backing: "double", reverb: 0.4, delay: 0.55 },
  forms: ["IVCKVCNO", "IVCVKCO", "IVKCVCNO"],
};
