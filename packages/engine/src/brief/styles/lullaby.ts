import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const lullaby: Style = {
  key: "lullaby",
  name: "Lullaby",
  keywords: ["lullaby", "lullabies", "cradle song", "bedtime song", "bedtime", "nursery", "music box", "children's song", "kids song", "nursery rhyme"],
  tags: ["lullaby", "gentle", "music box"],
  tempo: { low: 80, usual: 92, high: 104 },
  meter: { beatsPerBar: 3, unit: 4 },
  modes: { major: 0.95, lydian: 0.05 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.01,
  harmony: {
    major: {
      verse: ["I I V I I IV V I", "I vi IV V", "I V/7 vi IV I/5 V I I", "I I IV I IV I V V"],
      "pre-chorus": ["IV I V V", "ii V I V"],
      chorus: ["IV I V I IV I V I", "I IV I V I IV V I", "I iii IV I ii V I I"],
      bridge: ["vi iii IV I ii vi V V", "IV iv I V"],
    },
    minor: { verse: ["i iv i V"], "pre-chorus": ["iv i V V"], chorus: ["bVI bIII V i"], bridge: ["iv i V V"] },
  },
  colour: "triad",
  drums: null,
  layers: [
    layer("box", "keys", "arp", gm(10), 0, [67, 91], { voices: 4, calm: ["0...2...1...", "0...1.2.1.2.", "0...2.3.2..."], full: ["0.1.2.3.2.1."], velocity: 62, reverb: 0.35, delay: 0.08, ring: 1.5 }),
    layer("harp", "strings", "arp", gm(46), 0.35, [48, 76], { voices: 5, calm: ["0.1.2.3.2.1.", "0...2.3.4.3."], full: ["0.1.2.3.4.3."], velocity: 60, reverb: 0.3, pan: -0.3, ring: 2 }),
    layer("bass", "bass", "bass", gm(32), 0.5, [31, 50], { calm: ["1-----------"], full: ["1-----------"], velocity: 66, reverb: 0.15 }),
    layer("strings", "strings", "pad", gm(49), 0.55, [53, 74], { voices: 3, velocity: 50, reverb: 0.35, gain: -3 }),
    layer("flute", "woodwinds", "counter", gm(73), 0.74, [67, 88], { velocity: 54, reverb: 0.35, pan: 0.25, gain: -3 }),
    layer("melody", "woodwinds", "lead", gm(71), 0, [60, 81], { velocity: 64, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { keys: -5, strings: -6, bass: -10, woodwinds: -8 }, reverb: { seconds: 2.2, preDelay: 0.03, damping: 5000, level: -10 }, tone: { low: 0, mid: 0, high: -0.5, air: 0 }, saturation: 0.03, width: 1 }),
  vocal: { female: 0.8, delivery: "sung", syllables: [7, 9], syncopation: 0, pentatonic: 0.45, melisma: 0.1, backing: "thirds", reverb: 0.28, delay: 0 },
  forms: ["IVCVCO", "IVCVCBCO", "IVCVCNCO"],
  theme: "sleep",
};
