import type { InstrumentPart, Note, Score } from "../score/score.ts";

/** A small score for tests of play, mix and master: four-bar sections over i–VI–III–VII, all kinds of instrument. */
export function testScore(options: { bpm?: number; sections?: number; parts?: InstrumentPart[]; seed?: number } = {}): Score {
  const bpm = options.bpm ?? 112;
  const kinds = ["intro", "verse", "chorus", "verse", "chorus", "bridge", "chorus", "outro"] as const;
  const count = options.sections ?? 3;
  const sections = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]!;
    return { index, kind, label: kind, beat: index * 16, beats: 16, energy: kind === "chorus" ? 0.9 : kind === "verse" ? 0.6 : 0.35 };
  });
  const beats = count * 16;
  const roots = [9, 5, 0, 7];
  return {
    title: "Test", seed: options.seed ?? 7, style: "synthwave", bpm, meter: { beatsPerBar: 4, unit: 4 }, key: { tonic: 9, mode: "minor" },
    duration: (beats * 60) / bpm + 3, sections,
    chords: Array.from({ length: beats / 4 }, (_, bar) => ({
      beat: bar * 4, beats: 4, root: roots[bar % 4]!, intervals: bar % 4 === 0 ? [0, 3, 7] : [0, 4, 7], symbol: ["Am", "F", "C", "G"][bar % 4]!,
    })),
    vocals: [], parts: options.parts ?? testParts(beats, roots),
    mix: {
      levels: { drums: -4, bass: -5, synths: -8, keys: -10, strings: -12, guitars: -9, fx: -16 },
      sidechain: { depth: 0.4, release: 0.25, stems: ["synths", "bass", "strings"] },
      reverb: { seconds: 1.9, preDelay: 0.02, damping: 6500, level: -10 },
      delay: { beats: 0.75, feedback: 0.35, level: -12 },
      saturation: 0.25, tone: { low: 0, mid: 0, high: 0.5, air: 1 }, width: 1,
    },
  };
}

const CHORDS = [[0, 3, 7], [0, 4, 7], [0, 4, 7], [0, 4, 7]];

function testParts(beats: number, roots: number[]): InstrumentPart[] {
  const bars = beats / 4;
  const collect = (make: (bar: number, root: number, chord: number[]) => Note[]): Note[] =>
    Array.from({ length: bars }, (_, bar) => make(bar, roots[bar % 4]!, CHORDS[bar % 4]!)).flat();
  const chord = (bar: number, root: number, intervals: number[], octave: number, velocity: number): Note[] =>
    intervals.map((i) => ({ beat: bar * 4, beats: 3.9, midi: 12 * octave + root + i, velocity }));
  const part = (id: string, stem: InstrumentPart["stem"], instrument: InstrumentPart["instrument"], notes: Note[], pan = 0): InstrumentPart =>
    ({ id, stem, instrument, notes, pan, gain: 0, reverbSend: stem === "bass" ? 0 : 0.25, delaySend: id === "arp" ? 0.3 : 0 });
  return [
    part("drums", "drums", { kind: "machine", machine: "909" }, collect((bar) => [
      ...[0, 1, 2, 3].map((b) => ({ beat: bar * 4 + b, beats: 0.25, midi: 36, velocity: 112 })),
      ...[1, 3].map((b) => ({ beat: bar * 4 + b, beats: 0.25, midi: 38, velocity: 105 })),
      ...Array.from({ length: 8 }, (_, e) => ({ beat: bar * 4 + e / 2, beats: 0.2, midi: e === 7 ? 46 : 42, velocity: e % 2 ? 72 : 95 })),
    ])),
    part("kit", "percussion", { kind: "kit", program: 0 }, collect((bar) => [{ beat: bar * 4 + 2.5, beats: 0.25, midi: 54, velocity: 80 }])),
    part("bass", "bass", { kind: "synth", patch: "analog-bass" }, collect((bar, root) =>
      Array.from({ length: 8 }, (_, e) => ({ beat: bar * 4 + e / 2, beats: 0.42, midi: 24 + 12 + root - (root > 6 ? 12 : 0), velocity: 96 })))),
    part("pad", "synths", { kind: "synth", patch: "saw-pad" }, collect((bar, root, c) => chord(bar, root, c, 4, 80))),
    part("arp", "synths", { kind: "synth", patch: "arp-pulse" }, collect((bar, root, c) =>
      Array.from({ length: 16 }, (_, s) => ({ beat: bar * 4 + s / 4, beats: 0.2, midi: 60 + root + c[s % 3]! + (s % 6 > 2 ? 12 : 0), velocity: 70 + (s % 4) * 8 }))), 0.3),
    part("piano", "keys", { kind: "sampled", program: 0 }, collect((bar, root, c) =>
      [0, 1.5, 3].flatMap((b) => c.map((i) => ({ beat: bar * 4 + b, beats: 0.9, midi: 48 + root + i, velocity: 84 })))), -0.25),
    part("strings", "strings", { kind: "sampled", program: 48 }, collect((bar, root, c) => chord(bar, root, c, 5, 70))),
    part("guitar", "guitars", { kind: "sampled", program: 27 }, collect((bar, root, c) =>
      Array.from({ length: 8 }, (_, e) => ({ beat: bar * 4 + e / 2, beats: 0.4, midi: 48 + root + c[e % 3]!, velocity: 78 }))), 0.4),
    part("riser", "fx", { kind: "synth", patch: "noise-riser" }, [{ beat: 12, beats: 4, midi: 60, velocity: 100 }]),
  ];
}
