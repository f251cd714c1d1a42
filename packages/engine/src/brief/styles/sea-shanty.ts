import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const seaShanty: Style = {
  key: "sea shanty",
  name: "Sea shanty",
  keywords: ["sea shanty", "shanty", "shanties", "pirate song", "sailor song", "drinking song", "irish drinking", "tavern", "pub song"],
  tags: ["sea shanty", "gang vocals", "accordion"],
  tempo: { low: 132, usual: 150, high: 168 },
  meter: { beatsPerBar: 6, unit: 8 },
  modes: { dorian: 0.35, minor: 0.25, major: 0.3, mixolydian: 0.1 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.012,
  harmony: {
    major: {
      verse: ["I IV I V I IV V I", "I I V I", "I V IV V"], "pre-chorus": ["IV I V V"], chorus: ["I IV I V I IV V I", "IV I V I", "I V I IV I IV V I"], bridge: ["vi IV I V", "IV IV V V"],
    },
    minor: {
      verse: ["i bVII i v i bVII v i", "i i bVII i", "i bIII bVII i"], "pre-chorus": ["bVI bVII i i"], chorus: ["bIII bVII i v bIII bVII v i", "i bVII bIII bVII i bVII v i", "bVI bIII bVII i"], bridge: ["bVI bVII i i", "iv i bVII v"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 8 },
    grooves: [
      { from: 0, bars: [{}] },
      { from: 0.42, bars: [{ kick: "8.....6.....", "low-tom": "......6.....", tambourine: "......5....." }] },
      { from: 0.74, bars: [{ kick: "9.....7.....", clap: "......8.....", tambourine: "5.3.3.6.3.3.", "low-tom": "7.........5." }, { kick: "9.....9.....", snare: "......7...4.", tambourine: "4.4.4.6.4.4." }] },
    ],
    fills: [{ kick: "9.....9.....", "low-tom": "......7.7.8." }],
    crash: false,
    reverbSend: 0.2,
  },
  layers: [
    layer("accordion", "keys", "comp", gm(21), 0.2, [52, 74], { voices: 3, calm: ["x-....x-....", "x-----x-x---"], full: ["x-..x-x-..x-", "x-x-x-x-x-x-"], velocity: 74, pan: -0.2, gate: 0.8 }),
    layer("guitar", "guitars", "strum", gm(25), 0.4, [43, 70], { voices: 5, calm: ["D---d-D---d-"], full: ["D-d-u-D-d-u-"], velocity: 70, pan: 0.35 }),
    layer("bass", "bass", "bass", gm(32), 0.35, [28, 50], { calm: ["1-----5-----"], full: ["1-----5---a-"], velocity: 88 }),
    layer("fiddle", "strings", "counter", gm(110), 0.7, [62, 86], { velocity: 74, pan: 0.2, gain: -2, reverb: 0.25 }),
    layer("melody", "woodwinds", "lead", gm(74), 0, [69, 91], { velocity: 78, reverb: 0.25 }),
  ],
  mix: mixPlan({ levels: { drums: -7, bass: -8, keys: -4.5, guitars: -6, strings: -7, "backing-vocals": -4, woodwinds: -7 }, reverb: { seconds: 1.6, preDelay: 0.015, damping: 5000, level: -12 }, tone: { low: 0.5, mid: 0.5, high: 0, air: 0 }, saturation: 0.15, width: 1.1 }),
  vocal: { female: 0.15, delivery: "sung", syllables: [7, 9], syncopation: 0, pentatonic: 0.5, melisma: 0.03, backing: "gang", reverb: 0.18, delay: 0 },
  lift: 0.2,
  forms: ["IVCVCVCO", "VCVCVCCO", "IVCVCNVCO"],
  theme: "shanty",
};
