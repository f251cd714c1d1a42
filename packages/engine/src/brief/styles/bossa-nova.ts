import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const bossaNova: Style = {
  key: "bossa nova",
  name: "Bossa nova",
  keywords: ["bossa nova", "bossa", "samba", "brazilian", "latin jazz", "cafe music", "tropical jazz"],
  tags: ["bossa nova", "nylon guitar", "relaxed"],
  tempo: { low: 108, usual: 126, high: 142 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.65, minor: 0.35 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.009,
  harmony: {
    major: {
      verse: ["Imaj7 Imaj7 II7 II7 ii7 V7 Imaj7 V7", "Imaj9 Imaj9 ii9 V9", "Imaj7 vi7 ii7 V7", "Imaj7 #Io7 ii7 V7"],
      "pre-chorus": ["iv7 bVII7 iii7 VI7", "ii7 V7 iii7 VI7"],
      chorus: ["IVmaj7 iv6 iii7 VI7 ii7 V7 Imaj7 Imaj7", "ii7 V7 Imaj7 IVmaj7", "Imaj7 I7 IVmaj7 iv7 iii7 VI7 ii7 V7"],
      bridge: ["bVImaj7 bVImaj7 bIII7 bIII7 ii7 ii7 V7 V7", "iii7 VI7 II7 V7"],
    },
    minor: {
      verse: ["i7 i7 iiø7 V7", "i9 iv9 bVII9 bIIImaj7", "i6 iv6 i6 V7"],
      "pre-chorus": ["iv7 bVII7 bIIImaj7 V7"], chorus: ["iv7 bVII7 bIIImaj7 bVImaj7 iiø7 V7 i6 i6", "iv9 v7 i9 i9"], bridge: ["bVImaj7 bVImaj7 II7 V7"],
    },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "kit", program: 40 },
    grooves: [
      { from: 0, bars: [{ shaker: "4.3.4.3.4.3.4.3." }] },
      { from: 0.4, bars: [
        { kick: "7.....6.7.....6.", stick: "6..6..6...6..6..", shaker: "4343434343434343" },
        { kick: "7.....6.7.....6.", stick: "..6...6..6...6..", hat: "4.4.4.4.4.4.4.4." },
      ] },
      { from: 0.76, bars: [
        { kick: "7.....6.7.....6.", stick: "7..7..7...7..7..", hat: "5454545454545454", triangle: "..4...4...4...4." },
        { kick: "7.....6.7.....6.", stick: "7..7..7...7..7..", shaker: "5354535453545354", "conga-high": "....5......5....", "conga-low": "..............55" },
      ] },
    ],
    fills: [{ kick: "7.....6.7.....6.", snare: "........3.4.4.55" }],
    crash: false,
    reverbSend: 0.15,
    gain: -3,
  },
  layers: [
    layer("guitar", "guitars", "comp", gm(24), 0, [48, 71], { voices: 4, calm: ["x-..x-.x-...x-..", "x-.x-.x-..x-.x-.", "..x-.x-...x-.x-."], full: ["x-.x-.x-..x-.x-.", "x-.x..x-.x.x-.x-"], velocity: 74, pan: -0.25, gate: 0.85, reverb: 0.15 }),
    layer("bass", "bass", "bass", gm(32), 0.3, [28, 50], { calm: ["1-----5-5-----n-", "1-----5-8-----5-"], full: ["1-----5-5-----n-", "1-----5-5---5-a-"], velocity: 84 }),
    layer("piano", "keys", "comp", gm(4), 0.5, [55, 76], { voices: 3, restless: true, calm: ["......x-........", "..x-............", "..........x-...."], full: ["..x-......x-.x-.", "......x-..x-....", "x-..........x-.."], velocity: 58, pan: 0.3, gain: -3 }),
    layer("strings", "strings", "pad", gm(49), 0.78, [57, 77], { voices: 3, velocity: 52, gain: -5, reverb: 0.35 }),
    layer("flute", "woodwinds", "counter", gm(73), 0.66, [67, 88], { velocity: 62, gain: -3, pan: 0.3, reverb: 0.3 }),
    layer("melody", "woodwinds", "lead", gm(73), 0, [65, 89], { velocity: 74, pan: 0.12, reverb: 0.28 }),
  ],
  mix: mixPlan({ levels: { drums: -9, bass: -8, guitars: -3.5, keys: -8, woodwinds: -7 }, reverb: { seconds: 1.5, preDelay: 0.02, damping: 5500, level: -14 }, tone: { low: 0, mid: 0, high: 0, air: 0.3 }, saturation: 0.08, width: 1 }),
  vocal: { female: 0.7, delivery: "sung", syllables: [7, 9], syncopation: 0.65, pentatonic: 0.1, melisma: 0.08, backing: "none", reverb: 0.18, delay: 0 },
  forms: ["IVCVCSCO", "IVCVCO", "IVVCVCO"],
};
