import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const reggae: Style = {
  key: "reggae",
  name: "Reggae",
  keywords: ["reggae", "dancehall", "roots reggae", "island", "jamaican", "calypso", "tropical"],
  tags: ["reggae", "offbeat", "sunny"],
  tempo: { low: 68, usual: 76, high: 88 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.6, minor: 0.3, mixolydian: 0.1 },
  swing: { grid: 4, amount: 0.1 },
  looseness: 0.008,
  harmony: {
    major: {
      verse: ["I IV I IV", "I V vi IV", "I vi IV V", "I ii I ii", "I I IV V"],
      "pre-chorus": ["ii V ii V", "IV IV V V"],
      chorus: ["I IV V IV", "IV V I I", "I V vi IV", "IV I V I"],
      bridge: ["vi ii vi V", "ii iii IV V"],
    },
    minor: {
      verse: ["i iv i iv", "i bVII i bVII", "i i iv v"], "pre-chorus": ["bVI bVII bVI bVII"], chorus: ["i bVII bVI v", "bVI bVII i i", "i iv bVII bIII"], bridge: ["iv iv v v", "bVI bVI bVII bVII"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 8 },
    grooves: [
      { from: 0, bars: [{ hat: "..4...4...4...4.", stick: "........6......." }] },
      { from: 0.4, bars: [
        { kick: "........9.......", stick: "........8.......", hat: "6.4.6.4.6.4.6.4." },
        { kick: "........9.......", snare: "........8.....2.", hat: "5.435.4.5.435.4." },
      ] },
      { from: 0.76, bars: [
        { kick: "8.......9.......", snare: "........8.......", hat: "6.4.6.456.4.6.4.", open: "......5.......5.", tambourine: "....4.......4..." },
        { kick: "9...9...9...9...", stick: "........8..4....", hat: "6.5.6.5.6.5.6.5.", "conga-high": "...4..4....4..4." },
      ] },
    ],
    fills: [{ kick: "........8.......", snare: "....7..7..7.7.77" }, { "high-tom": "8.8...8.........", "low-tom": "........8..8..8.", snare: "..............8." }],
    crash: true,
    reverbSend: 0.2,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.25, [28, 48], { calm: ["1-....5-1-..7-5-", "1---..1-5---..1-"], full: ["1-1-..5-1-7-5-3-", "..1-3-5-..1-5-3-"], velocity: 104, gate: 0.9 }),
    layer("skank", "guitars", "comp", gm(27), 0.1, [57, 74], { voices: 3, calm: ["....x.......x...", "..x...x...x...x."], full: ["..x...x...x...x.", "....x.......x.x."], velocity: 76, pan: -0.4, gate: 0.5, delay: 0.06 }),
    layer("organ", "keys", "comp", gm(16), 0.35, [53, 72], { voices: 3, calm: ["..x...x...x...x."], full: ["..xx..xx..xx..xx", ".xx..xx..xx..xx."], velocity: 62, pan: 0.35, gain: -2, gate: 0.6 }),
    layer("piano", "keys", "comp", gm(0), 0.6, [55, 74], { voices: 3, calm: ["....x.......x..."], full: ["....x.......x..."], velocity: 62, pan: 0.15, gain: -4, gate: 0.6 }),
    layer("horns", "brass", "counter", gm(61), 0.76, [57, 76], { velocity: 76, pan: 0.25, gain: -3, delay: 0.15 }),
    layer("melody", "keys", "lead", gm(22), 0, [60, 84], { velocity: 78, delay: 0.35, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { drums: -4, bass: -3.5, guitars: -5, keys: -6, brass: -8 }, reverb: { seconds: 1.8, preDelay: 0.02, damping: 5000, level: -13 }, delay: { beats: 0.75, feedback: 0.45, level: -14 }, tone: { low: 1.5, mid: 0, high: 0, air: 0 }, saturation: 0.2, width: 1.1 }),
  vocal: { female: 0.4, delivery: "sung", syllables: [7, 9], syncopation: 0.5, pentatonic: 0.7, melisma: 0.1, backing: "gang", reverb: 0.2, delay: 0.25 },
  forms: ["IVCVCBCO", "IVCVCSCO", "IVCVCVCO"],
};
