import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPronouncer } from "./pronounce.ts";
import { CONSONANTS, VOWELS, type PronouncedWord } from "./pronunciation.ts";
import { rhymeKey, stressPattern } from "./rhyme.ts";

const WORDS: Record<string, string> = {
  running: "R AH1 N IH0 NG", star: "S T AA1 R", light: "L AY1 T", night: "N AY1 T", so: "S OW1", love: "L AH1 V", twenty: "T W EH1 N T IY0",
  four: "F AO1 R", seven: "S EH1 V AH0 N", cat: "K AE1 T", dog: "D AO1 G", kiss: "K IH1 S", happy: "HH AE1 P IY0", burn: "B ER1 N",
  extra: "EH1 K S T R AH0", stay: "S T EY1", to: "T UW1", me: "M IY1", door: "D AO1 R", street: "S T R IY1 T", louis: "L UW1 IH0 S",
};
const pronouncer = createPronouncer({ lookup: (word) => (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined) });
const sounds = (word: PronouncedWord | undefined): string =>
  (word?.syllables ?? []).flatMap((s) => [...s.onset, `${s.nucleus}${s.stress}`, ...s.coda]).join(" ");
const say = (text: string): string => pronouncer.pronounce(text).map((w) => w.spoken).join(" ");
const only = (text: string): PronouncedWord => {
  const words = pronouncer.pronounce(text);
  expect(words, text).toHaveLength(1);
  return words[0]!;
};

describe("pronounce", () => {
  it("never throws, keeps what was written, and gives only known sounds with a syllable a word", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ unit: "binary", maxLength: 40 }), fc.lorem());
    fc.assert(
      fc.property(text, (written) => {
        for (const word of pronouncer.pronounce(written)) {
          expect(written).toContain(word.text);
          expect(word.syllables.length).toBeGreaterThan(0);
          for (const s of word.syllables) {
            expect(VOWELS).toContain(s.nucleus);
            for (const c of [...s.onset, ...s.coda]) expect(CONSONANTS).toContain(c);
            expect([0, 1, 2]).toContain(s.stress);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it("gives every word of Latin letters a sound, known or not", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéüñçøŁ"), minLength: 1, maxLength: 14 });
    fc.assert(fc.property(letters, (word) => void expect(pronouncer.pronounce(word)).toHaveLength(1)), { numRuns: 500 });
  });

  it("yields no word for emoji, punctuation and other scripts", () => {
    for (const text of ["🎵", "❤️‍🔥", "—", "...", "любовь", "愛してる", "مرحبا", "!?", "\u0000", ""]) expect(pronouncer.pronounce(text), text).toEqual([]);
    expect(only("love❤️").text).toBe("love❤️");
  });

  it("is not fooled by words that every object has", () => {
    for (const word of ["constructor", "toString", "valueOf", "__proto__ hasOwnProperty"]) expect(pronouncer.pronounce(word).length).toBeGreaterThan(0);
  });

  it("is quick on seven thousand letters without a space", () => {
    expect(pronouncer.pronounce("a".repeat(7500)).length).toBe(1);
    expect(pronouncer.pronounce("xkcd".repeat(1800)).length).toBe(1);
  });

  it.each([
    ["24", "twenty four"], ["24/7", "twenty four seven"], ["1st", "first"], ["22nd", "twenty second"], ["1999", "nineteen ninety nine"],
    ["2005", "two thousand five"], ["2026", "twenty twenty six"], ["'80s", "eighties"], ["1980s", "nineteen eighties"], ["7:30", "seven thirty"],
    ["12:00", "twelve o'clock"], ["9:05", "nine oh five"], ["$5", "five dollars"], ["$1", "one dollar"], ["$5.50", "five dollars fifty cents"],
    ["€20", "twenty euros"], ["100%", "one hundred percent"], ["&", "and"], ["3.14", "three point one four"], ["1,000,000", "one million"],
    ["007", "zero zero seven"], ["#1", "number one"], ["Mr.", "mister"], ["Dr.", "doctor"], ["FBI", "f b i"], ["BBC", "b b c"], ["U.S.A.", "u s ay"],
    ["AI", "ay i"], ["OMG", "o m g"], ["3am", "three ay m"], ["$3.5m", "three point five million dollars"], ["1/2", "one half"], ["½", "one half"],
    ["-5", "minus five"], ["café", "cafe"], ["Łódź", "lodz"], ["9-to-5", "nine to five"], ["2nite", "tonight"],
  ])("says %s as %s", (written, spoken) => {
    expect(only(written).spoken).toBe(spoken);
  });

  it("tells a saint from a street", () => {
    expect(say("St. Louis")).toBe("saint louis");
    expect(say("Main St. to me")).toBe("main street to me");
  });

  it("says measures after numbers only", () => {
    expect(say("10 km to me")).toBe("ten kilometers to me");
    expect(say("I am")).toBe("i am");
    expect(say("No. 1")).toBe("number one");
  });

  it("keeps a number one word with the syllables of all it says", () => {
    const word = only("24");
    expect(word.text).toBe("24");
    expect(sounds(word)).toBe("T W EH1 N T IY0 F AO1 R");
    expect(word.syllables).toHaveLength(3);
  });

  it.each([
    ["runnin'", "R AH1 N IH0 N"], ["runnin’", "R AH1 N IH0 N"], ["sooooo", "S OW1"], ["looove", "L AH1 V"], ["starlight", "S T AA1 R L AY2 T"],
    ["cats", "K AE1 T S"], ["dogs", "D AO1 G Z"], ["kisses", "K IH1 S IH0 Z"], ["dog's", "D AO1 G Z"], ["kissed", "K IH1 S T"],
    ["burned", "B ER1 N D"], ["happiness", "HH AE1 P IY0 N AH0 S"], ["burning", "B ER1 N IH0 NG"], ["“love”", "L AH1 V"], ["LOVE", "L AH1 V"],
  ])("derives %s", (written, expected) => {
    expect(sounds(only(written))).toBe(expected);
    expect(only(written).source).not.toBe("guessed");
  });

  it("marks guesses, so that they can be shown", () => {
    expect(only("Zyxgor").source).toBe("guessed");
    expect(only("love").source).toBe("dictionary");
    expect(only("gonna").source).toBe("override");
    expect(only("starlight").source).toBe("rule");
  });

  it("chooses between two sounds of one spelling by the neighbours", () => {
    const close = (text: string) => sounds(pronouncer.pronounce(text).find((w) => w.spoken === "close"));
    expect(close("close the door")).toBe("K L OW1 Z");
    expect(close("stay close to me")).toBe("K L OW1 S");
  });

  it("gives consonants to the next syllable as far as English allows", () => {
    expect(only("extra").syllables.map((s) => s.onset.length)).toEqual([0, 3]);
    expect(only("happy").syllables.map((s) => s.coda.length)).toEqual([0, 0]);
  });
});

describe("rhyme", () => {
  it("rhymes light with night and not with love", () => {
    expect(rhymeKey(only("light"))).toBe(rhymeKey(only("night")));
    expect(rhymeKey(only("light"))).not.toBe(rhymeKey(only("love")));
    expect(rhymeKey(only("happy"))).toBe("AE P IY");
  });

  it("takes function words as unstressed", () => {
    expect(stressPattern(pronouncer.pronounce("to the happy night"))).toEqual([0, 0, 1, 0, 1]);
  });
});
