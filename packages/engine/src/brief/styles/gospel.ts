import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const gospel: Style = {
  key: "gospel",
  name: "Gospel",
  keywords: ["gospel", "choir song", "worship", "church choir", "spiritual", "praise", "hymn", "hallelujah", "christian"],
  tags: ["gospel", "choir", "hammond organ"],
  tempo: { low: 72, usual: 88, high: 112 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.9, mixolydian: 0.1 },
  swing: { grid: 4, amount: 0.12 },
  looseness: 0.01,
  harmony: {
    major: {
      verse: ["I I/3 IV I I/5 vi ii,V7 I", "I IV I V7", "I I7 IV iv I/5 V7 I IV,I"], "pre-chorus": ["vi III7 vi V/7", "IV #IVo7 I/5 V7"],
      chorus: ["IV I V7 I IV I/3 ii,V7 I", "I I7 IV #IVo7 I/5 VI7 ii,V7 I", "IV V7 I,V/7 vi"], bridge: ["vi ii V7 I III7 vi II7 V7", "IV iv I VI7 ii V7 I I"],
    },
    minor: { verse: ["i iv i V7", "i bVII bVI V7"], "pre-chorus": ["iv i V7 V7"], chorus: ["bVI bIII bVII i", "i iv bVII bIII bVI iiø7 V7 i"], bridge: ["iv i bVI V7"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ clap: "....4.......4..." }] },
      { from: 0.42, bars: [{ kick: "8.......8..5....", snare: "....7.......7...", hat: "5.4.5.4.5.4.5.4." }, { kick: "8......58.......", stick: "....7.......7...", hat: "5.4.5.4.5.4.5.4.", tambourine: "....4.......4..." }] },
      { from: 0.74, bars: [{ kick: "9..6..6.9..6....", snare: "....9..2....9..2", hat: "6.5.6.5.6.5.6.5.", clap: "....8.......8...", tambourine: "5353635353536353" }, { kick: "9...8...9...8...", snare: "....9.......9..4", clap: "....8.......8...", tambourine: "4.4.6.4.4.4.6.4." }] },
    ],
    fills: [{ kick: "9.......8.......", snare: "....8...6.7.8888" }, { kick: "9.......8...8...", snare: "....8...8.......", "high-tom": "..........88....", "low-tom": "............8.88" }],
    crash: true,
    reverbSend: 0.16,
  },
  layers: [
    layer("piano", "keys", "comp", gm(0), 0, [48, 76], { voices: 4, calm: ["x-------x---x---", "x-----x---x-----"], full: ["x-x---x-x---x-x-", "x---x-x---x-x---"], velocity: 80, pan: -0.2 }),
    layer("organ", "keys", "pad", gm(16), 0.25, [52, 76], { voices: 4, velocity: 66, gain: -2, pan: 0.25, reverb: 0.28 }),
    layer("bass", "bass", "bass", gm(33), 0.42, [28, 50], { calm: ["1-------5-----a-", "1-----1-5---a---"], full: ["1-----1-5-..7-a-", "1--1..5-1--1..a-"], velocity: 94 }),
    layer("choir", "synths", "pad", gm(52), 0.72, [53, 76], { voices: 4, velocity: 64, gain: -4, reverb: 0.4 }),
    layer("brass", "brass", "comp", gm(61), 0.88, [55, 77], { voices: 3, calm: ["x---........x-x-"], full: ["x---....x-..x-x-", "..x-......x-x---"], velocity: 82, gain: -3, pan: 0.3 }),
    layer("melody", "keys", "lead", gm(16), 0, [60, 84], { velocity: 82, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { drums: -6, bass: -7, keys: -4, "backing-vocals": -5, synths: -9, brass: -8 }, reverb: { seconds: 2.3, preDelay: 0.03, damping: 6000, level: -11 }, tone: { low: 0.5, mid: 0.2, high: 0.3, air: 0.6 }, saturation: 0.15, width: 1.15 }),
  vocal: { female: 0.65, delivery: "sung", syllables: [7, 9], syncopation: 0.35, pentatonic: 0.75, melisma: 0.55, backing: "choir", reverb: 0.28, delay: 0.04 },
  lift: 0.5,
  forms: ["IVCVCBCO", "IVPCVPCBCCO", "IVCVCCO"],
  theme: "faith",
};
