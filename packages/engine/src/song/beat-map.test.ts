import { describe, expect, it } from "vitest";
import type { AudioAnalysis, HeardNote } from "../analyse/analysis.ts";
import { createRandom } from "../random.ts";
import { mapBeats } from "./beat-map.ts";

type Heard = Pick<AudioAnalysis, "tempo" | "melody" | "duration">;
const heard = (beats: number[], downbeats: number[], duration: number, notes: HeardNote[] = []): Heard => ({
  duration,
  tempo: { bpm: 120, confidence: beats.length > 0 ? 1 : 0, steady: true, beats, downbeats, meter: { beatsPerBar: 4, unit: 4 } },
  melody: { hop: 0.02, contour: new Float32Array(0), notes },
});
const note = (start: number, end: number): HeardNote => ({ start, end, midi: 60, level: 1 });

describe("the map of beats", () => {
  it("begins with the first bar line of the recording and goes on to its end", () => {
    // Heard from the third beat of a bar on; the bar before began at 0.3 s.
    const beats = Array.from({ length: 30 }, (_, i) => 1.3 + i * 0.5);
    const map = mapBeats(heard(beats, beats.filter((_, i) => i % 4 === 2), 20));
    expect(map.timeOf(0)).toBeCloseTo(0.3, 6);
    expect(map.bpm).toBeCloseTo(120, 3);
    expect(map.timeOf(4)).toBeCloseTo(2.3, 6);
    expect(map.timeOf(map.bars * 4)).toBeGreaterThanOrEqual(19.5);
  });

  it("goes there and back, between beats and beyond both ends, where the tempo drifts too", () => {
    const beats = [0.2];
    for (let i = 1; i < 40; i++) beats.push(beats[i - 1]! + 0.5 + 0.04 * Math.sin(i / 5));
    const map = mapBeats(heard(beats, beats.filter((_, i) => i % 4 === 0), 22));
    for (let t = -1; t < 25; t += 0.37) expect(map.timeOf(map.beatOf(t))).toBeCloseTo(t, 6);
    for (let b = 0; b < 40; b++) expect(map.timeOf(b)).toBeCloseTo(beats[b] ?? map.timeOf(b), 6);
  });

  it.each([72, 96, 133])("of a voice alone is found from its notes at %d BPM, however unsteady they are", (bpm) => {
    const random = createRandom(bpm);
    const beat = 60 / bpm;
    const rhythm = [1, 1, 0.5, 0.5, 1, 2, 0.5, 0.5, 1, 1, 1, 1.5, 0.5];
    const notes: HeardNote[] = [];
    for (let round = 0, at = 0; round < 3; round++) for (const length of rhythm) {
      notes.push(note(0.4 + at * beat + random.normal() * 0.012, 0.4 + (at + length * 0.8) * beat));
      at += length;
    }
    const map = mapBeats(heard([], [], notes.at(-1)!.end + 1, notes));
    const ratio = [1, 2, 0.5].find((r) => Math.abs(map.bpm / bpm / r - 1) < 0.02);
    expect(ratio).toBeDefined();
    const off = notes.map(({ start }) => map.beatOf(start) * 2).map((x) => Math.abs(x - Math.round(x))).toSorted((a, b) => a - b);
    expect(off[off.length >> 1]).toBeLessThan(0.2);
  });

  it("of a recording without beats or notes counts two to the second", () => {
    const map = mapBeats(heard([], [], 10));
    expect(map.bpm).toBe(120);
    expect(map.bars).toBe(5);
  });
});
