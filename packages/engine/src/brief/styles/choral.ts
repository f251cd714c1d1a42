import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const choral: Style = {
  key: "choral",
  name: "Choral",
  keywords: ["choral", "chorale", "a cappella", "acappella", "cathedral", "motet", "madrigal", "requiem", "sacred music", "choral music", "boys choir", "oratorio", "carol", "gregorian", "chant"],
  tags: ["choral", "voices", "cathedral"],
  tempo: { low: 62, usual: 72, high: 84 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.5, minor: 0.25, dorian: 0.2, lydian: 0.05 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.014,
  harmony: {
    major: {
      verse: ["I V/7 vi iii IV I/3 ii V", "I,V vi,iii IV,I ii,V", "I IV/1 I V", "I vi ii,V I"], "pre-chorus": ["vi iii IV V", "ii V/7 I,vi II,V", "IV I/3 ii V"],
      chorus: ["IV,V I,vi ii,V I", "I IV,V vi,iii IV,V", "vi,IV I,V IV,ii V"], bridge: ["vi,III vi IV V", "bVI bIII IV V", "ii,vi ii,vi IV,ii V"],
    },
    minor: {
      verse: ["i V/7 i iv,V", "i,v bVI,bIII iv,i V", "i bVII/2 bIII V"], "pre-chorus": ["iv i V V", "bVI iv ii°/4 V"],
      chorus: ["bVI,bVII bIII,i iv,V i", "i,bVI bIII,bVII i,iv V"], bridge: ["bIII bVII i V", "bVI,bII V i,iv V"],
    },
  },
  colour: "triad",
  drums: null,
  layers: [
    layer("sopranos", "synths", "pad", gm(52), 0.1, [60, 79], { voices: 2, velocity: 66, pan: -0.3, reverb: 0.5 }),
    layer("tenors", "synths", "pad", gm(53), 0, [48, 64], { voices: 2, velocity: 64, pan: 0.3, reverb: 0.5 }),
    layer("basses", "bass", "bass", gm(52), 0.3, [36, 52], { calm: ["1---------------"], full: ["1-------5-------", "1-------1---5---"], velocity: 66, reverb: 0.45 }),
    layer("organ", "keys", "pad", gm(19), 0.72, [48, 76], { voices: 4, velocity: 52, gain: -4, reverb: 0.5 }),
    layer("pedal", "keys", "bass", gm(19), 0.86, [28, 43], { calm: ["1---------------"], full: ["1---------------"], velocity: 60, reverb: 0.45, gain: -4 }),
    layer("bells", "percussion", "arp", gm(14), 0.9, [60, 79], { voices: 3, calm: ["2..............."], full: ["2.......1......."], velocity: 46, reverb: 0.5, gain: -7, ring: 4 }),
    layer("descant", "synths", "counter", gm(53), 0.7, [67, 84], { velocity: 58, reverb: 0.5, gain: -3 }),
    layer("melody", "synths", "lead", gm(53), 0, [64, 81], { velocity: 72, reverb: 0.5 }),
  ],
  mix: mixPlan({ levels: { synths: -3, keys: -7, bass: -6, percussion: -14, "backing-vocals": -2 }, reverb: { seconds: 4.6, preDelay: 0.05, damping: 4200, level: -6 }, delay: { beats: 1, feedback: 0.05, level: -40 }, tone: { low: -0.5, mid: 0.3, high: -0.6, air: 0.4 }, saturation: 0, width: 1.3 }),
  vocal: { female: 0.7, delivery: "sung", syllables: [7, 9], syncopation: 0, pentatonic: 0.2, melisma: 0.25, backing: "choir", reverb: 0.5, delay: 0 },
  lift: 0.2,
  forms: ["IVVCVCO", "VCVCBCO", "IVCVCO"],
};
