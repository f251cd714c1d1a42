import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const ballad: Style = {
  key: "piano ballad",
  name: "Piano ballad",
  keywords: ["ballad", "power ballad", "piano song", "emotional piano", "slow piano", "torch ballad", "heartfelt", "love ballad", "sentimental", "solo piano", "piano and voice"],
  tags: ["piano ballad", "emotional", "strings"],
  tempo: { low: 60, usual: 70, high: 82 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.7, minor: 0.3 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.011,
  harmony: {
    major: {
      verse: ["I V/7 vi IV", "I iii/7 vi IV", "I I/3 IV V", "I V/7 vi I/5 IV I/3 ii V", "vi IV I V/7"],
      "pre-chorus": ["ii I/3 IV V", "vi iii IV V", "IV I/3 ii Vsus,V"],
      chorus: ["I V vi IV", "IV V I/3 IV ii vi IV V", "I V/7 vi I/5 IV I/3 IV V", "IV I V vi"],
      bridge: ["vi V IV I/3 ii iii IV V", "bVI bVII I V/7", "IV iv I/5 V"],
    },
    minor: {
      verse: ["i bVII/2 bIII iv", "i v bVI bVII", "i bVI bIII bVII"],
      "pre-chorus": ["iv bVII bIII bVI", "bVI bVII V V"],
      chorus: ["bVI bVII i bIII", "bIII bVII i bVI", "i bVI bIII bVII"],
      bridge: ["iv bVI bIII V", "bVI i bVII bVII"],
    },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{}] },
      { from: 0.62, bars: [{ kick: "6.........5.....", stick: "........6.......", hat: "4.3.4.3.4.3.4.3." }, { kick: "6.......6.......", stick: "....5.......5...", hat: "4.3.4.3.4.3.4.3." }] },
      { from: 0.8, bars: [{ kick: "8.....6.8.......", snare: "....8.......8...", hat: "5.4.5.4.5.4.5.4." }, { kick: "9.........8.7...", snare: "....9.......9...", ride: "5.4.5.4.5.4.5.4.", tambourine: "....4.......4..." }] },
    ],
    fills: [{ kick: "8.......8.......", snare: "....8.....5.6.78" }, { kick: "8...............", "high-tom": "........7.7.....", "low-tom": "............8.8." }],
    crash: true,
    gain: -2,
    reverbSend: 0.22,
  },
  layers: [
    layer("piano", "keys", "arp", gm(0), 0, [48, 79], { voices: 5, calm: ["0.2.3.2.4.2.3.2.", "0...2.3.4.3.2.3.", "0.2.4.2.3.2.4.2."], full: ["0.234.3.2.345.4.", "0.2.3.4.5.4.3.2."], velocity: 74, reverb: 0.28, ring: 1.5 }),
    layer("left", "keys", "bass", gm(0), 0, [33, 53], { to: 0.78, calm: ["1-------5-------", "1-----------5---"], full: ["1-------5-------"], velocity: 70, reverb: 0.22, gain: -1 }),
    layer("chords", "keys", "comp", gm(0), 0.72, [55, 77], { voices: 4, calm: ["x---x---x---x---"], full: ["x---x---x---x---", "x-x-x-x-x-x-x-x-"], velocity: 76, reverb: 0.25, gain: -1 }),
    layer("bass", "bass", "bass", gm(33), 0.6, [28, 48], { calm: ["1---------1-----"], full: ["1-----1-1-----a-", "1-------1---5---"], velocity: 88, reverb: 0.04 }),
    layer("strings", "strings", "pad", gm(49), 0.55, [53, 77], { voices: 4, velocity: 60, reverb: 0.38, gain: -2 }),
    layer("cello", "strings", "counter", gm(42), 0.45, [48, 67], { velocity: 64, reverb: 0.35, pan: 0.25, gain: -2 }),
    layer("guitar", "guitars", "arp", gm(25), 0.78, [50, 74], { voices: 4, calm: ["0.1.2.3.2.3.2.1."], full: ["0.1.2.3.2.3.2.1."], velocity: 60, pan: -0.4, gain: -4, reverb: 0.2, ring: 1 }),
    layer("melody", "keys", "lead", gm(0), 0, [67, 88], { velocity: 72, reverb: 0.32 }),
  ],
  mix: mixPlan({ levels: { drums: -7, bass: -9, keys: -4, strings: -7, guitars: -10 }, reverb: { seconds: 2.4, preDelay: 0.03, damping: 6000, level: -10 }, tone: { low: 0.3, mid: 0, high: 0.2, air: 0.8 }, saturation: 0.08, width: 1.05 }),
  vocal: { female: 0.65, delivery: "sung", syllables: [7, 9], syncopation: 0.2, pentatonic: 0.4, melisma: 0.3, backing: "thirds", reverb: 0.3, delay: 0.06 },
  lift: 0.45,
  forms: ["IVPCVPCBCO", "IVCVCBCO", "IVCVCO"],
};
