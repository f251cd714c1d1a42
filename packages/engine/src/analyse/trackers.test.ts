import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { hertzToMidi, midiToHertz } from "../units.ts";
import { estimateKey } from "./key.ts";
import { medianPitch, trackPitch } from "./pitch.ts";
import { estimateTempo } from "./tempo.ts";

const RATE = 44_100;

/** Kick, snare and hat bursts over a quiet noise floor. */
function drums(bpm: number, seconds: number) {
  const random = createRandom(bpm);
  const x = new Float32Array(seconds * RATE).map(() => (random.next() - 0.5) * 0.01);
  const beat = 60 / bpm;
  for (let n = 0; n * beat * 0.5 < seconds - 0.3; n++) {
    const at = Math.round(n * beat * 0.5 * RATE);
    for (let i = 0; i < 6000; i++) {
      const hat = (random.next() * 2 - 1) * Math.exp(-i / 600) * 0.2;
      const kick = n % 4 === 0 ? Math.sin((2 * Math.PI * 60 * i) / RATE) * Math.exp(-i / 3000) * 0.8 : 0;
      const snare = n % 4 === 2 ? (random.next() * 2 - 1) * Math.exp(-i / 2000) * 0.5 : 0;
      x[at + i] = x[at + i]! + hat + kick + snare;
    }
  }
  return { left: x, right: x };
}

/** Triads over one scale, with a bass. */
function chords(progression: number[][], tonic: number) {
  const x = new Float32Array(progression.length * RATE);
  progression.forEach((chord, n) => {
    for (const degree of [...chord, chord[0]! - 12]) {
      const f = midiToHertz(48 + tonic + degree);
      for (let i = 0; i < RATE; i++) x[n * RATE + i] = x[n * RATE + i]! + 0.1 * (Math.sin((2 * Math.PI * f * i) / RATE) + 0.4 * Math.sin((4 * Math.PI * f * i) / RATE));
    }
  });
  return { left: x, right: x };
}

describe("tempo", () => {
  it.each([72, 96, 112.5, 128, 150])("is found within 0.5 BPM at %d BPM", (bpm) => {
    expect(Math.abs(estimateTempo(drums(bpm, 16)) - bpm)).toBeLessThan(0.5);
  });
});

describe("key", () => {
  it.each([0, 3, 6, 10])("major and minor are told apart on tonic %d", (tonic) => {
    expect(estimateKey(chords([[0, 4, 7], [5, 9, 12], [7, 11, 14], [0, 4, 7]], tonic))).toMatchObject({ tonic, mode: "major" });
    expect(estimateKey(chords([[0, 3, 7], [5, 8, 12], [7, 10, 14], [0, 3, 7]], tonic))).toMatchObject({ tonic, mode: "minor" });
  });
});

describe("pitch", () => {
  it.each([40, 57, 69.25, 81])("is exact to a cent for key %d with overtones", (midi) => {
    const f = midiToHertz(midi);
    const x = new Float32Array(12_000).map((_, i) => 0.4 * Math.sin((2 * Math.PI * f * i) / RATE) + 0.3 * Math.sin((4 * Math.PI * f * i) / RATE + 1));
    expect(Math.abs(hertzToMidi(medianPitch(trackPitch(x, { hop: 0.05 }))!) - midi) * 100).toBeLessThan(1);
  });

  it("says that noise has none", () => {
    const random = createRandom(5);
    expect(medianPitch(trackPitch(new Float32Array(9000).map(() => random.next() - 0.5), { hop: 0.05 }))).toBeNull();
  });
});
