import { describe, expect, it } from "vitest";
import { estimateSyllables } from "./estimate-syllables.ts";

/** Counted by ear, not by the estimator. */
const COUNTED: Record<number, string> = {
  1: "night road drive home love light dream through young walked dreamed burned strength fire don't can't I'm you're we've eyes bones times hearts lakes stars breathe",
  2: "driving city neon highway yellow tables candle little someone careless homeward lonely wanted started waiting dances houses wishes morning window couldn't didn't table apple heaven quiet",
  3: "synthesizers-no beautiful timetable yesterday tomorrow memory radio forever remember violin wonderful radio's everything",
  4: "harmonica february-no everybody information melancholy-no january",
};

describe("estimateSyllables", () => {
  for (const [count, words] of Object.entries(COUNTED)) {
    for (const word of words.split(" ").filter((w) => !w.endsWith("-no"))) {
      it(`hears ${count} in "${word}"`, () => expect(estimateSyllables(word)).toBe(Number(count)));
    }
  }

  it("counts whole lines as a singer would", () => {
    expect(estimateSyllables("Paint is flaking off the timetable")).toBe(9);
    expect(estimateSyllables("Someone left a coat on the rail")).toBe(8);
    expect(estimateSyllables("Deckhand hums the same old hymn again")).toBe(9);
    expect(estimateSyllables("Hold on, hold on, the harbour light is low")).toBe(10);
    expect(estimateSyllables("One more mile of dark and then we row")).toBe(9);
  });

  it("adds up over words, whatever stands between them", () => {
    const words = ["silver", "moon", "over", "the", "water"];
    const sum = words.reduce((total, word) => total + estimateSyllables(word), 0);
    for (const gap of [" ", ", ", " — ", "\t", "… "]) expect(estimateSyllables(words.join(gap))).toBe(sum);
  });

  it("counts other scripts by their own units and signs by none", () => {
    expect(estimateSyllables("夜の道")).toBe(3);
    expect(estimateSyllables("молоко")).toBe(3);
    expect(estimateSyllables("café olé")).toBe(4);
    expect(estimateSyllables("🎸 — …")).toBe(0);
    expect(estimateSyllables("")).toBe(0);
  });

  it("takes ten thousand characters without stalling", () => {
    expect(estimateSyllables("la ".repeat(3_500))).toBe(3_500);
    expect(estimateSyllables("e".repeat(10_000))).toBe(1);
  });
});
