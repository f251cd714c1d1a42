import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const punk: Style = {
  key: "punk",
  name: "Punk",
  keywords: ["punk", "pop punk", "punk rock", "skate punk", "ramones-style", "hardcore punk", "three chords", "emo", "riot grrrl"],
  tags: ["punk", "fast", "shouted"],
  tempo: { low: 160, usual: 176, high: 196 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.75, mixolydian: 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.007,
  harmony: {
    major: { verse: ["I I IV V", "I V IV IV", "I IV I V"], "pre-chorus": ["IV IV V V"], chorus: ["I IV V IV", "IV V I I", "I V vi IV"], bridge: ["vi vi IV V", "bVII IV I I"] },
    minor: { verse: ["i bVI bVII i", "i i bVII bVI"], "pre-chorus": ["bVI bVI bVII bVII"], chorus: ["i bVII bVI bVII", "bVI bVII i i"], bridge: ["iv bVI bVII bVII"] },
  },
  colour: "power",
  drums: {
    instrument: { kind: "kit", program: 16 },
    grooves: [
      { from: 0, bars: [{ "low-tom": "7.7.7.7.7.7.7.7." }, { kick: "9.......9......." }] },
      { from: 0.42, bars: [{ kick: "9...9.9.9...9.9.", snare: "..9...9...9...9.", hat: "7.5.7.5.7.5.7.5." }, { kick: "9.......9.9.....", snare: "....9.......9...", hat: "7.6.7.6.7.6.7.6." }] },
      { from: 0.76, bars: [{ kick: "9...9...9...9...", snare: "..9...9...9...9.", crash: "7...............", ride: "8.6.8.6.8.6.8.6." }, { kick: "9..9..9.9..9..9.", snare: "....9.......9...", open: "8.7.8.7.8.7.8.7." }] },
    ],
    fills: [{ snare: "9.9.9.9.99999999" }, { kick: "9.......9.......", snare: "9..9..9.........", "low-tom": "........9.9.9999" }],
    crash: true,
    reverbSend: 0.08,
  },
  layers: [
    layer("guitar-left", "guitars", "strum", gm(30), 0, [40, 62], { voices: 3, calm: ["d-d-d-d-d-d-d-d-"], full: ["D-D-D-D-D-D-D-D-", "D-DUD-DUD-DUD-DU"], velocity: 92, pan: -0.75, reverb: 0.06 }),
    layer("guitar-right", "guitars", "strum", gm(29), 0.5, [45, 67], { voices: 3, calm: ["D-------D-------"], full: ["D-D-D-D-D-D-D-D-"], velocity: 88, pan: 0.75, reverb: 0.06 }),
    layer("bass", "bass", "bass", gm(34), 0.3, [28, 47], { calm: ["1-1-1-1-1-1-1-1-"], full: ["1-1-1-1-1-1-1-1-", "1-1-1-1-5-5-1-a-"], velocity: 106, reverb: 0 }),
    layer("melody", "guitars", "lead", gm(30), 0, [57, 79], { velocity: 88, pan: 0.1, reverb: 0.15 }),
  ],
  mix: mixPlan({ levels: { drums: -3.5, bass: -6.5, guitars: -1.5 }, reverb: { seconds: 0.8, preDelay: 0.008, damping: 6500, level: -18 }, tone: { low: 0, mid: 0.5, high: 1, air: 0.3 }, saturation: 0.5, width: 1.15 }),
  vocal: { female: 0.45, delivery: "sung", syllables: [7, 9], syncopation: 0.2, pentatonic: 0.7, melisma: 0, backing: "gang", reverb: 0.08, delay: 0.04 },
  forms: ["IVCVCBCO", "IVCVCSCO", "IVVCVCCO"],
};
