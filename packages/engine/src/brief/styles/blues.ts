import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const blues: Style = {
  key: "blues",
  name: "Blues",
  keywords: ["blues", "delta blues", "chicago blues", "slow blues", "shuffle", "rhythm and blues", "bluesy", "rockabilly", "boogie woogie", "50s", "rock'n'roll"],
  tags: ["blues", "shuffle", "gritty"],
  tempo: { low: 78, usual: 104, high: 128 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { mixolydian: 0.8, minor: 0.2 },
  swing: { grid: 2, amount: 0.3 },
  looseness: 0.01,
  harmony: {
    major: {
      verse: ["I7 IV7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7", "I7 I7 I7 I7 IV7 IV7 I7 I7 V7 IV7 I7 V7", "I7 IV7 I7 I7 IV7 #IVo7 I7 VI7 II7 V7 I7 V7"], "pre-chorus": ["IV7 IV7 I7 I7"],
      chorus: ["IV7 IV7 I7 I7 V7 IV7 I7 I7", "IV7 I7 V7 I7"], bridge: ["IV7 IV7 I7 I7 II7 II7 V7 V7", "IV7 #IVo7 I7 VI7 II7 V7 I7 V7"],
    },
    minor: {
      verse: ["i7 i7 i7 i7 iv7 iv7 i7 i7 bVI7 V7 i7 V7", "i7 iv7 i7 i7 iv7 iv7 i7 i7 V7 iv7 i7 V7"], "pre-chorus": ["iv7 iv7 V7 V7"], chorus: ["iv7 iv7 i7 i7 bVI7 V7 i7 i7"], bridge: ["iv7 i7 bVI7 V7"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ pedal: "....5.......5...", ride: "5.4.5.4.5.4.5.4." }] },
      { from: 0.4, bars: [{ kick: "8.......8.....5.", snare: "....8.......8...", hat: "6.4.6.4.6.4.6.4." }, { kick: "8.....5.8.......", snare: "....8.2.....8.2.", ride: "6.4.6.4.6.4.6.4." }] },
      { from: 0.75, bars: [{ kick: "9.....6.9.6...6.", snare: "....9.3.....9.3.", ride: "7.5.7.5.7.5.7.5.", tambourine: "....4.......4..." }, { kick: "9...7...9...7...", snare: "..3.9.3...3.9.3.", hat: "7.5.7.5.7.5.7.5." }] },
    ],
    fills: [{ kick: "8.......8.......", snare: "....8...6.6.8.8." }, { kick: "8.....8.........", snare: "....8.....7.....", "low-tom": "............8.8.", "mid-tom": "........7.7....." }],
    crash: true,
    reverbSend: 0.14,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0, [28, 52], { calm: ["1---3---5---6---", "1---1---5---a---"], full: ["1-1-3-3-5-5-6-5-", "1---3---5---6-a-"], velocity: 94, reverb: 0.03 }),
    layer("chop", "guitars", "strum", gm(27), 0.3, [48, 68], { voices: 4, calm: ["D-d-D-d-D-d-D-d-", "..d-....d-..d-.."], full: ["D-d-D-d-D-d-D-d-", "D-d-..d-D-d-..d-"], velocity: 70, pan: -0.4, gate: 0.7 }),
    layer("piano", "keys", "comp", gm(0), 0.4, [52, 76], { voices: 4, restless: true, calm: ["....x.......x...", "......x-......x-", "x-....x-........"], full: ["x-x-..x-..x-x-..", "....x-x-....x-x-"], velocity: 72, pan: 0.35, gate: 0.8 }),
    layer("organ", "keys", "pad", gm(18), 0.7, [55, 74], { voices: 3, velocity: 56, gain: -4, pan: 0.15 }),
    layer("fills", "guitars", "counter", gm(29), 0.55, [57, 79], { velocity: 78, pan: 0.2, gain: -3, reverb: 0.2 }),
    layer("melody", "guitars", "lead", gm(29), 0, [57, 82], { velocity: 90, reverb: 0.2, delay: 0.08 }),
  ],
  mix: mixPlan({ levels: { drums: -5.5, bass: -7, guitars: -4, keys: -7 }, reverb: { seconds: 1.2, preDelay: 0.012, damping: 5500, level: -15 }, tone: { low: 0.5, mid: 0.5, high: 0, air: 0 }, saturation: 0.3, width: 1 }),
  vocal: { female: 0.35, delivery: "sung", syllables: [7, 9], syncopation: 0.4, pentatonic: 0.85, melisma: 0.3, backing: "none", reverb: 0.14, delay: 0.04 },
  stanza: "AAB",
  forms: ["IVCVCSCO", "IVVCSVCO", "IVCVSCO"],
};
