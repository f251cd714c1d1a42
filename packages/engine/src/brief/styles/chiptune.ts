import type { Style } from "../style.ts";
import { layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const chiptune: Style = {
  key: "chiptune",
  name: "Chiptune",
  keywords: ["chiptune", "chip tune", "8-bit", "8 bit", "8bit", "16-bit", "video game", "game music", "nintendocore", "arcade game", "bitpop", "pixel"],
  tags: ["chiptune", "8-bit", "playful"],
  tempo: { low: 132, usual: 148, high: 170 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.6, minor: 0.3, lydian: 0.1 },
  swing: { grid: 4, amount: 0 },
  looseness: 0,
  harmony: {
    major: { verse: ["I V vi IV", "I bVII IV I", "I iii IV V"], "pre-chorus": ["bVI bVII bVI bVII", "ii iii IV V"], chorus: ["IV V iii vi", "I V/7 vi IV", "bVI bVII I I"], bridge: ["vi iii IV V", "bIII bVII IV V"] },
    minor: { verse: ["i bVII bVI V", "i bIII bVII IV"], "pre-chorus": ["bVI bVII bVI bVII"], chorus: ["bVI bVII i i", "i bVI bVII V"], bridge: ["iv bVII bIII bVI"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "machine", machine: "lofi" },
    grooves: [
      { from: 0, bars: [{ hat: "5...5...5...5...", kick: "8.......8......." }] },
      { from: 0.42, bars: [{ kick: "9.....8.9.......", snare: "....8.......8...", hat: "5.5.5.5.5.5.5.5." }, { kick: "9...8...9...8...", snare: "....8.......8.8.", hat: "..6...6...6...6." }] },
      { from: 0.76, bars: [{ kick: "9..8..8.9..8..8.", snare: "....9.......9.99", hat: "6565656565656565" }, { kick: "9...9...9...9...", snare: "....9..9....9...", hat: "6.656.656.656.65" }] },
    ],
    fills: [{ snare: "9.9.9.9.99999999" }, { kick: "9..9..9.", snare: "........9.99.999" }],
    crash: false,
    reverbSend: 0,
  },
  layers: [
    layer("triangle", "bass", "bass", synth("sub-bass"), 0.1, [36, 60], { calm: ["1.8.1.8.1.8.1.8."], full: ["1.8.1.8.5.8.1.n.", "1181118155818181"], velocity: 110, gate: 0.7, reverb: 0 }),
    layer("pulse-arp", "synths", "arp", synth("arp-pulse"), 0, [64, 96], { voices: 3, calm: ["0120120120120120"], full: ["0123012301230123", "0213021302130213"], velocity: 74, gate: 0.8, pan: 0.5, reverb: 0, delay: 0.12 }),
    layer("pulse-two", "synths", "counter", synth("square-lead"), 0.5, [67, 91], { velocity: 66, gain: -2, pan: -0.5, reverb: 0, delay: 0.25 }),
    layer("stabs", "synths", "comp", synth("pluck"), 0.7, [60, 79], { voices: 3, calm: ["x..x..x...x..x.."], full: ["x..x..x.x..x..x."], velocity: 72, gate: 0.4, pan: -0.2, reverb: 0 }),
    layer("melody", "synths", "lead", synth("square-lead"), 0, [67, 93], { velocity: 92, reverb: 0.02, delay: 0.25 }),
  ],
  mix: mixPlan({ levels: { drums: -6, bass: -6, synths: -1.5 }, reverb: { seconds: 0.5, preDelay: 0.004, damping: 5000, level: -24 }, delay: { beats: 0.5, feedback: 0.3, level: -16 }, tone: { low: -0.5, mid: 0.5, high: 1, air: -1 }, saturation: 0.2, width: 0.9 }),
  vocal: { female: 0.75, delivery: "sung", syllables: [6, 8], syncopation: 0.3, pentatonic: 0.4, melisma: 0, backing: "double", reverb: 0.06, delay: 0.2 },
  forms: ["IVPCVPCSCO", "IVCVCBCO", "IVCSVCO"],
};
