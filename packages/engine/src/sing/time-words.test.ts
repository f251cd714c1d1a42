import { describe, expect, it } from "vitest";
import type { Score, VocalLine, VocalPart } from "../score/score.ts";
import { timeWords } from "./time-words.ts";

/** One syllable "la" for each word, a beat each. */
function lineOf(text: string, beat: number, section = 0, sung = text): VocalLine {
  const words = sung.split(" ").filter(Boolean);
  return {
    section,
    text,
    words: words.map((word) => ({ text: word, syllables: [{ onset: ["L"], nucleus: "AA", coda: [], stress: 1 }] })),
    notes: words.map((_, i) => ({ beat: beat + i, beats: 1, velocity: 90, pitches: [{ offset: 0, midi: 60 }] })),
  };
}
function scoreOf(lines: VocalLine[], extra: Partial<VocalPart>[] = []): Score {
  const lead: VocalPart = {
    id: "lead", stem: "lead-vocals", singer: "mara", delivery: "sung", lines, pan: 0, gain: 0, reverbSend: 0, delaySend: 0, detune: 0, delay: 0,
  };
  return { bpm: 120, seed: 1, vocals: [lead, ...extra.map((part) => ({ ...lead, ...part }))] } as unknown as Score;
}

describe("timeWords", () => {
  it("starts each word just before its note and keeps them in order", () => {
    const words = timeWords(scoreOf([lineOf("one two three", 4), lineOf("four five", 8)]));
    expect(words.map((w) => w.word)).toEqual(["one", "two", "three", "four", "five"]);
    words.forEach((word, i) => {
      const onBeat = [2, 2.5, 3, 4, 4.5][i]!;
      expect(word.start).toBeLessThan(onBeat);
      expect(word.start).toBeGreaterThan(onBeat - 0.12);
      expect(word.end).toBeGreaterThan(word.start);
      if (i > 0) expect(word.start).toBeGreaterThanOrEqual(words[i - 1]!.end - 1e-9);
    });
  });

  it("counts displayed lines: pieces of one line are one, a repeated line is two", () => {
    const long = "one two three four";
    const lines = [lineOf(long, 0, 0, "one two"), lineOf(long, 4, 0, "three four"), lineOf("la la", 8), lineOf("la la", 12), lineOf("end", 16, 1)];
    expect(timeWords(scoreOf(lines)).map((w) => w.line)).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3]);
  });

  it("leaves out doubles and backing, and is empty for an instrumental", () => {
    const lines = [lineOf("one two", 0)];
    expect(timeWords(scoreOf(lines, [{ id: "double", detune: 8 }, { id: "choir", stem: "backing-vocals" }]))).toHaveLength(2);
    expect(timeWords({ vocals: [], bpm: 120 } as unknown as Score)).toEqual([]);
  });

  it("passes over a line without words, which still counts as displayed", () => {
    expect(timeWords(scoreOf([lineOf("🎵", 0, 0, ""), lineOf("one", 4)])).map((w) => w.line)).toEqual([1]);
  });
});
