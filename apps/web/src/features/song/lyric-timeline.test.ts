import fc from "fast-check";
import { expect, it } from "vitest";
import { currentRow, startTime, timedRows, writtenRows } from "./lyric-timeline.ts";

const line = (text: string, section: string, start_s: number, end_s: number) => ({ text, section, start_s, end_s });

it("names a section once above its lines", () => {
  const rows = timedRows([line("a", "Verse 1", 5, 7), line("b", "Verse 1", 8, 9), line("c", "Chorus", 10, 12)]);
  expect(rows.map((r) => r.text)).toEqual(["[Verse 1]", "a", "b", "[Chorus]", "c"]);
});

it("finds the same row as a plain walk, at any moment", () => {
  const lines = fc.array(fc.record({ gap: fc.double({ min: 0.1, max: 5, noNaN: true }), section: fc.constantFrom("Verse", "Chorus", "") }), { maxLength: 40 });
  fc.assert(fc.property(lines, fc.double({ min: 0, max: 200, noNaN: true }), (gaps, time) => {
    let at = 0;
    const rows = timedRows(gaps.map((g, i) => { at += g.gap; return line(String(i), g.section, at, at + 0.1); }));
    let plain = -1;
    rows.forEach((row, i) => { if (row.kind === "line" && row.start! - 0.25 <= time) plain = i; });
    expect(currentRow(rows, time)).toBe(plain);
  }));
});

it("has no current row in words without moments", () => {
  const rows = writtenRows("[Verse]\n\n one \ntwo\n");
  expect(rows.map((r) => r.text)).toEqual(["[Verse]", "one", "two"]);
  expect(currentRow(rows, 30)).toBe(-1);
});

it("reads the start of a share link, and only sense", () => {
  expect(startTime("57", 184)).toBe(57);
  expect(startTime(57.5, null)).toBe(57.5);
  expect(startTime("999", 184)).toBe(183);
  for (const nonsense of ["", "abc", "-5", "0", null, undefined, {}, "NaN"]) expect(startTime(nonsense, 184)).toBeNull();
});
