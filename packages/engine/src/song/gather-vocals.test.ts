import { describe, expect, it } from "vitest";
import type { Score } from "../score/score.ts";
import type { PlacedVocal, VocalRenderer } from "../sing/render-vocals.ts";
import { SAMPLE_RATE } from "../units.ts";
import { createVocalTrack } from "./gather-vocals.ts";

/** One line a section, its first note on beats 0, 16 and 32 at 120 bpm (0, 8 and 16 s). */
const score = {
  bpm: 120,
  sections: [0, 1, 2].map((index) => ({ index, kind: "verse", label: "", beat: index * 16, beats: 16, energy: 1 })),
  vocals: [{ id: "lead", delay: 0, lines: [0, 1, 2].map((section) => ({ section, text: "", words: [], notes: [{ beat: section * 16, beats: 4, pitches: [{ offset: 0, midi: 60 }], velocity: 90 }] })) }],
} as unknown as Score;

const placed: PlacedVocal[][] = [
  [{ part: "lead", start: -1000, samples: new Float32Array(3000).fill(1) }],
  [{ part: "lead", start: 8 * SAMPLE_RATE - 500, samples: new Float32Array(9 * SAMPLE_RATE).fill(2) }],
  [{ part: "nobody", start: 0, samples: new Float32Array(10) }],
];
const renderer: VocalRenderer = {
  async *renderSection(section, signal) {
    signal?.throwIfAborted();
    yield* placed[section]!;
  },
};

describe("createVocalTrack", () => {
  it("asks for a section as soon as its lead-in may sound, and only once", async () => {
    const track = createVocalTrack(score, renderer);
    expect(track.sectionsBefore(1)).toEqual([0]);
    await track.sing(0);
    expect(track.sectionsBefore(6 * SAMPLE_RATE)).toEqual([]);
    expect(track.sectionsBefore(7 * SAMPLE_RATE)).toEqual([1]);
    expect(track.sectionsBefore(20 * SAMPLE_RATE)).toEqual([1, 2]);
  });

  it("puts every sample in its place, across spans and before the song's start", async () => {
    const track = createVocalTrack(score, renderer);
    for (const section of [0, 1, 2]) await track.sing(section);
    const ends = [1500, 7 * SAMPLE_RATE, 8 * SAMPLE_RATE, 12 * SAMPLE_RATE, 20 * SAMPLE_RATE];
    const whole = new Float32Array(ends.at(-1)!);
    let from = 0;
    for (const to of ends) {
      whole.set(track.take(from, to).get("lead")!, from);
      from = to;
    }
    const expected = (i: number): number => (i < 2000 ? 1 : 0) + (i >= 8 * SAMPLE_RATE - 500 && i < 17 * SAMPLE_RATE - 500 ? 2 : 0);
    expect(whole.every((v, i) => v === expected(i))).toBe(true);
  });

  it("refuses spans out of order and passes on a cancel", async () => {
    const track = createVocalTrack(score, renderer);
    track.take(0, 100);
    expect(() => track.take(200, 300)).toThrow(RangeError);
    const reason = new Error("stop");
    const signal = { aborted: true, throwIfAborted: () => { throw reason; } };
    await expect(track.sing(0, signal)).rejects.toBe(reason);
  });
});
