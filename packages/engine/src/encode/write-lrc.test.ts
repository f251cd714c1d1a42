import { describe, expect, it } from "vitest";
import { writeLrc } from "./write-lrc.ts";

const plan = {
  title: "Two\nlines", lyrics: "[Verse]\nHello there\n\n[Chorus]\n(ooh)\nGood night",
  words: [
    { word: "Hello", start: 1.239, end: 1.5, line: 0 }, { word: "there", start: 1.5, end: 2, line: 0 },
    { word: "Good", start: 61.999, end: 62.2, line: 2 }, { word: "night", start: 62.2, end: 63, line: 2 },
  ],
};

describe("writeLrc", () => {
  it("stamps lines at their first word, never late", () => {
    expect(writeLrc(plan, { duration: 125.9 })).toBe("[ti:Two lines]\n[length:02:05]\n[00:01.23]Hello there\n[01:01.99]Good night\n");
  });

  it("stamps words on request", () => {
    expect(writeLrc(plan, { duration: 70, words: true })).toContain("[00:01.23]<00:01.23>Hello <00:01.50>there <00:02.00>");
  });

  it("an instrumental has a head only", () => {
    expect(writeLrc({ title: "x", lyrics: "", words: [] }, { duration: 5 })).toBe("[ti:x]\n[length:00:05]\n");
  });
});
