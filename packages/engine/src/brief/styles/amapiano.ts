import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const amapiano: Style = {
  key: "amapiano",
  name: "Amapiano",
  keywords: ["amapiano", "log drum", "gqom", "kwaito", "south african house", "piano house from johannesburg", "private school piano"],
  tags: ["amapiano", "log drum", "deep"],
  tempo: { low: 110, usual: 113, high: 116 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.7, dorian: 0.3 },
  swing: { grid: 4, amount: 0.14 },
  looseness: 0.004,
  harmony: {
    minor: { verse: ["i7 i7 iv7 iv7", "bVImaj7 v7 i7 i7", "i9 iv9 bVII bIIImaj7"], "pre-chorus": ["iv7 v7 bVImaj7 bVImaj7"], chorus: ["bVImaj7 bVII i9 v7", "iv9 v7 i9 i9", "bVImaj7 v7 i9 bIII"], bridge: ["iv9 iv9 v7 v7"] },
    major: { verse: ["ii7 V7 Imaj7 vi7"], "pre-chorus": ["IVmaj7 IVmaj7 iii7 vi7"], chorus: ["IVmaj7 V7 iii7 vi7", "ii9 V7 Imaj9 vi7"], bridge: ["IVmaj7 iii7 ii7 V7"] },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "machine", machine: "909" },
    grooves: [
      { from: 0, bars: [{ shaker: "6353635363536353" }] },
      { from: 0.4, bars: [{ kick: "7...7...7...7...", shaker: "7454745474547454", stick: "...5..5....5..5." }, { kick: "7...7...7...7...", shaker: "7.547.547.547.54", snap: "......5.....5..." }] },
      { from: 0.75, bars: [{ kick: "8...8...8...8...", shaker: "7565756575657565", snare: "...5..6...5.6...", open: "..5...5...5...5.", "conga-high": ".5..5..5.5..5..5" }, { kick: "8...8...8...8...", shaker: "7464756474647564", clap: "....6.......6...", stick: "..7..7.7..7..7.7", cowbell: "......6......6.." }] },
    ],
    fills: [{ snare: "..7..7.77..7.7.7", shaker: "7565756575657565" }, { clap: "............7.77", shaker: "7454745474547454" }],
    crash: false,
    reverbSend: 0.12,
  },
  layers: [
    layer("log-drum", "bass", "bass", synth("fm-bass"), 0.42, [29, 52], { calm: ["...1..1-...1..5-", "..1...1..1...8-."], full: ["1..1.18-..1.51-8", "..11..8-.1.5..n-"], velocity: 112, gate: 0.8, reverb: 0.06 }),
    layer("piano", "keys", "comp", gm(0), 0.1, [57, 79], { voices: 5, calm: ["x--.....x--.....", "..x-----..x-...."], full: ["x--x--x-....x-..", "..x--x--x-..x--."], velocity: 78, pan: -0.1, reverb: 0.25, delay: 0.1 }),
    layer("pad", "synths", "pad", synth("warm-pad"), 0, [53, 74], { voices: 4, velocity: 58, gain: -2, reverb: 0.45 }),
    layer("whistle", "synths", "counter", synth("square-lead"), 0.66, [69, 90], { velocity: 60, gain: -3, reverb: 0.35, delay: 0.4, pan: 0.25 }),
    layer("plucks", "synths", "arp", synth("pluck"), 0.5, [65, 86], { voices: 3, calm: ["..0...2...1....."], full: ["..0..2..1..0..2."], velocity: 64, gain: -3, gate: 0.5, reverb: 0.3, delay: 0.35, pan: -0.35 }),
    layer("melody", "synths", "lead", synth("square-lead"), 0, [67, 88], { velocity: 72, reverb: 0.35, delay: 0.35 }),
  ],
  mix: mixPlan({ levels: { drums: -6, bass: -2, keys: -5, synths: -7 }, sidechain: { depth: 0.25, release: 0.2, stems: ["synths", "keys"] }, reverb: { seconds: 2.4, preDelay: 0.03, damping: 6500, level: -11 }, tone: { low: 1.8, mid: -0.8, high: 0.4, air: 1 }, saturation: 0.2, width: 1.2 }),
  vocal: { female: 0.55, delivery: "sung", syllables: [6, 8], syncopation: 0.6, pentatonic: 0.75, melisma: 0.15, backing: "double", reverb: 0.3, delay: 0.25 },
  forms: ["IVCDVCDO", "IVCKVCDO", "IVPCDVCDO"],
};
