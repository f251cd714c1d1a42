import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE, midiToHertz } from "../units.ts";
import { analyseAudio, createAnalyser } from "./analyse-audio.ts";
import { drawWaveform } from "./draw-waveform.ts";
import { integratedLoudness } from "./loudness.ts";
import { truePeak } from "./true-peak.ts";

const mono = (x: Float32Array): StereoBlock => ({ left: x, right: x });
const silence = (seconds: number): StereoBlock => mono(new Float32Array(Math.round(seconds * SAMPLE_RATE)));

function noise(seconds: number, level: number): StereoBlock {
  const random = createRandom(9);
  return mono(new Float32Array(Math.round(seconds * SAMPLE_RATE)).map(() => (random.next() * 2 - 1) * level));
}

/** Plucked triads with a bass on the first beat, a hat on every eighth and a kick where the bar begins; chords change with the bar. */
function band(bpm: number, chords: readonly (readonly number[])[], beatsPerBar: number, drift = 0): { audio: StereoBlock; beats: number[] } {
  const random = createRandom(3);
  const beats = [0];
  for (let i = 1; i <= chords.length * beatsPerBar; i++) beats.push(beats[i - 1]! + (60 / bpm) * (1 + drift * Math.sin(i / 12)));
  const x = new Float32Array(Math.ceil((beats.at(-1)! + 1) * SAMPLE_RATE));
  const pluck = (at: number, midi: number, level: number, seconds: number): void => {
    const f = midiToHertz(midi);
    const from = Math.round(at * SAMPLE_RATE);
    for (let i = 0; i < seconds * SAMPLE_RATE && from + i < x.length; i++) {
      const t = i / SAMPLE_RATE;
      x[from + i]! += level * Math.exp(-3 * t) * (Math.sin(2 * Math.PI * f * t) + 0.4 * Math.sin(4 * Math.PI * f * t) + 0.2 * Math.sin(6 * Math.PI * f * t));
    }
  };
  const hit = (at: number, level: number, decay: number): void => {
    for (let i = 0, from = Math.round(at * SAMPLE_RATE); i < 4000 && from + i < x.length; i++) x[from + i]! += level * (random.next() * 2 - 1) * Math.exp(-i / decay);
  };
  beats.slice(0, -1).forEach((at, i) => {
    const chord = chords[Math.floor(i / beatsPerBar)]!;
    for (const note of chord) pluck(at, 60 + (note % 12), 0.12, 1);
    if (i % beatsPerBar === 0) {
      pluck(at, 36 + (chord[0]! % 12), 0.3, 1);
      for (let k = 0; k < 5000; k++) x[Math.round(at * SAMPLE_RATE) + k]! += 0.5 * Math.sin((2 * Math.PI * 55 * k) / SAMPLE_RATE) * Math.exp(-k / 1500);
    }
    hit(at, 0.06, 500);
    hit((at + beats[i + 1]!) / 2, 0.04, 400);
  });
  return { audio: mono(x), beats: beats.slice(0, -1) };
}

const MAJOR_SONG = [[0, 4, 7], [9, 0, 4], [5, 9, 0], [7, 11, 2]];
const repeat = <T>(list: readonly T[], times: number): T[] => Array.from({ length: times }, () => list).flat();
const hits = (heard: readonly number[], truth: readonly number[], within: number): number =>
  truth.filter((t) => heard.some((h) => Math.abs(h - t) < within)).length / truth.length;

describe("a recording with a beat", () => {
  const bpm = 97.3;
  const { audio, beats } = band(bpm, repeat(MAJOR_SONG, 4), 4);
  const heard = analyseAudio(audio);

  it("has its tempo, beats and downbeats found", () => {
    expect(Math.abs(heard.tempo.bpm - bpm)).toBeLessThan(0.2);
    expect(heard.tempo.steady).toBe(true);
    expect(hits(heard.tempo.beats, beats, 0.03)).toBeGreaterThan(0.95);
    expect(heard.tempo.meter).toEqual({ beatsPerBar: 4, unit: 4 });
    expect(hits(heard.tempo.downbeats, beats.filter((_, i) => i % 4 === 0), 0.03)).toBeGreaterThan(0.9);
  });

  it("has its key and chords found", () => {
    expect(heard.key).toMatchObject({ tonic: 0, mode: "major", name: "C major" });
    const at = (t: number): string | undefined => heard.chords.find((c) => c.start <= t && t < c.end)?.symbol;
    const bar = 240 / bpm;
    for (let n = 0; n < 8; n++) expect(at((n + 0.5) * bar)).toBe(["C", "Am", "F", "G"][n % 4]);
  });

  it("is measured as the rulers measure it", () => {
    expect(heard.loudness.integrated).toBeCloseTo(integratedLoudness(audio), 6);
    expect(heard.loudness.truePeak).toBeCloseTo(truePeak(audio), 1);
    const drawn = drawWaveform(audio);
    expect(Math.max(...heard.peaks.map((v, i) => Math.abs(v - drawn[i]!)))).toBeLessThan(0.12);
    expect(heard.vocals.present).toBe(false);
  });

  it("gives the same answers however it comes in", () => {
    const analyser = createAnalyser();
    for (let at = 0; at < audio.left.length; at += 12_345) analyser.add({ left: audio.left.subarray(at, at + 12_345), right: audio.right.subarray(at, at + 12_345) });
    const { loudness, ...rest } = analyser.finish();
    const { loudness: whole, ...other } = heard;
    expect(rest).toEqual(other);
    expect(loudness.integrated).toBeCloseTo(whole.integrated, 6);
  });
});

it("a waltz has three beats to the bar", () => {
  const { audio } = band(150, repeat(MAJOR_SONG, 3), 3);
  expect(analyseAudio(audio).tempo.meter.beatsPerBar).toBe(3);
});

it("a tempo that drifts is followed beat by beat", () => {
  const { audio, beats } = band(100, repeat(MAJOR_SONG, 3), 4, 0.05);
  const { tempo } = analyseAudio(audio);
  expect(tempo.steady).toBe(false);
  expect(hits(tempo.beats, beats, 0.07)).toBeGreaterThan(0.9);
});

it("a boundary stands where the music changes, and what returns has the same letter", () => {
  const loud = band(120, repeat(MAJOR_SONG, 2), 4).audio.left;
  const soft = band(120, repeat([[2, 5, 9], [7, 10, 2]], 4), 4).audio.left.map((v) => v * 0.25);
  const bar = 2 * SAMPLE_RATE;
  const x = new Float32Array(32 * bar);
  [soft, loud, soft, loud].forEach((part, i) => x.set(part.subarray(0, 8 * bar), i * 8 * bar));
  const { sections } = analyseAudio(mono(x));
  expect(hits(sections.map((s) => s.start), [0, 16, 32, 48], 2.1)).toBe(1);
  const letterAt = (t: number): string => sections.find((s) => s.start <= t && t < s.end)!.letter;
  expect(letterAt(8)).toBe(letterAt(40));
  expect(letterAt(24)).toBe(letterAt(56));
  expect(letterAt(8)).not.toBe(letterAt(24));
});

it("a melody is written down as its notes", () => {
  const tune = [60, 62, 64, 67, 64, 60];
  const x = new Float32Array(tune.length * 0.5 * SAMPLE_RATE);
  tune.forEach((midi, n) => {
    for (let i = 0; i < 0.45 * SAMPLE_RATE; i++) {
      const t = i / SAMPLE_RATE;
      const shape = Math.min(1, i / 800) * Math.min(1, (0.45 * SAMPLE_RATE - i) / 800);
      for (let h = 1; h <= 6; h++) x[Math.round(n * 0.5 * SAMPLE_RATE) + i]! += (0.2 / h) * shape * Math.sin(2 * Math.PI * h * midiToHertz(midi) * t);
    }
  });
  const { melody } = analyseAudio(mono(x));
  expect(melody.notes.map((note) => note.midi)).toEqual(tune);
  melody.notes.forEach((note, n) => expect(Math.abs(note.start - n * 0.5)).toBeLessThan(0.06));
});

describe("what is no music", () => {
  it.each([["nothing", 0], ["a sample", 1 / SAMPLE_RATE], ["ten milliseconds", 0.01], ["five seconds of silence", 5], ["a minute of silence", 60]])("%s has an empty answer", (_name, seconds) => {
    const heard = analyseAudio(silence(seconds));
    expect(heard.duration).toBeCloseTo(seconds, 6);
    expect(heard.tempo).toMatchObject({ beats: [], confidence: 0 });
    expect(heard.chords).toEqual([]);
    expect(heard.melody.notes).toEqual([]);
    expect(heard.vocals.present).toBe(false);
    expect(heard.loudness.integrated).toBe(-Infinity);
    expect(heard.peaks.every((v) => v === 0)).toBe(true);
    if (seconds >= 1) expect(heard.silences).toEqual([{ start: 0, end: heard.duration }]);
  });

  it("noise has no beat worth following, no notes to speak of and nobody singing", () => {
    const heard = analyseAudio(noise(12, 0.3));
    expect(heard.tempo.confidence).toBeLessThan(0.35);
    expect(heard.vocals.present).toBe(false);
    expect(heard.sections.at(-1)!.end).toBe(heard.duration);
  });

  it("five seconds of a chord has that chord's key or none", () => {
    const { audio } = band(120, [[0, 4, 7], [0, 4, 7]], 4);
    const heard = analyseAudio(audio);
    expect(heard.sections.length).toBeGreaterThan(0);
    expect(Number.isFinite(heard.tempo.bpm)).toBe(true);
  });

  it("a pause in the music is found", () => {
    const { audio } = band(120, MAJOR_SONG, 4);
    const x = audio.left.slice();
    x.fill(0, 3 * SAMPLE_RATE, 5 * SAMPLE_RATE);
    const [pause] = analyseAudio(mono(x)).silences;
    expect(pause!.start).toBeCloseTo(3, 1);
    expect(pause!.end).toBeCloseTo(5, 1);
  });
});

it("an aborted analysis stops with the reason", () => {
  const signal = { aborted: true, throwIfAborted: () => { throw new Error("stop"); } };
  expect(() => analyseAudio(silence(1), { signal })).toThrow("stop");
});
