import { expect, it } from "vitest";
import { readLyricLines } from "./lyric-lines.ts";

it("tells tags, sung lines and blanks apart", () => {
  const lines = readLyricLines("[Verse 1]\nPaint is flaking off the timetable\n\nSomeone left a coat (a coat) on the rail");
  expect(lines.map((l) => l.kind)).toEqual(["tag", "sung", "blank", "sung"]);
  expect(lines.map((l) => l.syllables)).toEqual([0, 9, 0, 8]);
});

it("has as many entries as the text has lines, whatever the text", () => {
  for (const text of ["", "\n\n", "[", "]\n[Verse", "🎸\nمرحبا بالعالم\n[جوقة]"]) expect(readLyricLines(text)).toHaveLength(text.split("\n").length);
});

it("points at the line that breaks its section's pattern, and only at that", () => {
  const even = "Hold on, hold on, the harbour light is low\nOne more mile of dark and then we row\nHold on, hold on, the tide has turned for home";
  expect(readLyricLines(even).some((l) => l.offPattern)).toBe(false);
  const strayed = readLyricLines(`${even}\nAnd then another very long and wordy line that nobody could ever sing in time`);
  expect(strayed.map((l) => l.offPattern)).toEqual([false, false, false, true]);
});

it("lets a verse alternate long and short", () => {
  const verse = "The road is long and winding in the rain\nI go\nThe road is wide and empty in the snow\nI know\nThe road is all I ever want again\nOh no";
  expect(readLyricLines(verse).some((l) => l.offPattern)).toBe(false);
});

it("does not mix the lines of two sections", () => {
  const song = "[Verse]\nla la la la la la la la la la\nla la la la la la la la la la\nla la la la la la la la la la\n[Hook]\nla la\nla la\nla la";
  expect(readLyricLines(song).some((l) => l.offPattern)).toBe(false);
});
