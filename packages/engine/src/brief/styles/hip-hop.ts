import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const hipHop: Style = {
  key: "trap",
  name: "Trap",
  keywords: ["trap", "808s", "street", "mumble rap", "cloud rap", "phonk", "trap soul", "rage beat", "southern rap"],
  tags: ["trap", "808 bass", "rolling hats"],
  tempo: { low: 66, usual: 72, high: 80 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.75, phrygian: 0.12, "harmonic-minor": 0.13 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.003,
  harmony: {
    minor: {
      verse: ["i i bVI bVI", "i i bVI V", "i iv i iv", "i bVI iv v"],
      "pre-chorus": ["iv iv bVI bVII"],
      chorus: ["i bVI bIII bVII", "bVI bVII i i", "i iv bVI V", "i bVI iv V"],
      bridge: ["bVI bVI iv iv", "iv bVI i V"],
    },
    major: { verse: ["vi IV I V", "I iii IV iv"], "pre-chorus": ["ii IV V V"], chorus: ["IV V vi I", "vi IV I V"], bridge: ["ii vi IV V"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "808" },
    grooves: [
      { from: 0, bars: [{ hat: "5.3.5.3.5.3.5.3." }] },
      { from: 0.4, bars: [
        { kick: "9......7..8.....", clap: "........9.......", hat: "6.4.6.4.6.4.6444" },
        { kick: "9..7......9.....", clap: "........9.......", hat: "6.446.4.6.446.44" },
        { kick: "9.....7...8..7..", snare: "........9.......", hat: "6.4.64446.4.6.4." },
      ] },
      { from: 0.76, bars: [
        { kick: "9..7...7..9..7..", clap: "........9.......", snare: "........7.......", hat: "6464644464646444", open: "......5.......5." },
        { kick: "9......9..9....7", clap: "........9.......", hat: "6.446.4464446.44", open: "..............6." },
      ] },
    ],
    fills: [{ kick: "9......7........", clap: "........9.......", snare: "..........4.5678" }, { clap: "........9.....99", hat: "6666666644444444" }, { kick: "9..............." }],
    crash: true,
    reverbSend: 0.06,
  },
  layers: [
    layer("808", "bass", "bass", synth("sub-bass"), 0.4, [26, 45], { calm: ["1------1--1-----", "1--1------1-----"], full: ["1------1--1---8-", "1--1---1--1--1--"], velocity: 108, reverb: 0 }),
    layer("keys", "keys", "arp", gm(0), 0, [57, 84], { voices: 4, calm: ["0...2...3...2...", "0.2.3...2...1...", "3...2...0..2...."], full: ["0.2.3.2.0.2.3.4.", "0..2..3..2..1..."], velocity: 64, reverb: 0.35, delay: 0.2, ring: 1 }),
    layer("pad", "synths", "pad", synth("glass-pad"), 0.3, [53, 72], { voices: 3, velocity: 54, reverb: 0.4, gain: -4 }),
    layer("bells", "synths", "arp", synth("fm-bell"), 0.7, [67, 91], { voices: 3, calm: ["..3.....2......."], full: ["0..2..3....2....", "3..2..0..2..1..."], velocity: 58, reverb: 0.35, delay: 0.3, pan: 0.3, gain: -3 }),
    layer("strings", "strings", "pad", gm(48), 0.82, [55, 76], { voices: 3, velocity: 58, gain: -4, reverb: 0.3 }),
    layer("melody", "synths", "lead", synth("pluck"), 0, [62, 86], { velocity: 76, reverb: 0.3, delay: 0.3 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 60, gain: -5 }),
  ],
  mix: mixPlan({ levels: { drums: -2, bass: -3, keys: -6, synths: -8, strings: -9 }, sidechain: { depth: 0.3, release: 0.12, stems: ["bass"] }, reverb: { seconds: 1.8, preDelay: 0.02, damping: 6500, level: -15 }, tone: { low: 2, mid: -0.5, high: 0.8, air: 1 }, saturation: 0.35, width: 1.1 }),
  vocal: { female: 0.3, delivery: "rap", syllables: [7, 9], syncopation: 0.4, pentatonic: 0.7, melisma: 0.05, backing: "double", reverb: 0.1, delay: 0.18 },
  forms: ["ICVCVCO", "IVCVCO", "IVCVCBCO"],
};
