import { describe, expect, it } from "vitest";
import { wordsAfter, wordsBetween } from "./given-words.ts";

describe("lyrics that are written out as a whole", () => {
  const all = ["one and one", "two and two", "three", "four"];
  it("give a stretch only the lines that stand there", () => {
    expect(wordsBetween(["One and one,", "two and two", "new words", "and more", "Four!"], all, 2, 3)).toEqual(["new words", "and more"]);
    expect(wordsBetween(all, all, 1, 3)).toEqual([]);
    expect(wordsBetween(["only this"], all, 1, 3)).toEqual(["only this"]);
  });
  it("give a continuation only what comes after", () => {
    const given = [{ kind: "verse" as const, label: "Verse", lines: [...all, "five"].map((text) => ({ text })) }, { kind: "chorus" as const, label: "Chorus", lines: [{ text: "six" }] }];
    expect(wordsAfter(given, all).map((section) => section.lines.map((line) => line.text))).toEqual([["five"], ["six"]]);
    expect(wordsAfter(given, ["something", "else"])).toEqual(given);
    expect(wordsAfter(given.slice(0, 1), [...all, "five"])).toEqual([]);
  });
});
