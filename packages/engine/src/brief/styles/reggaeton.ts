import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const reggaeton: Style = {
  key: "latin pop",
  name: "Latin pop",
  keywords: ["latin pop", "latin", "reggaeton", "dembow", "moombahton", "bachata", "tropical pop", "mariachi", "flamenco"],
  tags: ["latin pop", "dembow", "warm nights"],
  tempo: { low: 88, usual: 95, high: 104 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.7, major: 0.2, phrygian: 0.1 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.004,
  harmony: {
    minor: {
      verse: ["i bVI bIII bVII", "i i bVI bVII", "i iv bVII bIII", "i bVII bVI V"], "pre-chorus": ["iv bVI bVII bVII", "bVI bVII i i"],
      chorus: ["bVI bVII i bIII", "i bVII bVI V", "iv bVII bIII bVI", "bVI bIII bVII i"], bridge: ["iv i V i", "bVI bVI V V"],
    },
    major: { verse: ["I vi IV V", "vi IV I V"], "pre-chorus": ["ii IV V V"], chorus: ["I V vi IV", "IV V I vi"], bridge: ["ii V I vi", "vi ii V V"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ snare: "...5..5....5..5." }, { shaker: "4.3.4.3.4.3.4.3.", clave: "5..5..5...5.5..." }] },
      { from: 0.42, bars: [
        { kick: "9...9...9...9...", snare: "...7..7....7..7.", shaker: "4.3.4.3.4.3.4.3." },
        { kick: "9...8...9...8...", snare: "...8..7....8..7.", hat: "..4...4...4...4." },
      ] },
      { from: 0.75, bars: [
        { kick: "9...9...9...9...", snare: "...8..8....8..8.", clap: "......6.......6.", hat: "5.545.545.545.54", "conga-high": "....5......5....", "conga-low": "..............55" },
        { kick: "9...9...9...9...", snare: "...8..8....8..8.", open: "..5...5...5...5.", cowbell: "5...5.5...5.5...", shaker: "4343434343434343" },
      ] },
    ],
    fills: [{ kick: "9...9...9.......", snare: "...8..8....88888" }, { kick: "9...........9...", "high-tom": "....7.77........", "low-tom": "........7.77.77." }],
    crash: true,
    reverbSend: 0.1,
  },
  layers: [
    layer("bass", "bass", "bass", synth("sub-bass"), 0.4, [28, 48], { calm: ["1-----1-1---..5-", "1--1--1-1-----5-"], full: ["1--1--1-1--1--5-", "1--1--8-1--1--a-"], velocity: 104, reverb: 0 }),
    layer("guitar", "guitars", "arp", gm(24), 0, [50, 76], { voices: 4, calm: ["0.2.3.2.1.2.3.2.", "0..2..3.0..2..3."], full: ["0.23.2.30.23.2.3", "0..2.33.0..2.34."], velocity: 76, pan: -0.3, reverb: 0.2, ring: 0.6 }),
    layer("pluck", "synths", "comp", synth("pluck"), 0.5, [60, 79], { voices: 3, calm: ["x..x..x.x..x..x."], full: ["x..x..x.x..x..x.", "..x..x.x..x..x.x"], velocity: 72, pan: 0.3, reverb: 0.2, delay: 0.2, gate: 0.6 }),
    layer("pad", "synths", "pad", synth("warm-pad"), 0.3, [53, 72], { voices: 3, velocity: 54, reverb: 0.35, gain: -4 }),
    layer("brass", "brass", "comp", gm(61), 0.82, [55, 77], { voices: 3, calm: ["x..x........x.x."], full: ["x..x........x.x.", "..........x.x-x-"], velocity: 82, gain: -3 }),
    layer("melody", "woodwinds", "lead", gm(75), 0, [62, 86], { velocity: 80, reverb: 0.25, delay: 0.2 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 62, gain: -5 }),
  ],
  mix: mixPlan({ levels: { drums: -3, bass: -4.5, guitars: -6, synths: -6.5, brass: -8 }, sidechain: { depth: 0.3, release: 0.18, stems: ["synths", "bass"] }, tone: { low: 1.5, mid: 0, high: 0.8, air: 1 }, saturation: 0.25, width: 1.1 }),
  vocal: { female: 0.5, delivery: "sung", syllables: [7, 9], syncopation: 0.55, pentatonic: 0.5, melisma: 0.15, backing: "double", reverb: 0.18, delay: 0.18 },
  forms: ["IVPCVPCBCO", "IVCVCBCO", "IVPCVPCO"],
};
