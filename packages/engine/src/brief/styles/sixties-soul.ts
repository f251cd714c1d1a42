import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

/** Sixties soul: a band in a room, tambourine on every beat, horns that answer. */
export const sixtiesSoul: Style = {
  key: "soul",
  name: "Soul",
  keywords: ["soul", "motown", "northern soul", "southern soul", "memphis soul", "deep soul", "blue-eyed soul", "doo wop", "doo-wop", "60s", "sixties", "1960s", "girl group"],
  tags: ["soul", "horns", "tambourine"],
  tempo: { low: 96, usual: 112, high: 128 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.75, minor: 0.15, mixolydian: 0.1 },
  swing: { grid: 2, amount: 0.06 },
  looseness: 0.01,
  harmony: {
    major: {
      verse: ["I I IV IV", "I iii IV I", "I vi ii V", "I bVII IV I", "I I/7 vi V"], "pre-chorus": ["ii iii IV V", "IV IV ii V7", "vi IV ii V7"],
      chorus: ["I IV I V7", "I vi IV V7", "IV V7 I vi", "I iii vi,V IV"], bridge: ["IV iii ii V7", "vi II7 IV V7", "bVI bVII I V7"],
    },
    minor: { verse: ["i i iv iv", "i bVII bVI V7"], "pre-chorus": ["iv iv V7 V7"], chorus: ["i iv i V7", "bVI bVII i i"], bridge: ["bVI bIII iv V7"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 8 },
    grooves: [
      { from: 0, bars: [{ tambourine: "5...6...5...6..." }] },
      { from: 0.4, bars: [
        { kick: "9.....8.9.......", snare: "....8.......8...", hat: "5.5.5.5.5.5.5.5.", tambourine: "....6.......6..." },
        { kick: "8.......8.8.....", snare: "7...7...7...7...", hat: "5.4.5.4.5.4.5.4." },
      ] },
      { from: 0.74, bars: [
        { kick: "9.....8.9.8.....", snare: "8...8...8...8...", tambourine: "6.5.7.5.6.5.7.5.", hat: "6.5.6.5.6.5.6.5." },
        { kick: "9...8.8.9...8...", snare: "....9.......9..5", tambourine: "6467646764676467", clap: "....6.......6..." },
      ] },
    ],
    fills: [{ snare: "8.8.8888........", "high-tom": "........8.8.....", "low-tom": "............8.8." }, { kick: "9.......9.......", snare: "........8.888888" }],
    crash: true,
    reverbSend: 0.25,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.15, [28, 48], { calm: ["1--11-..5-..7-8-", "1-..1-3-5-..6-5-"], full: ["1-.11-3-5-.56-a-", "1-1.5-6-8-.65-a-", "1--11-5-..8-7-5-"], velocity: 108, gate: 0.8 }),
    layer("piano", "keys", "comp", gm(0), 0.1, [52, 74], { voices: 3, calm: ["x---x---x---x---"], full: ["x-x-x-x-x-x-x-x-", "x---x-x-x---x-x-"], velocity: 74, pan: -0.3, gate: 0.7 }),
    layer("backbeat", "guitars", "comp", gm(26), 0.4, [57, 76], { voices: 4, calm: ["....x.......x..."], full: ["....x.......x..."], velocity: 86, pan: 0.5, gate: 0.25 }),
    layer("horns", "brass", "comp", gm(61), 0.7, [55, 75], { voices: 3, calm: ["..........x.x---"], full: ["x-....x---..x-x-", "......x-x-..x---"], velocity: 92, pan: 0.25, gate: 0.75, reverb: 0.25, gain: -1 }),
    layer("strings", "strings", "counter", gm(48), 0.76, [64, 86], { velocity: 70, reverb: 0.35, gain: -4, pan: -0.2 }),
    layer("bari", "woodwinds", "bass", gm(67), 0.84, [38, 55], { calm: ["1-......5-......"], full: ["1-....5-8-....5-"], velocity: 82, gain: -5, pan: 0.35 }),
    layer("melody", "woodwinds", "lead", gm(66), 0, [55, 77], { velocity: 90, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { drums: -4.5, bass: -3.5, keys: -7, guitars: -7, brass: -4.5, strings: -8, woodwinds: -7, "backing-vocals": -6 }, reverb: { seconds: 1.7, preDelay: 0.012, damping: 4500, level: -11 }, tone: { low: 0.2, mid: 1, high: -0.4, air: -0.6 }, saturation: 0.4, width: 0.8 }),
  vocal: { female: 0.55, delivery: "sung", syllables: [7, 9], syncopation: 0.4, pentatonic: 0.65, melisma: 0.3, backing: "gang", reverb: 0.26, delay: 0.04 },
  lift: 0.45,
  forms: ["IVCVCBCO", "IVVCBVCCO", "IVCVCSCCO"],
};
