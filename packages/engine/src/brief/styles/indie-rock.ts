import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const indieRock: Style = {
  key: "indie rock",
  name: "Indie rock",
  keywords: ["indie rock", "indie", "jangle pop", "jangly", "college rock", "post-punk revival", "garage indie", "slacker rock", "math rock", "post rock", "surf rock", "surf"],
  tags: ["indie rock", "jangly guitars", "driving"],
  tempo: { low: 118, usual: 136, high: 154 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.55, mixolydian: 0.2, minor: 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.009,
  harmony: {
    major: {
      verse: ["I iii IV iv", "I iii vi IV", "Iadd9 Iadd9 IVadd9 IVadd9", "I IV ii IV", "vi iii IV I"],
      "pre-chorus": ["ii iii IV IV", "IV IV iii ii", "vi vi IV V"],
      chorus: ["IV I V vi", "I III IV iv", "IV iii ii I", "I V ii IV"],
      bridge: ["ii IV ii IV", "bVII IV I I", "vi II IV iv"],
    },
    minor: {
      verse: ["i bVII iv iv", "i v bVI bVI", "i bIII bVII iv"], "pre-chorus": ["bVI bVI bVII bVII", "iv iv v v"],
      chorus: ["bVI bIII bVII i", "bIII bVII i iv", "i bVI iv bVII"], bridge: ["iv iv bVI bVII", "bVI v iv iv"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 8 },
    grooves: [
      { from: 0, bars: [{ hat: "6.6.6.6.6.6.6.6.", stick: "....5.......5..." }, { kick: "8.......8.......", "low-tom": "..5.5.5...5.5.5." }] },
      { from: 0.42, bars: [
        { kick: "9.....8.9.......", snare: "....9.......9...", hat: "7.7.7.7.7.7.7.7." },
        { kick: "9.9.....9.9.....", snare: "....9.......9..3", hat: "6.7.6.7.6.7.6.7." },
        { kick: "9.......9.8.....", snare: "....9..4.4..9...", "low-tom": "6.6.....6.6....." },
      ] },
      { from: 0.76, bars: [
        { kick: "9...9.8.9...9...", snare: "....9.......9...", open: "7.7.7.7.7.7.7.7.", tambourine: "4.6.4.6.4.6.4.6." },
        { kick: "9.8...8.9.8.....", snare: "....9.......9.55", ride: "8.6.8.6.8.6.8.6.", tambourine: "....7.......7..." },
      ] },
    ],
    fills: [{ kick: "9.......9.......", snare: "8.8.8.8.8.8.8888" }, { snare: "....9...9.9.....", "high-tom": "..........8.8...", "low-tom": "............8.88" }, { kick: "9...9...", snare: "..99..99..99.999" }],
    crash: true,
    reverbSend: 0.2,
  },
  layers: [
    layer("bass", "bass", "bass", gm(34), 0.35, [28, 50], { calm: ["1.1.1.1.1.1.1.1.", "1-1-1-1-1-1-5-a-"], full: ["1.1.1.1.1.1.1.8.", "1-1-5-1-1-8-5-a-", "1.1.1.5.1.1.7.a."], velocity: 104, gate: 0.85 }),
    layer("jangle", "guitars", "arp", gm(27), 0, [57, 83], { voices: 4, calm: ["0.2.1.3.2.1.2.3.", "3.2.1.2.3.2.4.2.", "0.2.3.2.0.3.2.1."], full: ["0.213.2.0.213.23", "4.3.2.3.4.3.2.1."], velocity: 82, pan: -0.55, reverb: 0.22, delay: 0.12, ring: 0.75 }),
    layer("rhythm", "guitars", "strum", gm(29), 0.62, [45, 69], { voices: 4, calm: ["D.D.D.DUD.D.D.DU"], full: ["D.DUD.DUD.DUDUDU", "DUDUDUDUDUDUDUDU"], velocity: 74, pan: 0.55, gain: -3, gate: 0.9 }),
    layer("organ", "keys", "pad", gm(17), 0.78, [55, 74], { voices: 3, velocity: 58, gain: -5, pan: 0.2 }),
    layer("line", "guitars", "counter", gm(27), 0.7, [64, 86], { velocity: 72, pan: 0.25, gain: -3, reverb: 0.3, delay: 0.2 }),
    layer("melody", "guitars", "lead", gm(27), 0, [60, 84], { velocity: 92, pan: 0.1, reverb: 0.28, delay: 0.2 }),
  ],
  mix: mixPlan({ levels: { drums: -3.5, bass: -5, guitars: -3.5, keys: -9 }, reverb: { seconds: 1.9, preDelay: 0.015, damping: 6500, level: -12 }, delay: { beats: 0.5, feedback: 0.25, level: -19 }, tone: { low: -0.3, mid: 0.6, high: 0.5, air: 0.2 }, saturation: 0.32, width: 1.15 }),
  vocal: { female: 0.45, delivery: "sung", syllables: [7, 9], syncopation: 0.35, pentatonic: 0.45, melisma: 0.05, backing: "double", reverb: 0.26, delay: 0.12 },
  forms: ["IVCVCBCO", "IVVCVCSCO", "IVPCVPCNCO"],
};
