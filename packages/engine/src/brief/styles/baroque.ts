import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const baroque: Style = {
  key: "baroque",
  name: "Baroque",
  keywords: ["baroque", "harpsichord", "chamber music", "early music", "renaissance", "counterpoint", "fugue", "minuet", "baroque pop", "continuo"],
  tags: ["baroque", "harpsichord", "counterpoint"],
  tempo: { low: 76, usual: 92, high: 108 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { "harmonic-minor": 0.5, major: 0.5 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.007,
  harmony: {
    minor: { verse: ["i V i,iv V", "i iv bVII,bIII bVI,V", "i bVII bVI V"], "pre-chorus": ["iv bVII bIII bVI", "iv,iiø7 V i V"], chorus: ["i iv bVII bIII", "bVI iv V i", "i V/7 i,iv V"], bridge: ["bIII bVII i V", "iv i iiø7 V"] },
    major: { verse: ["I V/7 vi,iii IV,V", "I IV,I ii V", "I V I,IV V"], "pre-chorus": ["ii V iii vi", "II V II V"], chorus: ["I IV viio iii", "vi ii V I", "I V vi,iii IV,V"], bridge: ["vi III vi III", "ii vi II V"] },
  },
  colour: "triad",
  drums: null,
  layers: [
    layer("harpsichord", "keys", "arp", gm(6), 0, [52, 84], { voices: 4, calm: ["0.1.2.3.2.1.2.1.", "0.2.1.2.3.2.1.2."], full: ["0123210123432123", "0213213213213213"], velocity: 84, pan: -0.25, reverb: 0.25 }),
    layer("continuo", "bass", "bass", gm(42), 0.1, [36, 57], { calm: ["1---5---3---a---", "1---3---5---a---"], full: ["1-3-5-3-1-5-3-a-", "1-5-6-5-3-5-1-a-"], velocity: 88, reverb: 0.25 }),
    layer("violins", "strings", "counter", gm(40), 0.42, [64, 89], { velocity: 80, pan: -0.4, reverb: 0.3 }),
    layer("violas", "strings", "arp", gm(41), 0.6, [55, 76], { voices: 3, calm: ["0---1---2---1---"], full: ["0-1-2-1-0-1-2-1-"], velocity: 70, pan: 0.35, reverb: 0.3 }),
    layer("strings", "strings", "pad", gm(48), 0.7, [52, 77], { voices: 4, velocity: 66, gain: -3, reverb: 0.35 }),
    layer("oboe", "woodwinds", "counter", gm(68), 0.76, [62, 84], { velocity: 72, pan: 0.25, reverb: 0.3 }),
    layer("trumpet", "brass", "comp", gm(56), 0.88, [62, 81], { voices: 2, calm: ["x-----x-x-------"], full: ["x-----x-x---x-x-"], velocity: 80, gain: -4, reverb: 0.35 }),
    layer("melody", "woodwinds", "lead", gm(74), 0, [67, 91], { velocity: 80, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { keys: -3.5, bass: -7, strings: -4, woodwinds: -6, brass: -8 }, reverb: { seconds: 2.8, preDelay: 0.03, damping: 5000, level: -10 }, tone: { low: -0.3, mid: 0, high: 0.3, air: 0.5 }, saturation: 0.03, width: 1.1 }),
  vocal: { female: 0.65, delivery: "sung", syllables: [7, 9], syncopation: 0.05, pentatonic: 0, melisma: 0.6, backing: "choir", reverb: 0.32, delay: 0 },
  forms: ["IVCVCBCO", "IVCVCNCO", "IVVCVCO"],
};
