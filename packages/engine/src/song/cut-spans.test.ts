import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Score } from "../score/score.ts";
import { SAMPLE_RATE, beatsToSeconds } from "../units.ts";
import { cutSpans, songLength } from "./cut-spans.ts";

const scoreOf = (bpm: number, lengths: number[], tail: number): Score => {
  let beat = 0;
  const sections = lengths.map((beats, index) => {
    const section = { index, kind: "verse" as const, label: `Verse ${index}`, beat, beats, energy: 0.5 };
    beat += beats;
    return section;
  });
  return { bpm, sections, duration: beatsToSeconds(beat, bpm) + tail } as Score;
};

describe("cutSpans", () => {
  const scores = fc.tuple(fc.integer({ min: 40, max: 220 }), fc.array(fc.integer({ min: 1, max: 64 }), { maxLength: 12 }), fc.double({ min: 0, max: 8, noNaN: true }));

  it("covers the song without gaps, overlaps or empty spans, and never crosses a section", () => {
    fc.assert(
      fc.property(scores, ([bpm, lengths, tail]) => {
        const score = scoreOf(bpm, lengths, tail);
        const spans = cutSpans(score);
        expect(spans[0]?.from).toBe(0);
        expect(spans.at(-1)?.to).toBe(songLength(score));
        spans.forEach((span, i) => {
          expect(span.to).toBeGreaterThan(span.from);
          if (i > 0) expect(span.from).toBe(spans[i - 1]!.to);
        });
        const starts = score.sections.map((s) => Math.round(beatsToSeconds(s.beat, bpm) * SAMPLE_RATE));
        for (const start of starts.slice(1)) expect(spans.some((s) => s.from < start && s.to > start)).toBe(false);
      }),
    );
  });

  it("begins with a short span and keeps the others under ten seconds", () => {
    const spans = cutSpans(scoreOf(100, [32, 64, 64, 32], 3));
    expect((spans[0]!.to - spans[0]!.from) / SAMPLE_RATE).toBeLessThanOrEqual(3.5);
    for (const span of spans) expect((span.to - span.from) / SAMPLE_RATE).toBeLessThan(10);
  });
});
