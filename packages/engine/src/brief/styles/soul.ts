import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const soul: Style = {
  key: "r&b",
  name: "R&B",
  keywords: ["r&b", "rnb", "r and b", "neo soul", "neo-soul", "slow jam", "smooth", "sensual", "contemporary r&b", "quiet storm", "soulful", "new jack swing"],
  tags: ["r&b", "soulful", "smooth"],
  tempo: { low: 66, usual: 78, high: 98 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.45, minor: 0.35, dorian: 0.2 },
  swing: { grid: 4, amount: 0.14 },
  looseness: 0.009,
  harmony: {
    major: {
      verse: ["IVmaj7 iii7 ii7 Imaj7", "Imaj9 vi9 ii9 V9", "ii9 V9 Imaj9 vi9", "Imaj7 III7 vi7 v7,I7"],
      "pre-chorus": ["ii7 iii7 IVmaj7 Vsus", "IVmaj7 V7 iii7 vi7"],
      chorus: ["IVmaj9 III7 vi9 I7", "Imaj9 iii7 IVmaj9 iv6", "ii9 iii7 IVmaj9 V9", "IVmaj9 V9 iii7 vi9"],
      bridge: ["vi7 II7 ii7 Vsus", "iv7 bVII9 Imaj9 Imaj9"],
    },
    minor: {
      verse: ["i9 iv9 i9 iv9", "i9 bVImaj7 iv9 v7", "iv9 v7 i9 i9"],
      "pre-chorus": ["bVImaj7 bVII iv9 V7", "iv9 iv9 V7 V7"],
      chorus: ["bVImaj7 v7 iv9 i9", "i9 bVII9 bVImaj7 V7", "iv9 bVII9 bIIImaj7 bVImaj7"],
      bridge: ["bIIImaj7 bVImaj7 iiø7 V7", "iv9 v7 bVImaj7 bVII"],
    },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "linn" },
    grooves: [
      { from: 0, bars: [{ snap: "....5.......5...", kick: "7.........6....." }] },
      { from: 0.42, bars: [
        { kick: "9.....6...8.....", snap: "....7.......7...", hat: "5.4.5.4.5.445.4." },
        { kick: "9..6......8..6..", snare: "....8..2....8..2", hat: "5.3.5.3.5.3.5343" },
        { kick: "9.........7....5", snare: "....8.......8...", hat: "5.4.5.4.5.4.5.4." },
      ] },
      { from: 0.76, bars: [
        { kick: "9..7..7...8..6..", snare: "....9..2.2..9..3", hat: "6454645464546454", open: "..............5." },
        { kick: "9.........8.7...", snare: "....9.......9..2", clap: "....6.......6...", hat: "5.555.5.5.555.5.", tambourine: "....4.......4..." },
      ] },
    ],
    fills: [{ kick: "9.........8.....", snare: "....8...3.4.6.78" }, { kick: "9.....8.8...8...", snare: "....8.....6..8.8", hat: "5.5.5..." }],
    crash: false,
    reverbSend: 0.12,
  },
  layers: [
    layer("rhodes", "keys", "comp", gm(4), 0, [50, 74], { voices: 4, calm: ["x-----------x---", "x---------x-----", "x-------..x-----"], full: ["x-----x---x---x-", "x--x------x--x--"], velocity: 70, delay: 0.06, pan: -0.12 }),
    layer("bass", "bass", "bass", gm(33), 0.4, [28, 50], { calm: ["1---------5-1-a-", "1-----1---..1-a-"], full: ["1--1--8-..1-5-a-", "1-.11---5-.17-a-"], velocity: 92, reverb: 0.02 }),
    layer("guitar", "guitars", "comp", gm(27), 0.5, [57, 76], { voices: 3, calm: ["....x-......x...", "..x.....x-......"], full: ["..x.x-....x.x-..", "....x-.x....x-.x"], velocity: 62, pan: 0.4, gain: -2, gate: 0.6 }),
    layer("pad", "synths", "pad", synth("warm-pad"), 0.6, [55, 74], { voices: 3, velocity: 54, gain: -5, reverb: 0.35 }),
    layer("strings", "strings", "counter", gm(48), 0.74, [62, 84], { velocity: 66, gain: -3, reverb: 0.3, pan: 0.2 }),
    layer("horns", "brass", "comp", gm(61), 0.86, [55, 74], { voices: 3, calm: ["..........x.x-.."], full: ["..........x.x-..", "x-............x-"], velocity: 78, gain: -4, pan: 0.3 }),
    layer("melody", "woodwinds", "lead", gm(65), 0, [58, 80], { velocity: 80, reverb: 0.3, delay: 0.1 }),
  ],
  mix: mixPlan({
    levels: { drums: -4.5, bass: -6, keys: -5, guitars: -8, "backing-vocals": -8, brass: -8, strings: -8 },
    reverb: { seconds: 1.9, preDelay: 0.025, damping: 6500, level: -13 },
    tone: { low: 1, mid: 0, high: 0.3, air: 1 },
    saturation: 0.2,
    width: 1.05,
  }),
  vocal: { female: 0.6, delivery: "sung", syllables: [7, 9], syncopation: 0.6, pentatonic: 0.65, melisma: 0.5, backing: "thirds", reverb: 0.24, delay: 0.14 },
  lift: 0.2,
  forms: ["IVPCVPCBCO", "IVCVCBCO", "IVPCVPCO"],
};
