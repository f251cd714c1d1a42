import { describe, expect, it } from "vitest";
import { analysisOfSilence } from "./test-analysis.fixture.ts";
import { scaleOf } from "../compose/spell.ts";
import type { Score } from "../score/score.ts";
import { blendSound } from "./blend-sound.ts";
import { mapBeats } from "./beat-map.ts";
import { harmoniseMelody } from "./harmonise-melody.ts";
import type { GridNote } from "./harmonise-melody.ts";
import { sketchAudio } from "./sketch-audio.ts";
import { warpScore } from "./warp-score.ts";
import { wordTune } from "./word-tune.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import { integratedLoudness } from "../analyse/loudness.ts";
import { SAMPLE_RATE } from "../units.ts";

const tune = (midis: readonly number[], beats = 1): GridNote[] => midis.map((midi, i) => ({ beat: i * beats, beats, midi, level: 1 }));
const TWINKLE = tune([60, 60, 67, 67, 69, 69, 67, 67, 65, 65, 64, 64, 62, 62, 60, 60]);
const C = { tonic: 0, mode: "major" as const };

describe("chords for a tune", () => {
  it("hold its tones, stay in its key and come home", () => {
    const chords = harmoniseMelody(TWINKLE, C, 4, 4, []);
    expect(chords.map((c) => c.beats)).toEqual([4, 4, 4, 4]);
    expect(chords[0]!.symbol).toBe("C");
    expect(chords.at(-1)!.root === 0 || chords.at(-1)!.root === 7).toBe(true);
    const scale = scaleOf(C);
    for (const chord of chords) for (const step of chord.intervals) expect(scale).toContain((chord.root + step) % 12);
    const held = TWINKLE.filter((note) => {
      const chord = chords[Math.floor(note.beat / 4)]!;
      return chord.intervals.some((step) => (chord.root + step - note.midi) % 12 === 0);
    });
    expect(held.length / TWINKLE.length).toBeGreaterThan(0.6);
  });

  it("follow what was heard beside it", () => {
    const heard = [{ start: 0, end: 1, root: 9, quality: "minor" as const, symbol: "Am" }];
    const between = tune([60, 64, 67, 60, 64, 64, 60, 60, 60, 64, 67, 60]);
    expect(harmoniseMelody(between, C, 3, 4, [undefined, ...heard, undefined])[1]!.symbol).toBe("Am");
  });
});

describe("words for a tune", () => {
  const pronouncer = createPronouncer({ lookup: () => undefined });
  const sections = [{ index: 0, kind: "verse" as const, label: "Verse", beat: 0, beats: 16, energy: 0.5 }];

  it("are la on every note, or somebody's own lines, a note to each syllable", () => {
    const phrased = [...tune([60, 62, 64, 65]), ...tune([67, 65, 64, 62]).map((n) => ({ ...n, beat: n.beat + 6 }))];
    const la = wordTune(phrased, sections, pronouncer, undefined);
    expect(la.lines.map((line) => line.text)).toEqual(["la la la la", "la la la la"]);
    const own = wordTune(phrased, sections, pronouncer, parseLyrics("go on my dear\ncome back to me"));
    expect(own.lines.map((line) => line.text)).toEqual(["go on my dear", "come back to me"]);
    for (const line of [...la.lines, ...own.lines]) expect(line.notes.length).toBe(line.words.reduce((n, word) => n + word.syllables.length, 0));
  });
});

describe("a sketch", () => {
  it("of silence is music all the same: bars, one chord, one section, no tune", () => {
    const sketch = sketchAudio(analysisOfSilence(12));
    expect(sketch.sections.length).toBeGreaterThan(0);
    expect(sketch.chords.reduce((sum, c) => sum + c.beats, 0)).toBe(sketch.map.bars * 4);
    expect(sketch.tune).toEqual([]);
  });
});

it("a warped score falls on the recording's beats", () => {
  const beats = [0.3];
  for (let i = 1; i < 24; i++) beats.push(beats[i - 1]! + 0.5 + 0.03 * Math.sin(i));
  const map = mapBeats({ ...analysisOfSilence(12.5), tempo: { bpm: 120, confidence: 1, steady: false, beats, downbeats: beats.filter((_, i) => i % 4 === 0), meter: { beatsPerBar: 4, unit: 4 } } });
  const note = (beat: number): { beat: number; beats: number; midi: number; velocity: number } => ({ beat, beats: 0.5, midi: 60, velocity: 80 });
  const score = {
    bpm: map.bpm, sections: [{ index: 0, kind: "verse", label: "Verse", beat: 0, beats: 16, energy: 1 }], chords: [], vocals: [],
    parts: [{ id: "drums", notes: Array.from({ length: 16 }, (_, i) => note(i)) }],
  } as unknown as Score;
  const warped = warpScore(score, map, 12.5);
  warped.parts[0]!.notes.forEach((n, i) => expect((n.beat * 60) / map.bpm).toBeCloseTo(beats[i]!, 6));
  expect(warped.duration).toBe(12.5);
  expect(warped.sections[0]!.beat).toBe(0);
});

describe("a voice over its accompaniment", () => {
  const n = 6 * SAMPLE_RATE;
  const sine = (hertz: number, level: number, from: number, to: number): Float32Array =>
    new Float32Array(n).map((_, i) => (i >= from * SAMPLE_RATE && i < to * SAMPLE_RATE ? level * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE) : 0));
  const voice = sine(440, 0.01, 2, 4);
  const band = sine(2500, 0.2, 0, 6);
  const part = (x: Float32Array, from: number, to: number): { left: Float32Array; right: Float32Array } => ({ left: x.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE), right: x.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE) });
  const out = blendSound({ left: voice, right: voice }, { left: band, right: band }).left;

  it("is brought above it, and it gives way only meanwhile", () => {
    expect(integratedLoudness(part(out, 0, 1))).toBeCloseTo(integratedLoudness(part(band, 0, 1)), 1);
    // The voice's own part of the sound, taken at its frequency.
    const strength = (x: Float32Array, hertz: number): number => {
      let [re, im] = [0, 0];
      x.forEach((v, i) => { re += v * Math.cos((2 * Math.PI * hertz * i) / SAMPLE_RATE); im += v * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE); });
      return (2 * Math.hypot(re, im)) / x.length;
    };
    const middle = out.subarray(2.5 * SAMPLE_RATE, 3.5 * SAMPLE_RATE);
    expect(strength(middle, 440)).toBeGreaterThan(0.15);
    const ducked = 20 * Math.log10(strength(middle, 2500) / 0.2);
    expect(ducked).toBeLessThan(-4);
    expect(ducked).toBeGreaterThan(-8);
  });

  it("leaves the accompaniment alone where there is none", () => {
    expect(blendSound({ left: new Float32Array(n), right: new Float32Array(n) }, { left: band, right: band }).left).toEqual(band);
  });
});
