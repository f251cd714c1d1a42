import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const boomBap: Style = {
  key: "hip hop",
  name: "Hip hop",
  keywords: ["hip hop", "boom bap", "boom-bap", "rap", "rapper", "old school hip hop", "golden age hip hop", "east coast hip hop", "west coast hip hop", "g-funk", "conscious rap", "jazz rap", "90s hip hop", "90s rap", "freestyle"],
  tags: ["hip hop", "boom bap", "sampled groove"],
  tempo: { low: 84, usual: 91, high: 95 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.65, dorian: 0.35 },
  swing: { grid: 4, amount: 0.2 },
  looseness: 0.012,
  harmony: {
    minor: {
      verse: ["i7 i7 iv7 i7", "i7 bVImaj7 i7 bVImaj7", "iv7 i7 iv7 i7", "i7 v7 i7 v7"], "pre-chorus": ["iv7 v7 i7 i7", "bVImaj7 v7 i7 i7"],
      chorus: ["bVImaj7 bVII7 i7 i7", "i7 iv7 bVImaj7 V7", "iv7 bVII7 i7 i7", "bVImaj7 v7 iv7 i7"], bridge: ["bVImaj7 bVImaj7 v7 v7", "iiø7 V7 i7 i7"],
    },
    major: { verse: ["ii7 V7 Imaj7 vi7", "Imaj7 vi7 ii7 V7"], "pre-chorus": ["ii7 iii7 IVmaj7 V7"], chorus: ["IVmaj7 iii7 ii7 Imaj7", "ii7 V7 Imaj7 Imaj7"], bridge: ["vi7 II7 ii7 V7"] },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "linn" },
    grooves: [
      { from: 0, bars: [{ hat: "5.4.5.4.5.4.5.4.", snare: "....6.......6..." }] },
      { from: 0.4, bars: [
        { kick: "9.....7..9......", snare: "....9.......9...", hat: "7.5.7.5.7.5.7.5." },
        { kick: "9..7.....98.....", snare: "....9..2....9..2", hat: "7.5.7.567.5.7.5." },
        { kick: "9.7....7.9......", snare: "....9....2..9.2.", hat: "7.5.7.5.7.5.7.56" },
      ] },
      { from: 0.76, bars: [
        { kick: "9..7..7..98...7.", snare: "....9..3....9..3", hat: "8.6.8.6.8.6.8.6.", open: "..............6.", tambourine: "....5.......5..." },
        { kick: "9.7...7..9..7...", snare: "....9.......9.23", hat: "8.6.8.668.6.8.6.", shaker: "4.4.4.4.4.4.4.4." },
      ] },
    ],
    fills: [{ kick: "9.7....7", snare: "....9...3.9.9..9" }, { kick: "9...............", snare: "....9..........." }, { kick: "9.....7..9..9...", snare: "....9.......9999" }],
    crash: false,
    reverbSend: 0.05,
    gain: 1,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.38, [28, 48], { calm: ["1-----1-..5-7---", "1--1....1--a....", "1-....5-1-..3-a-"], full: ["1--1..5-1-..7-a-", "1-..1-..5-7-1-a-"], velocity: 104 }),
    layer("chop", "keys", "comp", gm(4), 0, [52, 74], { voices: 4, calm: ["x--...x--.......", "x-----....x--...", "x--x--....x-----"], full: ["x--..xx--.x--...", "x--x--x-..x-..x-"], velocity: 74, pan: -0.15, gate: 0.85 }),
    layer("vibes", "keys", "arp", gm(11), 0.5, [64, 86], { voices: 4, calm: ["....3..2........", "..2...3.....1..."], full: ["0..2....3..2....", "..3.2.....1.2..."], velocity: 60, pan: 0.35, gain: -4, reverb: 0.3, delay: 0.2, ring: 1 }),
    layer("horns", "brass", "comp", gm(61), 0.78, [57, 75], { voices: 3, calm: ["x-..........x-.."], full: ["x-....x-....x-x-", "x--.......x-x---"], velocity: 82, pan: 0.25, gate: 0.7, gain: -3, reverb: 0.2 }),
    layer("strings", "strings", "counter", gm(48), 0.6, [60, 79], { velocity: 60, gain: -5, reverb: 0.25, pan: 0.2 }),
    layer("melody", "woodwinds", "lead", gm(73), 0, [65, 88], { velocity: 80, reverb: 0.25, delay: 0.15 }),
  ],
  mix: mixPlan({ levels: { drums: 0.5, bass: -2.5, keys: -6, brass: -8, strings: -11, woodwinds: -8 }, reverb: { seconds: 0.9, preDelay: 0.01, damping: 4500, level: -18 }, tone: { low: 1.6, mid: 0.3, high: -0.6, air: -0.8 }, saturation: 0.5, lowpass: 13_500, noise: -56, width: 0.9 }),
  vocal: { female: 0.35, delivery: "rap", syllables: [9, 12], syncopation: 0.35, pentatonic: 0.7, melisma: 0, backing: "double", reverb: 0.08, delay: 0.1 },
  forms: ["IVCVCO", "ICVCVCO", "IVCVCVCO"],
};
