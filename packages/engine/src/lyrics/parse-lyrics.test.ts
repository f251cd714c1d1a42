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

  it("repeat signs repeat a line, a section or a chorus written out before, and are not sung", () => {
    const of = (text: string): string[] => parseLyrics(text).sections.flatMap((section) => section.lines.map((line) => line.text));
    expect(of("[Chorus]\nwe go (x3)\nhome")).toEqual(["we go", "we go", "we go", "home"]);
    expect(of("[Chorus x2]\nwe go\nhome")).toEqual(["we go", "home", "we go", "home"]);
    expect(of("[Chorus] (x2)\nwe go")).toEqual(["we go", "we go"]);
    expect(of("[Verse]\na\nb\n(x2)")).toEqual(["a", "b", "a", "b"]);
    expect(of("[Chorus]\nhook\n\n[Verse]\na\n\n[Chorus]\n")).toEqual(["hook", "a", "hook"]);
    expect(of("the x2 is a car")).toEqual(["the x2 is a car"]);
    expect(of("[Chorus]\n")).toEqual([]);
  });

  it("tags written in a hurry are tags, and words that look like them are words", () => {
    const kinds = (text: string): string[] => parseLyrics(text).sections.map((section) => section.kind);
    expect(kinds("Verse 1:\na\n\nChorus:\nb")).toEqual(["verse", "chorus"]);
    expect(kinds("[Verse\na\n[Chorus\nb")).toEqual(["verse", "chorus"]);
    expect(kinds("(Bridge)\na")).toEqual(["bridge"]);
    expect(parseLyrics("[Verse]\nbridge over water\n[not closed, no section").sections[0]!.lines.map((line) => line.text)).toEqual(["bridge over water", "[not closed, no section"]);
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
