import fc from "fast-check";
import { expect, it } from "vitest";
import { insertSection } from "./insert-section.ts";

it("starts an empty sheet with the tag", () => {
  expect(insertSection("", 0, "Verse")).toEqual({ text: "[Verse]\n", caret: 8 });
});

it("goes below the line of the caret, after a blank line", () => {
  const { text, caret } = insertSection("one\ntwo\nthree", 5, "Chorus");
  expect(text).toBe("one\ntwo\n\n[Chorus]\nthree");
  expect(text.slice(caret)).toBe("three");
});

it("cuts no line and loses no word", () => {
  fc.assert(fc.property(fc.array(fc.stringMatching(/^[a-z ]{0,12}$/), { maxLength: 8 }), fc.nat(120), (lines, at) => {
    const lyrics = lines.join("\n");
    const { text, caret } = insertSection(lyrics, at, "Bridge");
    const words = (s: string) => s.split("\n").map((l) => l.trim()).filter(Boolean);
    expect(words(text).filter((l) => l !== "[Bridge]")).toEqual(words(lyrics));
    expect(text.slice(0, caret).endsWith("[Bridge]\n")).toBe(true);
  }));
});
