import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const musicalTheatre: Style = {
  key: "musical theatre",
  name: "Musical theatre",
  keywords: ["musical theatre", "musical theater", "broadway", "west end", "show tune", "showtune", "stage musical", "musical number", "music hall", "vaudeville", "overture", "animated musical", "opera"],
  tags: ["musical theatre", "pit orchestra", "storytelling"],
  tempo: { low: 92, usual: 116, high: 138 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { major: 0.85, minor: 0.15 },
  swing: { grid: 2, amount: 0.08 },
  looseness: 0.012,
  harmony: {
    major: {
      verse: ["I I6 ii7 V7", "I V/7 vi I/5 IV #IV° I/5 V7", "I I+ I6 I7 IV iv I/3 V7", "I vi ii V7 iii VI7 ii V7"], "pre-chorus": ["IV iv I/3 VI7 II7 II7 V7 V7", "vi III7 IV V7", "ii V7/4 iii,VI7 ii,V7"],
      chorus: ["I iii IV V7 I III7 IV,iv V7", "IV V/4 iii vi ii V7 I I7", "I I/7 vi I/5 IV I/3 II7 V7"], bridge: ["bVI bVI bIII bIII bVII bVII V7 V7", "iii VI7 ii V7 iii VI7 II7 V7", "iv bVII7 bIII bVI iv V7"],
    },
    minor: { verse: ["i V7/7 i/b3 iv i V7", "i i iv6 V7"], "pre-chorus": ["bVI bIII iv V7"], chorus: ["bVI bVII bIII V7 i iv V7 i", "i iv bVII7 bIII"], bridge: ["bVI iv ii° V7"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 40 },
    grooves: [
      { from: 0, bars: [{}] },
      { from: 0.45, bars: [{ kick: "7.......7.......", snare: "....4.......4...", hat: "4...4...4...4..." }, { kick: "7.......7.......", pedal: "....6.......6...", triangle: "4..............." }] },
      { from: 0.72, bars: [
        { kick: "9.......9.......", snare: "....7..3....7.33", hat: "6.4.6.4.6.4.6.4." },
        { kick: "9...7...9...7...", snare: "..5...5...5...55", ride: "6...6...6...6..." },
      ] },
      { from: 0.9, bars: [{ kick: "9...8...9...8...", snare: "....9.......9.44", ride: "8.5.8.5.8.5.8.5.", tambourine: "....6.......6..." }] },
    ],
    fills: [{ snare: "3344445566778899" }, { kick: "9.......9...9...", snare: "....7.7.7.7.7777", crash: "..............6." }],
    crash: true,
    reverbSend: 0.2,
  },
  layers: [
    layer("piano", "keys", "comp", gm(0), 0, [48, 76], { voices: 4, calm: ["x---x---x---x---", "..x---x-..x---x-"], full: ["x.x.x.x.x.x.x.x.", "x---x-x-x---x-x-"], velocity: 82, pan: -0.15, gate: 0.85 }),
    layer("bass", "bass", "bass", gm(32), 0.3, [28, 50], { calm: ["1-------5-------", "1---....5---...."], full: ["1---5---1---5-a-", "1---1---5---a---"], velocity: 90, reverb: 0.1 }),
    layer("strings", "strings", "pad", gm(48), 0.5, [53, 77], { voices: 4, velocity: 66, reverb: 0.3, pan: -0.3 }),
    layer("woodwinds", "woodwinds", "counter", gm(71), 0.45, [60, 82], { velocity: 72, reverb: 0.25, pan: 0.3, gain: -2 }),
    layer("pizzicato", "strings", "arp", gm(45), 0.2, [55, 79], { to: 0.7, voices: 3, calm: ["0...1...2...1...", "..0...1...2...1."], velocity: 74, pan: 0.35, reverb: 0.25, gate: 0.4, gain: -3 }),
    layer("brass", "brass", "comp", gm(61), 0.8, [55, 77], { voices: 3, calm: ["x---......x-x---"], full: ["x-....x-x-..x-x-", "x---x-..x---x-x-"], velocity: 88, pan: 0.2, reverb: 0.25, gain: -2 }),
    layer("timpani", "percussion", "bass", gm(47), 0.88, [38, 53], { calm: ["1---------------"], full: ["1-......5-......"], velocity: 84, reverb: 0.3 }),
    layer("melody", "woodwinds", "lead", gm(68), 0, [62, 86], { velocity: 82, reverb: 0.3 }),
  ],
  mix: mixPlan({ levels: { keys: -4, strings: -5.5, brass: -6, woodwinds: -7, drums: -9, bass: -8, percussion: -11 }, reverb: { seconds: 1.9, preDelay: 0.03, damping: 6500, level: -11 }, tone: { low: 0, mid: 0.3, high: 0.3, air: 0.5 }, saturation: 0.06, width: 1.1 }),
  vocal: { female: 0.6, delivery: "sung", syllables: [7, 9], syncopation: 0.15, pentatonic: 0.1, melisma: 0.05, backing: "choir", reverb: 0.24, delay: 0 },
  lift: 0.6,
  forms: ["IVPCVPCBCO", "IVVCBCO", "IVPCVBCCO"],
};
