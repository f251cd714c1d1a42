import type { Style } from "../style.ts";
import { gm, layer, synth } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const disco: Style = {
  key: "disco funk",
  name: "Disco funk",
  keywords: ["disco", "nu disco", "nu-disco", "groovy", "boogie", "70s", "seventies", "1970s", "roller skate", "studio 54", "city pop"],
  tags: ["disco funk", "groovy", "four-on-the-floor"],
  tempo: { low: 104, usual: 114, high: 122 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.4, dorian: 0.35, major: 0.25 },
  swing: { grid: 4, amount: 0.05 },
  looseness: 0.005,
  harmony: {
    minor: {
      verse: ["i7 i7 IV7 IV7", "i7 IV7 i7 IV7", "i7 bVII bVImaj7 v7", "i7 bIII7 IV7 i7"],
      "pre-chorus": ["bVImaj7 bVII i7 i7", "iv7 v7 bVImaj7 bVII"],
      chorus: ["iv7 bVII7 bIIImaj7 bVImaj7", "i7 bVII bVImaj7 V7", "bVImaj7 bVII i7 IV7"],
      bridge: ["bVImaj7 v7 iv7 V7", "i7 i7 i7 i7"],
    },
    major: {
      verse: ["ii7 V7 ii7 V7", "Imaj7 vi7 ii7 V7", "I7 I7 IV7 IV7"],
      "pre-chorus": ["IVmaj7 iii7 ii7 Vsus", "vi7 IVmaj7 ii7 V7"],
      chorus: ["IVmaj7 V7 iii7 vi7", "Imaj7 iii7 IVmaj7 V7", "vi7 ii7 V7 Imaj7"],
      bridge: ["ii7 iii7 IVmaj7 Vsus", "vi7 vi7 II7 V7"],
    },
  },
  colour: "seventh",
  drums: {
    instrument: { kind: "kit", program: 8 },
    grooves: [
      { from: 0, bars: [{ kick: "8...8...8...8...", hat: "..5...5...5...5." }] },
      { from: 0.42, bars: [
        { kick: "9...9...9...9...", snare: "....8.......8...", hat: "5.655.655.655.65" },
        { kick: "9...9...9...9...", snare: "....8.......8..2", open: "..7...7...7...7.", hat: "5...5...5...5..." },
      ] },
      { from: 0.75, bars: [
        { kick: "9...9...9...9...", snare: "....9..2.2..9..2", open: "..8...8...8...8.", hat: "6.5.6.5.6.5.6.5.", clap: "....6.......6..." },
        { kick: "9...9...9...9...", snare: "....9.......9...", open: "..8...8...8...8.", hat: "6555655565556555", cowbell: "5.....5...5....." },
      ] },
    ],
    fills: [{ kick: "9...9...9...9...", snare: "....9...6.7.8899" }, { kick: "9...9...8.......", snare: "....9...........", "high-tom": "........8.88....", "low-tom": "............8.88" }],
    crash: true,
    reverbSend: 0.1,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.3, [28, 52], { calm: ["1-..1-8-..1-5-7-", "1.8.1.8.1.8.1.8."], full: ["1.8.1.8.1.8.1.8a", "1..18.1..7.81.5a", "1.8.1.811.8.5.7a"], velocity: 102, reverb: 0.02, gate: 0.85 }),
    layer("scratch", "guitars", "strum", gm(27), 0.35, [55, 74], { voices: 4, calm: ["..d...d...d...du", "D..ud..ud..ud..u"], full: ["dudud.ududud.udu", "D.du.uduD.du.udu"], velocity: 70, pan: -0.5, gate: 0.5 }),
    layer("clav", "keys", "comp", gm(7), 0.5, [50, 70], { voices: 3, calm: ["x..x..x..x..x..."], full: ["x.xx..x.xx.x..x.", "x..x.xx..x.xx..x"], velocity: 74, pan: 0.4, gain: -3, gate: 0.6 }),
    layer("rhodes", "keys", "comp", gm(4), 0.2, [52, 74], { voices: 4, calm: ["x-----x---------"], full: ["x-----x-..x-..x-"], velocity: 66, gain: -2, pan: 0.1 }),
    layer("strings", "strings", "counter", gm(48), 0.6, [65, 88], { velocity: 76, reverb: 0.3, pan: 0.2 }),
    layer("brass", "brass", "comp", gm(61), 0.76, [55, 77], { voices: 3, calm: ["x.............x-"], full: ["x-..x.....x.x---", "..x-......x.x-.."], velocity: 84, pan: 0.3, gain: -2 }),
    layer("melody", "synths", "lead", synth("square-lead"), 0, [62, 84], { velocity: 80, delay: 0.2 }),
  ],
  mix: mixPlan({
    levels: { drums: -3, bass: -5, guitars: -6.5, keys: -8, strings: -6, brass: -7 },
    sidechain: { depth: 0.12, release: 0.15, stems: ["strings"] },
    reverb: { seconds: 1.2, preDelay: 0.015, damping: 7000, level: -15 },
    tone: { low: 1, mid: 0, high: 0.8, air: 1 },
    saturation: 0.22,
    width: 1.1,
  }),
  vocal: { female: 0.65, delivery: "sung", syllables: [6, 8], syncopation: 0.5, pentatonic: 0.6, melisma: 0.25, backing: "gang", reverb: 0.16, delay: 0.1 },
  lift: 0.15,
  forms: ["IVPCVPCSCO", "IVCVCBCO", "IVPCVPCBCO"],
};
