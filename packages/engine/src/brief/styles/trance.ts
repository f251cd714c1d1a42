import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const trance: Style = {
  key: "trance",
  name: "Trance",
  keywords: ["trance", "uplifting trance", "psytrance", "vocal trance", "progressive trance", "eurotrance", "hands up", "rolling bassline", "hardstyle", "happy hardcore"],
  tags: ["trance", "euphoric", "soaring"],
  tempo: { low: 134, usual: 138, high: 142 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.85, major: 0.15 },
  swing: { grid: 4, amount: 0 },
  looseness: 0,
  harmony: {
    minor: { verse: ["i i bVI bVI", "i bVII bVI bVI", "i bIII bVII bVI"], "pre-chorus": ["bVI bVI bVII bVII", "iv iv bVII bVII"], chorus: ["bVI bVII i bIII", "i bVI bIII bVII", "bVI bIII bVII i"], bridge: ["iv bVI bIII bVII", "bVI bVI V V"] },
    major: { verse: ["vi IV I V"], "pre-chorus": ["IV IV V V"], chorus: ["IV V vi I", "IV I V vi"], bridge: ["ii vi IV V"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ kick: "8...8...8...8..." }, { hat: "..4...4...4...4." }] },
      { from: 0.45, bars: [{ kick: "9...9...9...9...", open: "..7...7...7...7.", clap: "....7.......7..." }, { kick: "9...9...9...9...", open: "..7...7...7...7.", hat: "4343434343434343" }] },
      { from: 0.75, bars: [{ kick: "9...9...9...9...", open: "..9...9...9...9.", clap: "....9.......9...", hat: "5354535453545354", ride: "..6...6...6...6." }, { kick: "9...9...9...9...", open: "..9...9...9...9.", snare: "....7.......7...", clap: "....9.......9...", shaker: "5454545454545454" }] },
    ],
    fills: [{ snare: "5.5.5.5.66667788" }, { kick: "9...9...9...9...", snare: "4455556666778899" }, { snare: "6666777788889999" }],
    crash: true,
    reverbSend: 0.1,
  },
  layers: [
    layer("rolling-bass", "bass", "bass", synth("analog-bass"), 0.42, [28, 46], { calm: ["..1-..1-..1-..1-"], full: [".111.111.111.111", "..11..11..11..1n"], velocity: 104, gate: 0.75, reverb: 0 }),
    layer("gate", "synths", "comp", synth("supersaw"), 0.7, [57, 81], { voices: 5, calm: ["x.xx.xx.x.xx.xx."], full: ["x.xx.xx.x.xx.xxx", "xx.xx.xxx.xx.xx."], velocity: 88, gate: 0.55, reverb: 0.3, delay: 0.15 }),
    layer("arp", "synths", "arp", synth("arp-pulse"), 0, [64, 93], { voices: 3, calm: ["0.1.2.3.4.3.2.1."], full: ["0123432101234321", "0212031204120312"], velocity: 76, gate: 0.5, pan: 0.2, reverb: 0.3, delay: 0.45 }),
    layer("pad", "synths", "pad", synth("saw-pad"), 0.1, [55, 79], { voices: 5, velocity: 62, gain: -2, reverb: 0.5 }),
    layer("choir", "synths", "pad", gm(52), 0.55, [57, 76], { voices: 3, velocity: 58, gain: -6, reverb: 0.5 }),
    layer("soar", "synths", "counter", synth("saw-lead"), 0.84, [69, 93], { velocity: 82, gain: -2, reverb: 0.35, delay: 0.4 }),
    layer("melody", "synths", "lead", synth("supersaw"), 0, [67, 91], { velocity: 86, reverb: 0.35, delay: 0.35 }),
    layer("riser", "fx", "riser", synth("noise-riser"), 0, [60, 60], { velocity: 92, reverb: 0.3 }),
    layer("impact", "fx", "impact", synth("noise-fall"), 0.7, [60, 60], { velocity: 88, reverb: 0.4 }),
  ],
  mix: mixPlan({ levels: { drums: -2.5, bass: -5, synths: -3, fx: -11 }, sidechain: { depth: 0.7, release: 0.2, stems: ["synths", "bass"] }, reverb: { seconds: 3, preDelay: 0.03, damping: 8500, level: -10 }, delay: { beats: 0.75, feedback: 0.45, level: -14 }, tone: { low: 1, mid: -0.8, high: 1.2, air: 1.6 }, saturation: 0.25, width: 1.3 }),
  vocal: { female: 0.85, delivery: "sung", syllables: [6, 8], syncopation: 0.2, pentatonic: 0.4, melisma: 0.15, backing: "double", reverb: 0.38, delay: 0.3 },
  forms: ["IVPCDVPCDO", "IVPCDKCDO", "IVCDVBCDO"],
};
