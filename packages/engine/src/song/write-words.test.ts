import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import { enrichStyle, writeWords } from "./write-words.ts";

const dictionary = { lookup: () => undefined };

test("any prompt, even none, gets a title and sung sections that read back as they were written", () => {
  fc.assert(fc.property(fc.string({ maxLength: 80 }), fc.nat(0xffff), (prompt, seed) => {
    const { title, lyrics } = writeWords({ prompt, seed }, dictionary);
    expect(title.trim()).not.toBe("");
    const { sections } = parseLyrics(lyrics);
    expect(sections.length).toBeGreaterThan(2);
    expect(sections.every(({ lines }) => lines.length > 0)).toBe(true);
    expect(writeWords({ prompt, seed }, dictionary)).toEqual({ title, lyrics });
  }), { numRuns: 25 });
});

test("surprises differ", () => {
  expect(new Set(Array.from({ length: 12 }, (_, seed) => writeWords({ prompt: " ", seed }, dictionary).lyrics)).size).toBe(12);
});

test("style words are kept, made fuller, and none stands twice", () => {
  for (const style of ["synthwave", "jazz trap, 90 bpm", "sad piano ballad in F# minor", ""]) {
    const fuller = enrichStyle(style, 3);
    expect(fuller.startsWith(style)).toBe(true);
    const words = fuller.toLowerCase().split(", ");
    expect(words.length).toBeGreaterThan(style === "" ? 2 : style.split(", ").length);
    expect(new Set(words).size).toBe(words.length);
    expect(fuller.match(/bpm/g)).toHaveLength(1);
  }
});
