import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const metal: Style = {
  key: "metal",
  name: "Metal",
  keywords: ["metal", "heavy metal", "thrash", "death metal", "metalcore", "power metal", "doom", "hardcore", "heavy", "nu metal", "symphonic metal", "screamo", "djent", "stoner rock", "sludge", "grindcore"],
  tags: ["metal", "heavy guitars", "double kick"],
  tempo: { low: 112, usual: 140, high: 176 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.55, phrygian: 0.2, "harmonic-minor": 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.003,
  harmony: {
    minor: {
      verse: ["i i bVI bVII", "i i i bII", "i bIII i bVI", "i i iv bVI"], "pre-chorus": ["bVI bVI bVII bVII", "iv iv bVI V"],
      chorus: ["i bVI bIII bVII", "bVI bVII i bIII", "i bVII bVI V", "bVI bIII bVII i"], bridge: ["i bII i bVII", "bVI bVI iv V", "i i bV bV"],
    },
    major: { verse: ["I bVII IV I"], "pre-chorus": ["IV IV V V"], chorus: ["I V vi IV"], bridge: ["vi IV bVI bVII"] },
  },
  colour: "power",
  drums: {
    instrument: { kind: "kit", program: 16 },
    grooves: [
      { from: 0, bars: [{ kick: "8.......8.......", pedal: "6...6...6...6..." }] },
      { from: 0.42, bars: [
        { kick: "9.99..9.9.99..9.", snare: "....9.......9...", hat: "7...7...7...7..." },
        { kick: "9.999.999.999.99", snare: "....9.......9...", hat: "7...7...7...7..." },
        { kick: "9..9..9.9..9..9.", snare: "....9.......9...", open: "7...7...7...7..." },
      ] },
      { from: 0.75, bars: [
        { kick: "9999999999999999", snare: "....9.......9...", crash: "7.......7.......", ride: "....7.......7..." },
        { kick: "9.9.9.9.9.9.9.9.", snare: "....9.......9...", open: "8...8...8...8..." },
        { kick: "9.99..9.9.99..9.", snare: "....9.......9...", crash: "7...7...7...7..." },
      ] },
    ],
    fills: [
      { kick: "9.9.9.9.9.9.9.9.", snare: "9999............", "high-tom": "....9999........", "mid-tom": "........9999....", "low-tom": "............9999" },
      { kick: "9...9...9...9...", snare: "9.99.99.9.99.999" },
    ],
    crash: true,
    reverbSend: 0.12,
  },
  layers: [
    layer("bass", "bass", "bass", gm(34), 0.3, [26, 48], { calm: ["1-11--1-1-11--1-", "1-1-1-1-1-1-1-1-"], full: ["1.111.111.111.11", "1111111111111111"], velocity: 104, reverb: 0, gate: 0.85 }),
    layer("left", "guitars", "strum", gm(30), 0.35, [38, 62], { voices: 2, calm: ["D.DD..D.D.DD..D.", "D-..D-..D-..D-.."], full: ["D.DDD.DDD.DDD.DD", "D---D---D---D---", "D-d-D-d-D-d-D-d-"], velocity: 98, pan: -0.8, gate: 0.85, reverb: 0.06 }),
    layer("right", "guitars", "strum", gm(30), 0.42, [38, 62], { voices: 2, calm: ["D.DD..D.D.DD..D.", "D-..D-..D-..D-.."], full: ["D.DDD.DDD.DDD.DD", "D---D---D---D---", "D-d-D-d-D-d-D-d-"], velocity: 96, pan: 0.8, gate: 0.85, reverb: 0.06 }),
    layer("clean", "guitars", "arp", gm(27), 0, [52, 76], { to: 0.42, voices: 3, calm: ["0.2.1.2.0.2.1.3.", "0...2...1...2..."], velocity: 74, reverb: 0.35, delay: 0.2, ring: 1.2 }),
    layer("strings", "strings", "pad", gm(48), 0.84, [55, 76], { voices: 3, velocity: 70, gain: -3, reverb: 0.3 }),
    layer("melody", "guitars", "lead", gm(30), 0, [59, 86], { velocity: 96, pan: 0.1, reverb: 0.22, delay: 0.2 }),
  ],
  mix: mixPlan({ levels: { drums: -4, bass: -7, guitars: -1.5, strings: -9 }, reverb: { seconds: 1.4, preDelay: 0.015, damping: 6500, level: -16 }, tone: { low: 1, mid: -0.5, high: 1.2, air: 0.8 }, saturation: 0.45, width: 1.2 }),
  vocal: { female: 0.25, delivery: "sung", syllables: [7, 9], syncopation: 0.15, pentatonic: 0.4, melisma: 0.05, backing: "gang", reverb: 0.14, delay: 0.1 },
  forms: ["IVPCVPCSCO", "IVCVCBSCO", "IVCVCSCO"],
};
