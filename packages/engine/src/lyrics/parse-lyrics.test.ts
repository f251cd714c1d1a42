import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLyrics } from "./format-lyrics.ts";
import { parseLyrics } from "./parse-lyrics.ts";

/** Everything that is not a tag, a blank or a NUL, without spaces. */
const letters = (text: string): string => text.replaceAll("\0", "").split(/\r\n?|\n|\u2028|\u2029/u).map((line) => line.replace(/\s+/gu, "")).join("");

describe("other people's lyrics", () => {
  it("sections come from tags, whatever their case and numbering", () => {
    const sheet = parseLyrics("[intro]\n\n[VERSE 1]\na\nb\n[Pre-Chorus]\nc\n[Chorus 2: duet]\nd (oh oh)\n[Guitar Solo]\n[Bridge]\ne\n[Outro]\nf");
    expect(sheet.sections.map((section) => section.kind)).toEqual(["intro", "verse", "pre-chorus", "chorus", "solo", "bridge", "outro"]);
    expect(sheet.sections[3]!.lines).toEqual([{ text: "d", backing: "oh oh", written: "d (oh oh)" }]);
  });

  it("untagged stanzas become verses, and what returns is the chorus", () => {
    expect(parseLyrics("a\nb\n\nhook\n\nc\nd\n\nhook").sections.map((section) => section.kind)).toEqual(["verse", "chorus", "verse", "chorus"]);
  });

  it("stage directions do not cut a section", () => {
    expect(parseLyrics("[Verse]\na\n[whispered]\nb").sections).toHaveLength(1);
  });

  it("no text ever throws, and no letter is lost", () => {
    const line = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom("(oh) la (hey)", "שלום עולם", "🎸🔥", "((", ")", "", "   ", "a (b) c", "word"));
    fc.assert(fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.filter((entry) => !/[[\]【】]|^\s*title\s*:/iu.test(entry)).join("\n");
      const shown = formatLyrics(parseLyrics(text)).split("\n").filter((entry) => !/^\[[^\]]*\]$/.test(entry)).join("\n");
      expect(letters(shown)).toBe(letters(text));
    }), { numRuns: 300 });
  });

  it("7,500 characters of anything are fine", () => {
    expect(parseLyrics("é🎵(".repeat(2500)).sections.length).toBeGreaterThan(0);
    expect(parseLyrics("(((((".repeat(1500)).sections.length).toBeGreaterThan(0);
  });
});
