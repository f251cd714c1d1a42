import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const orchestral: Style = {
  key: "orchestral",
  name: "Orchestral",
  keywords: ["orchestral", "orchestra", "symphonic", "cinematic", "classical", "epic", "film score", "soundtrack", "trailer", "strings", "choir and orchestra", "fantasy", "orchestral film", "film music", "score"],
  tags: ["orchestral", "cinematic", "sweeping strings"],
  tempo: { low: 70, usual: 88, high: 112 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.5, major: 0.35, "harmonic-minor": 0.15 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.012,
  harmony: {
    minor: {
      verse: ["i bVI bIII bVII", "i iv V i", "i v/b3 bVI bIII/5", "i bVII/2 bIII iv"],
      "pre-chorus": ["iv bVI ii°/4 V", "bVI bVII iv V", "iv i/b3 V V"],
      chorus: ["i bVI bIII bVII i bVI iv V", "bVI bVII i bIII bVI bVII V V", "i bVII bVI V", "bVI bIII bVII i"],
      bridge: ["bVI bIII iv i bVI bIII V V", "bII bII V V", "iv bVII bIII bVI ii°/4 V V V"],
    },
    major: {
      verse: ["I V/7 vi iii/5 IV I/3 ii V", "I IV I/5 V", "I iii IV V", "I vi IV V"],
      "pre-chorus": ["ii V/7 I IV", "vi iii IV V", "IV V/4 I/3 V"],
      chorus: ["I V vi iii IV I IV V", "IV V I/3 IV ii V I V", "I bVII IV I", "I V/7 vi IV"],
      bridge: ["vi iii IV I bVI bVII I V", "bVI bIII IV V", "iv I bVI V"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 48 },
    grooves: [
      { from: 0, bars: [{}] },
      { from: 0.6, bars: [{ kick: "7.......6......." }, { kick: "7...........6..." }] },
      { from: 0.78, bars: [
        { kick: "9.......8.....7.", snare: "4..33.4.4..33.44", crash: "................" },
        { kick: "9..7..8.9..7..8.", snare: "....6.......6.34" },
        { kick: "9.......8...8...", "low-tom": "7.55..7.5.7.55..", snare: "............4455" },
      ] },
    ],
    fills: [{ kick: "9.......9...9...", snare: "3333444455667789" }, { kick: "8...............", "low-tom": "........6.7.8.89" }],
    crash: true,
    reverbSend: 0.35,
  },
  layers: [
    { id: "strings", stem: "strings", role: "pad", instrument: { kind: "sampled", program: 49 }, from: 0, register: [50, 76], voices: 4, velocity: 70, pan: -0.15, gain: 0, reverb: 0.35, delay: 0 },
    { id: "ostinato", stem: "strings", role: "arp", instrument: { kind: "sampled", program: 48 }, from: 0.58, register: [55, 79], voices: 4, calm: ["0.0.1.0.2.0.1.0.", "0.2.1.2.0.2.1.2."], full: ["0.001.002.001.00", "0021002100310021", "0.120.120.120.12"], velocity: 78, pan: 0.25, gain: -3, reverb: 0.28, delay: 0, gate: 0.7 },
    { id: "cellos", stem: "strings", role: "bass", instrument: { kind: "sampled", program: 42 }, from: 0.2, register: [36, 57], calm: ["1---------------", "1-------5-------"], full: ["1-------1---5---", "1.1.1.1.1.1.1.1.", "1-----1-1-----a-"], velocity: 82, pan: 0.3, gain: -1, reverb: 0.28, delay: 0 },
    { id: "basses", stem: "bass", role: "bass", instrument: { kind: "sampled", program: 43 }, from: 0.45, register: [28, 45], calm: ["1---------------"], full: ["1-------1-------", "1-----1-1-------"], velocity: 82, pan: 0.35, gain: 0, reverb: 0.25, delay: 0 },
    { id: "harp", stem: "keys", role: "arp", instrument: { kind: "sampled", program: 46 }, from: 0.1, to: 0.7, register: [55, 88], voices: 5, calm: ["0.1.2.3.4.3.2.1.", "0.1.2.3.4......."], velocity: 66, pan: -0.4, gain: -2, reverb: 0.35, delay: 0, ring: 2 },
    { id: "horns", stem: "brass", role: "counter", instrument: { kind: "sampled", program: 60 }, from: 0.66, register: [50, 72], velocity: 82, pan: -0.3, gain: 0, reverb: 0.35, delay: 0 },
    { id: "trumpets", stem: "brass", role: "comp", instrument: { kind: "sampled", program: 61 }, from: 0.86, register: [55, 77], voices: 3, calm: ["x-------x-------"], full: ["x-----x-x-------", "x-----------x-x-"], velocity: 84, pan: 0.2, gain: -3, reverb: 0.3, delay: 0 },
    { id: "melody", stem: "woodwinds", role: "lead", instrument: { kind: "sampled", program: 73 }, from: 0, register: [65, 91], velocity: 80, pan: 0.1, gain: 0, reverb: 0.35, delay: 0 },
    { id: "choir", stem: "synths", role: "pad", instrument: { kind: "sampled", program: 52 }, from: 0.84, register: [55, 76], voices: 4, velocity: 68, pan: 0, gain: -4, reverb: 0.45, delay: 0 },
    { id: "timpani", stem: "percussion", role: "bass", instrument: { kind: "sampled", program: 47 }, from: 0.76, register: [38, 53], calm: ["1---------------"], full: ["1-------....1.1.", "1...........5.1."], velocity: 88, pan: -0.1, gain: 0, reverb: 0.35, delay: 0 },
  ],
  mix: mixPlan({
    levels: { drums: -9, bass: -9, strings: -3, brass: -5.5, woodwinds: -6, keys: -8.5, percussion: -9, synths: -9 },
    reverb: { seconds: 2.8, preDelay: 0.035, damping: 6000, level: -9 },
    saturation: 0.05,
    tone: { low: 0.5, mid: 0, high: 0, air: 0.5 },
    width: 1.2,
  }),
  vocal: { female: 0.6, delivery: "sung", syllables: [7, 9], syncopation: 0.05, pentatonic: 0.1, melisma: 0.15, backing: "choir", reverb: 0.35, delay: 0 },
  forms: ["IVPCVPCBCO", "IVCVCBCO", "IVCNVCBCO"],
};
