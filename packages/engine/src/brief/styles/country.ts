import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const country: Style = {
  key: "country",
  name: "Country",
  keywords: ["country", "bluegrass", "nashville", "honky tonk", "western", "country pop", "southern", "banjo country", "alt country", "country rock", "zydeco", "cajun"],
  tags: ["country", "twang", "storytelling"],
  tempo: { low: 84, usual: 108, high: 128 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.85, mixolydian: 0.15 },
  swing: { grid: 4, amount: 0.06 },
  looseness: 0.007,
  harmony: {
    major: {
      verse: ["I I IV I I I V V", "I IV I V", "I I IV V", "I V/7 vi IV", "I IV V I"],
      "pre-chorus": ["IV IV V V", "ii IV V V"],
      chorus: ["IV I V I", "I IV I V I IV V I", "I V vi IV", "IV V I vi IV V I I"],
      bridge: ["vi IV I V", "IV iv I V", "ii ii IV V"],
    },
    minor: {
      verse: ["i bVII i v", "i iv i V"], "pre-chorus": ["bVI bVII i i"], chorus: ["bIII bVII i i", "bVI bIII bVII i"], bridge: ["iv i bVI V"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ stick: "....5.......5...", kick: "6.......6......." }] },
      { from: 0.42, bars: [
        { kick: "9.......9.......", snare: "....8.......8...", hat: "5.4.5.4.5.4.5.4." },
        { kick: "8...8...8...8...", snare: "3.3463.33.3463.3" },
        { kick: "9.......8.8.....", stick: "....8.......8...", hat: "5.4.5.4.5.4.5.4." },
      ] },
      { from: 0.75, bars: [
        { kick: "9.....8.9.......", snare: "....9.......9...", ride: "6.5.6.5.6.5.6.5.", tambourine: "....5.......5..." },
        { kick: "9...8...9...8...", snare: "4.4474.44.4474.4", hat: "..5...5...5...5." },
      ] },
    ],
    fills: [{ kick: "9.......8.......", snare: "....8...6.6.6778" }, { kick: "9.......8...8...", snare: "....8...77......", "mid-tom": "..........77....", "low-tom": "............7.8." }],
    crash: true,
    reverbSend: 0.12,
  },
  layers: [
    layer("bass", "bass", "bass", gm(33), 0.35, [28, 50], { calm: ["1-------5-------"], full: ["1-----1-5-----a-", "1---1---5---5-a-"], velocity: 92, reverb: 0.02 }),
    layer("acoustic", "guitars", "strum", gm(25), 0, [43, 70], { voices: 5, calm: ["D---d-u-D---d-u-", "D-..d-u-D-..d-u-"], full: ["D-d-D-udD-d-D-ud", "D-duD-duD-duD-du"], velocity: 74, pan: -0.35 }),
    layer("banjo", "guitars", "arp", gm(105), 0.55, [55, 79], { voices: 4, calm: ["0.2.3.2.1.2.3.2."], full: ["0213021302130213", "0231023102310231"], velocity: 66, pan: 0.45, gain: -4, reverb: 0.12 }),
    layer("telecaster", "guitars", "counter", gm(27), 0.6, [57, 79], { velocity: 74, pan: 0.35, gain: -2, delay: 0.08 }),
    layer("piano", "keys", "comp", gm(0), 0.62, [52, 74], { voices: 3, calm: ["....x-......x-.."], full: ["....x-..x-..x-x-"], velocity: 66, pan: 0.1, gain: -4 }),
    layer("fiddle", "strings", "counter", gm(110), 0.74, [62, 84], { velocity: 70, pan: -0.2, gain: -3, reverb: 0.25 }),
    layer("melody", "strings", "lead", gm(110), 0, [62, 86], { velocity: 80, pan: 0.1, reverb: 0.25 }),
  ],
  mix: mixPlan({ levels: { drums: -6, bass: -8, guitars: -3.5, keys: -9, strings: -6.5 }, reverb: { seconds: 1.3, preDelay: 0.015, damping: 6000, level: -15 }, tone: { low: 0.3, mid: 0.3, high: 0.5, air: 0.8 }, saturation: 0.15, width: 1.05 }),
  vocal: { female: 0.45, delivery: "sung", syllables: [7, 9], syncopation: 0.3, pentatonic: 0.65, melisma: 0.15, backing: "thirds", reverb: 0.15, delay: 0.05 },
  lift: 0.25,
  forms: ["IVCVCSCO", "IVCVCBCO", "IVVCVCSCO"],
};
