import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPronouncer } from "./pronounce.ts";
import { CONSONANTS, VOWELS } from "./pronunciation.ts";

const cmu = { lookup: (word: string) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) };
const say = (text: string, own: Record<string, string>): string =>
  createPronouncer(cmu, own).pronounce(text).flatMap((w) => w.syllables.flatMap((s) => [...s.onset, `${s.nucleus}${s.stress}`, ...s.coda])).join(" ");

describe("a person's own dictionary", () => {
  it.each([
    ["Zyxa", "Z IH1 K S AH0", "Z IH1 K S AH0"],
    ["Zyxa", "Z IH K S AH", "Z IH1 K S AH0"],
    ["Siobhan", "shi-VAWN", "SH IY0 V AO1 N"],
    ["Saoirse", "SEER-sha", "S IY1 R SH AA0"],
    ["Nguyen", "win", "W IH1 N"],
    ["Joaquin", "wah-KEEN", "W AA0 K IY1 N"],
    ["Anais", "ah-nah-EES", "AA0 N AA0 IY1 S"],
    ["Cate", "KATE", "K EY1 T"],
    ["24", "two four", "T UW1 F AO1 R"],
    ["любовь", "lyoo-BOFF", "L Y UW0 B AO1 F"],
  ])("%s said as %s", (word, said, sounds) => {
    expect(say(word, { [word.toLowerCase()]: said })).toBe(sounds);
  });

  it("holds wherever the word stands, however it is written, and for its possessive", () => {
    const own = { siobhan: "shi-VAWN" };
    for (const text of ["Siobhan", "SIOBHAN!", "“siobhan”", "(Siobhan,"]) expect(say(text, own)).toBe("SH IY0 V AO1 N");
    expect(say("Siobhan's", own)).toBe("SH IY0 V AO1 N Z");
  });

  it("comes before homographs, numbers and the dictionary, and leaves other words alone", () => {
    expect(say("close to me", { close: "K L OW1 Z" })).toBe("K L OW1 Z T UW1 M IY1");
    expect(say("close to me", { live: "L AY1 V" })).toBe("K L OW1 S T UW1 M IY1");
  });

  it("never throws and never silences a word, whatever it holds", () => {
    const entry = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom("", "P S T", "-", "aaa-", "__proto__", "XX1 YY2", "ng-ng"));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("love", "zyx", "constructor", "", "é"), entry), (own) => {
        for (const word of createPronouncer(cmu, own).pronounce("love zyx constructor é")) {
          expect(word.syllables.length).toBeGreaterThan(0);
          for (const s of word.syllables) {
            expect(VOWELS).toContain(s.nucleus);
            for (const c of [...s.onset, ...s.coda]) expect(CONSONANTS).toContain(c);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
