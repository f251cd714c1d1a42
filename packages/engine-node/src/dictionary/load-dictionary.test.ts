import { describe, expect, it } from "vitest";
import { createPronouncer } from "@tunewright/engine/lyrics/pronounce";
import { OVERRIDES } from "@tunewright/engine/lyrics/pronunciation-overrides";
import { CONSONANTS, VOWELS } from "@tunewright/engine/lyrics/pronunciation";
import { rhymeKey } from "@tunewright/engine/lyrics/rhyme";
import { loadDictionary } from "./load-dictionary.ts";

const dictionary = loadDictionary();
const pronouncer = createPronouncer(dictionary);
const sounds = (text: string): string =>
  pronouncer.pronounce(text).flatMap((w) => w.syllables.flatMap((s) => [...s.onset, `${s.nucleus}${s.stress}`, ...s.coda])).join(" ");

describe("the pronunciation dictionary", () => {
  it("knows common words and nothing that is not a word of it", () => {
    expect(dictionary.lookup("night")).toBe("N AY1 T");
    expect(dictionary.lookup("__proto__")).toBeUndefined();
    expect(dictionary.lookup("zyxgor")).toBeUndefined();
  });

  it("lets the words of a song be sung without guessing", () => {
    const text =
      "Neon lights are callin' my name, I'm runnin' 24/7 through the starlit streets of Los Angeles; y'all should've seen the " +
      "moonlight dancin' on heartstrings, whoa-oh-oh, sooooo beautiful, baby! She's unbreakable & I've lost my wildflower";
    const guessed = pronouncer.pronounce(text).filter((word) => word.source === "guessed");
    expect(guessed.map((word) => word.text)).toEqual([]);
  });

  it("rhymes by sound, not by spelling", () => {
    const key = (word: string) => rhymeKey(pronouncer.pronounce(word)[0]!);
    expect(key("through")).toBe(key("blue"));
    expect(key("though")).not.toBe(key("cough"));
    expect(key("fire")).toBe(key("desire"));
  });

  it("reads tears, close and the by their neighbours", () => {
    expect(sounds("a single tear")).toContain("T IH1 R");
    expect(sounds("tear me apart")).toContain("T EH1 R");
    expect(sounds("the end")).toBe("DH IY0 EH1 N D");
    expect(sounds("the sea")).toBe("DH AH0 S IY1");
  });

  it("is overridden only by legal sounds with a vowel", () => {
    const legal = new Set<string>([...CONSONANTS, ...VOWELS.flatMap((v) => [0, 1, 2].map((stress) => `${v}${stress}`))]);
    for (const [word, sound] of OVERRIDES) {
      const symbols = sound.split(" ");
      expect(symbols.every((s) => legal.has(s)), word).toBe(true);
      expect(symbols.some((s) => /\d$/.test(s)), word).toBe(true);
    }
  });
});
