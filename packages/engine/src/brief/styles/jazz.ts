import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const jazz: Style = {
  key: "jazz",
  name: "Jazz",
  keywords: ["jazz", "swing", "big band", "crooner", "smoky", "speakeasy", "torch song", "bebop", "lounge", "ragtime", "dixieland", "cabaret", "saxophone", "jazzy"],
  tags: ["jazz", "swing", "acoustic trio"],
  tempo: { low: 96, usual: 126, high: 168 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.7, minor: 0.3 },
  swing: { grid: 2, amount: 0.3 },
  looseness: 0.01,
  harmony: {
    major: {
      verse: ["Imaj7 vi7 ii7 V7 iii7 VI7 ii7 V7", "Imaj7 VI7 ii7 V7 Imaj7 VI7 ii7 V7", "Imaj7 #Io7 ii7 V7 iii7 VI7 ii7,V7 I6", "I6 I6 II7 II7 ii7 V7 I6 ii7,V7"],
      "pre-chorus": ["iii7 VI7 ii7 V7", "IVmaj7 iv7 iii7,VI7 ii7,V7"],
      chorus: ["IVmaj7 #IVo7 I6/5 VI7 ii7 V7 I6 ii7,V7", "ii7 V7 iii7 VI7 ii7 V7 Imaj7 Imaj7", "Imaj7 I7 IVmaj7 iv7 iii7 VI7 ii7 V7", "Imaj7 iii7,VI7 ii7 V7 Imaj7 I7 IV6 iv6"],
      bridge: ["III7 III7 VI7 VI7 II7 II7 V7 V7", "v7 I7 IVmaj7 IVmaj7 iv7 bVII7 Imaj7 V7", "IVmaj7 IVmaj7 iv7 bVII7 iii7 VI7 ii7 V7"],
    },
    minor: {
      verse: ["i6 i6 iiø7 V7 i6 VI7 iiø7 V7", "i7 iv7 bVII7 bIIImaj7 bVImaj7 iiø7 V7 i7", "i6 iiø7,V7 i6 i6 iv7 iiø7 V7 i6"],
      "pre-chorus": ["iv7 bVII7 bIIImaj7 V7", "bVImaj7 V7 i7 V7"],
      chorus: ["iv7 bVII7 bIIImaj7 bVImaj7 iiø7 V7 i6 i6", "iv7 iv7 i7 i7 iiø7 V7 i6 V7"],
      bridge: ["iv7 bVII7 bIIImaj7 bIIImaj7 iiø7 iiø7 V7 V7", "bVImaj7 bVImaj7 bIIImaj7 bIIImaj7 II7 II7 V7 V7"],
    },
  },
  colour: "ninth",
  drums: {
    instrument: { kind: "kit", program: 32 },
    grooves: [
      { from: 0, bars: [{ ride: "6...6.4.6...6.4.", pedal: "....5.......5..." }] },
      { from: 0.4, bars: [
        { ride: "7...7.5.7...7.5.", pedal: "....6.......6...", kick: "3...3...3...3..." },
        { ride: "7...7.5.7...7.5.", pedal: "....6.......6...", snare: "..............3." },
        { ride: "7...7.5.7...7.5.", pedal: "....6.......6...", snare: "......3.......3.", kick: "3...3...3...3..." },
      ] },
      { from: 0.75, bars: [
        { ride: "8...8.6.8...8.6.", pedal: "....7.......7...", snare: "......4...4.....", kick: "4...4...4...4.6." },
        { ride: "8...8.6.8...8.6.", pedal: "....7.......7...", snare: "..4.......4...5.", kick: "4...4.5.4...4..." },
      ] },
    ],
    fills: [
      { ride: "7...7...........", pedal: "....6.......6...", snare: "......5.7.5.6.7.", kick: "............6..." },
      { pedal: "....6.......6...", snare: "7.5.6...5.......", "high-tom": "..........6.....", "low-tom": "............7.6." },
    ],
    crash: false,
    reverbSend: 0.14,
    gain: -2,
  },
  layers: [
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "sampled", program: 32 }, from: 0, register: [28, 52], calm: ["1-------5-----a-", "1---3---5---a---"], full: ["1---3---5---a---", "1---5---8---a---", "1---3---5-5-a---"], velocity: 92, pan: 0, gain: 0, reverb: 0.06, delay: 0 },
    { id: "piano", stem: "keys", role: "comp", instrument: { kind: "sampled", program: 0 }, from: 0.1, register: [52, 74], voices: 4, restless: true, calm: ["x-....x-........", "......x-......x-", "x--...........x-", "..........x-....", "..x---......x-.."], full: ["x-....x-..x-..x-", "..x-..x-....x---", "x-....x-......x-", "......x---....x-", "..x-......x-..x-"], velocity: 70, pan: -0.3, gain: 0, reverb: 0.18, delay: 0, gate: 0.8 },
    { id: "guitar", stem: "guitars", role: "comp", instrument: { kind: "sampled", program: 26 }, from: 0.55, register: [50, 70], voices: 3, calm: ["x-..x-..x-..x-.."], full: ["x-..x-..x-..x-.."], velocity: 54, pan: 0.4, gain: -4, reverb: 0.12, delay: 0, gate: 0.7 },
    { id: "melody", stem: "woodwinds", role: "lead", instrument: { kind: "sampled", program: 66 }, from: 0, register: [53, 77], velocity: 84, pan: 0.15, gain: 0, reverb: 0.25, delay: 0 },
    { id: "horns", stem: "brass", role: "counter", instrument: { kind: "sampled", program: 56 }, from: 0.7, register: [58, 80], velocity: 72, pan: 0.35, gain: -4, reverb: 0.22, delay: 0 },
  ],
  mix: mixPlan({
    levels: { drums: -8, bass: -7, keys: -4.5, guitars: -9, woodwinds: -5, brass: -7 },
    reverb: { seconds: 1.4, preDelay: 0.02, damping: 5000, level: -14 },
    saturation: 0.1,
    tone: { low: 0.5, mid: 0, high: -0.5, air: 0 },
    width: 0.95,
  }),
  vocal: { female: 0.6, delivery: "sung", syllables: [7, 9], syncopation: 0.55, pentatonic: 0.15, melisma: 0.15, backing: "none", reverb: 0.18, delay: 0 },
  forms: ["IVCVCSCO", "IVVBVSCO", "IVCSCVCO"],
};
