import type { Style } from "../style.ts";
import { gm, layer } from "./layer.ts";
import { mixPlan } from "./mix.ts";

export const salsa: Style = {
  key: "salsa",
  name: "Salsa",
  keywords: ["salsa", "mambo", "son cubano", "montuno", "cuban", "timba", "latin jazz", "cha cha", "cha-cha", "tango"],
  tags: ["salsa", "montuno", "clave"],
  tempo: { low: 168, usual: 184, high: 204 },
  meter: { beatsPerBar: 4, unit: 4 },
  modes: { minor: 0.55, "harmonic-minor": 0.2, major: 0.25 },
  swing: { grid: 4, amount: 0 },
  looseness: 0.006,
  harmony: {
    minor: { verse: ["i i V7 V7", "i iv V7 i", "i bVII bVI V7"], "pre-chorus": ["iv iv i i", "iv iv V7 V7"], chorus: ["i iv V7 iv", "i V7 V7 i", "iv V7 i i"], bridge: ["bVI bVI V7 V7", "iv bVII7 bIII V7"] },
    major: { verse: ["I ii7 V7 I", "I IV V7 V7"], "pre-chorus": ["vi ii7 V7 V7"], chorus: ["I IV V7 IV", "ii7 V7 I VI7"], bridge: ["IV iv I V7"] },
  },
  colour: "triad",
  drums: {
    instrument: { kind: "kit", program: 0 },
    grooves: [
      { from: 0, bars: [{ clave: "7.....7.....7...", "conga-high": "..4...5...4...55" }, { clave: "....7...7.......", "conga-high": "..4...5...4...55" }] },
      { from: 0.4, bars: [{ clave: "7.....7.....7...", "conga-high": "3.4...6.3.4...66", "conga-low": "............5...", cabasa: "5.3.5.3.5.3.5.3.", kick: "......7.....6..." }, { clave: "7...7.....7.7...", "conga-high": "..5...7...5...77", "conga-low": "........5.......", shaker: "5.4.5.4.5.4.5.4." }] },
      { from: 0.75, bars: [{ cowbell: "8...6.6.8...6.6.", clave: "7.....7.....7...", "conga-high": "3.5...7.3.5...77", "conga-low": "............7...", "high-tom": "..............5.", kick: "......8.....7...", cabasa: "5.4.5.4.5.4.5.4." }, { cowbell: "8.6.6.8.6.6.8.6.", "conga-high": "..6...8...6...88", kick: "......8.....8...", snare: "......3.....3..." }] },
    ],
    fills: [{ "high-tom": "8.8.8..8..8.....", "low-tom": "...........8.8.8", crash: "..............7." }, { snare: "8..8..8...8.8...", "high-tom": "............8888" }],
    crash: true,
    reverbSend: 0.14,
  },
  layers: [
    layer("montuno", "keys", "arp", gm(0), 0.15, [57, 84], { voices: 3, calm: ["0.2..2.10..2..1.", "0.12..2.0.12..2."], full: ["0.23..2.1.23..2.", "03.2.30.2.03.2.3"], velocity: 92, pan: -0.2, reverb: 0.12, ring: 0.3 }),
    layer("bass", "bass", "bass", gm(32), 0.1, [31, 52], { calm: ["1.....5-....8---", "......5-....n---"], full: ["......5-....n---", "1.....5-..5-n---"], velocity: 108, reverb: 0.03 }),
    layer("trumpets", "brass", "comp", gm(56), 0.72, [62, 82], { voices: 3, calm: ["......x-....x..."], full: ["x..x..x-......x.", "..x...x.x-..x..."], velocity: 98, gate: 0.6, pan: 0.25 }),
    layer("trombones", "brass", "counter", gm(57), 0.5, [48, 68], { velocity: 88, pan: -0.3 }),
    layer("guitar", "guitars", "comp", gm(24), 0.3, [55, 74], { voices: 3, calm: ["x..x..x...x.x..."], full: ["x..x..x...x.x.x."], velocity: 74, gate: 0.5, pan: 0.45, gain: -4 }),
    layer("melody", "woodwinds", "lead", gm(73), 0, [67, 91], { velocity: 88, reverb: 0.25 }),
  ],
  mix: mixPlan({ levels: { drums: -4.5, bass: -5, keys: -4, brass: -5, guitars: -9, woodwinds: -6 }, reverb: { seconds: 1.5, preDelay: 0.02, damping: 6000, level: -14 }, tone: { low: 0.3, mid: 0, high: 0.8, air: 0.8 }, saturation: 0.15, width: 1.1 }),
  vocal: { female: 0.45, delivery: "sung", syllables: [7, 9], syncopation: 0.7, pentatonic: 0.3, melisma: 0.15, backing: "choir", reverb: 0.18, delay: 0.08 },
  forms: ["IVCVCSCO", "IVPCVPCSCO", "IVCVCNCO"],
};
