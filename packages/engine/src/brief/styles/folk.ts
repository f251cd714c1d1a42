import type { Style } from "../style.ts";
import { mixPlan } from "./mix.ts";

export const folk: Style = {
  key: "folk",
  name: "Folk",
  keywords: ["folk", "acoustic", "singer-songwriter", "singer songwriter", "campfire", "americana", "ballad guitar", "fingerpicked", "fingerpicking", "indie folk", "unplugged", "celtic", "irish", "banjo", "klezmer", "polka", "fado", "skiffle", "chanson", "bard"],
  tags: ["folk", "acoustic guitar", "warm"],
  tempo: { low: 76, usual: 92, high: 112 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.75, minor: 0.1, dorian: 0.08, mixolydian: 0.07 },
  swing: { grid: 4, amount: 0.04 },
  looseness: 0.009,
  harmony: {
    major: {
      verse: ["I I IV I", "I IV I V", "I vi IV V", "I V/7 vi IV", "I iii IV I", "I IV vi V"],
      "pre-chorus": ["vi IV I V", "ii IV V V"],
      chorus: ["IV I V I", "I IV I V", "vi IV I V", "IV I V vi", "I V IV I"],
      bridge: ["vi iii IV V", "vi V IV I", "ii vi IV V"],
    },
    minor: {
      verse: ["i bVII i v", "i bVII bVI v", "i iv i bVII", "i bIII bVII i"],
      "pre-chorus": ["bVI bVII i i", "iv iv bVII bVII"],
      chorus: ["bIII bVII i bVI", "bVI bVII i i", "i bVII bIII iv"],
      bridge: ["bVI bIII bVII i", "iv i bVI bVII"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 40 },
    grooves: [
      { from: 0, bars: [{}] },
      { from: 0.5, bars: [{ kick: "7.......7.......", shaker: "5.3.4.3.5.3.4.3." }, { kick: "7.......7.....5.", snare: "....3.......3...", shaker: "4.3.4.3.4.3.4.3." }] },
      { from: 0.74, bars: [
        { kick: "8.......8.....6.", snare: "....6.......6...", tambourine: "....5.......5...", shaker: "5.3.4.3.5.3.4.3." },
        { kick: "8...8...8...8...", snare: "..3.6..3..3.6..3", tambourine: "..4...4...4...4." },
      ] },
    ],
    fills: [{ kick: "8.......8.......", snare: "....6...4.5.6.67" }, { kick: "8.......8...8...", snare: "....6.......5.6." }],
    crash: false,
    reverbSend: 0.15,
    gain: -3,
  },
  layers: [
    { id: "guitar", stem: "guitars", role: "arp", instrument: { kind: "sampled", program: 25 }, from: 0, to: 0.72, register: [45, 71], voices: 5, calm: ["0.2.1.3.0.2.1.4.", "0.3.2.4.1.3.2.3.", "0.2.3.2.1.2.3.2.", "0.2.34..1.2.3.2."], velocity: 80, pan: -0.3, gain: 0, reverb: 0.14, delay: 0, ring: 1.2 },
    { id: "strum", stem: "guitars", role: "strum", instrument: { kind: "sampled", program: 25 }, from: 0.55, register: [43, 72], voices: 6, calm: ["D---d-u---u-d-u-", "D---D---d-u-D-u-"], full: ["D-d-D-ud-ud-D-ud", "D-duD-du.uduD-du"], velocity: 74, pan: 0.3, gain: -2, reverb: 0.12, delay: 0 },
    { id: "bass", stem: "bass", role: "bass", instrument: { kind: "sampled", program: 32 }, from: 0.45, register: [28, 50], calm: ["1-------5-------", "1-------1-----a-"], full: ["1-----1-5-----a-", "1---5---1---5-a-"], velocity: 86, pan: 0, gain: 0, reverb: 0.05, delay: 0 },
    { id: "fiddle", stem: "strings", role: "counter", instrument: { kind: "sampled", program: 40 }, from: 0.6, register: [62, 84], velocity: 72, pan: 0.35, gain: -2, reverb: 0.25, delay: 0 },
    { id: "piano", stem: "keys", role: "comp", instrument: { kind: "sampled", program: 0 }, from: 0.7, register: [52, 74], voices: 3, calm: ["x-------x-------"], full: ["x---x---x-----x-"], velocity: 62, pan: 0.15, gain: -4, reverb: 0.2, delay: 0 },
    { id: "melody", stem: "woodwinds", role: "lead", instrument: { kind: "sampled", program: 22 }, from: 0, register: [60, 84], velocity: 78, pan: 0.1, gain: -1, reverb: 0.25, delay: 0.04 },
  ],
  mix: mixPlan({
    levels: { drums: -10, bass: -8.5, guitars: -3, strings: -7, percussion: -12, keys: -8 },
    reverb: { seconds: 1.3, preDelay: 0.015, damping: 5500, level: -15 },
    saturation: 0.08,
    tone: { low: 0, mid: 0.5, high: 0, air: 0.5 },
    width: 0.95,
  }),
  vocal: { female: 0.5, delivery: "sung", syllables: [7, 9], syncopation: 0.15, pentatonic: 0.55, melisma: 0.12, backing: "thirds", reverb: 0.14, delay: 0 },
  forms: ["IVVCVCBCO", "IVCVCSCO", "IVCVCBCO", "IVCVCVCO"],
};
