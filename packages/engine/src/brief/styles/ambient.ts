import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const ambient: Style = {
  key: "ambient",
  name: "Ambient",
  keywords: ["ambient", "meditation", "meditative", "drone", "new age", "soundscape", "spa", "yoga", "atmospheric", "ethereal", "dream pop", "shoegaze", "downtempo"],
  tags: ["ambient", "ethereal", "slow pads"],
  tempo: { low: 58, usual: 68, high: 80 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.35, lydian: 0.25, dorian: 0.25, minor: 0.15 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.014,
  harmony: {
    major: {
      verse: ["Imaj9 Imaj9 IVmaj9 IVmaj9", "Imaj7 iii7 IVmaj7 Imaj7", "Iadd9 V/7 vi7 IVmaj7"],
      "pre-chorus": ["vi7 vi7 IVmaj9 IVmaj9", "ii9 ii9 IVmaj7 IVmaj7"],
      chorus: ["IVmaj9 Iadd9 vi7 IVmaj9", "IVmaj9 vi7 Imaj7 iii7", "vi7 IVmaj9 Imaj9 Imaj9"],
      bridge: ["ii9 IVmaj7 vi7 IVmaj7", "bVIImaj7 IVmaj7 Imaj7 Imaj7"],
    },
    minor: {
      verse: ["i9 i9 bVImaj7 bVImaj7", "i7 bVII bVImaj7 bVII", "i9 iv7 i9 iv7"],
      "pre-chorus": ["bVImaj7 bVImaj7 bVII bVII"],
      chorus: ["bVImaj7 bIIImaj7 bVII i7", "bIIImaj7 bVII i7 bVImaj7"],
      bridge: ["iv7 iv7 bVImaj7 bVII", "bIIImaj7 bIIImaj7 iv7 iv7"],
    },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "lofi" },
    grooves: [{ from: 0, bars: [{}] }, { from: 0.72, bars: [{ kick: "6...............", stick: "........4......." }, { kick: "6.........4.....", shaker: "..3...3...3...3." }] }],
    fills: [],
    crash: false,
    gain: -6,
    reverbSend: 0.4,
  },
  layers: [
    layer("glass", "synths", "pad", synth("glass-pad"), 0, [52, 76], { voices: 4, velocity: 62, reverb: 0.55, delay: 0.1 }),
    layer("warm", "synths", "pad", synth("warm-pad"), 0.35, [45, 64], { voices: 3, velocity: 60, reverb: 0.45, gain: -2 }),
    layer("piano", "keys", "arp", gm(0), 0.25, [55, 84], { voices: 5, calm: ["0.....2.....3...", "0...2...4.......", "..0.....3...2..."], full: ["0..2..3..4..3...", "0.2.3.4...3.2..."], velocity: 56, reverb: 0.5, delay: 0.25, ring: 3, pan: -0.15 }),
    layer("bells", "keys", "arp", synth("fm-bell"), 0.6, [67, 91], { voices: 4, calm: ["......3.......2.", "....1.........3."], velocity: 46, reverb: 0.6, delay: 0.4, ring: 2, pan: 0.35, gain: -4 }),
    layer("sub", "bass", "bass", synth("sub-bass"), 0.45, [28, 45], { calm: ["1---------------"], velocity: 78, reverb: 0.1 }),
    layer("strings", "strings", "counter", gm(49), 0.68, [60, 81], { velocity: 58, reverb: 0.5, gain: -3, pan: 0.2 }),
    layer("melody", "synths", "lead", synth("fm-bell"), 0, [64, 86], { velocity: 58, reverb: 0.55, delay: 0.4 }),
  ],
  mix: mixPlan({
    levels: { drums: -14, bass: -9, synths: -4, keys: -7, strings: -8 },
    reverb: { seconds: 4.5, preDelay: 0.04, damping: 6000, level: -7 },
    delay: { beats: 1.5, feedback: 0.45, level: -14 },
    tone: { low: 0, mid: -0.5, high: -0.5, air: 0.5 },
    saturation: 0.05,
    width: 1.3,
  }),
  vocal: { female: 0.75, delivery: "sung", syllables: [6, 8], syncopation: 0.05, pentatonic: 0.5, melisma: 0.2, backing: "thirds", reverb: 0.5, delay: 0.3 },
  forms: ["IVCVCO", "IVCNVCO", "IVCVBCO"],
};
