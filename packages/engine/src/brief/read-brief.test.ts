import { findStyle } from "./styles/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyName } from "../compose/spell.ts";
import { readBrief } from "./read-brief.ts";
import { namedKey } from "./read-key.ts";
import { namedTempo } from "./read-tempo.ts";
import { STYLES } from "./styles/catalogue.ts";

describe("a tempo and a key in words", () => {
  it("any tempo from 40 to 240 is obeyed exactly, in the style or the prompt", () => {
    fc.assert(fc.property(fc.integer({ min: 40, max: 240 }), fc.boolean(), fc.nat(1000), (bpm, inStyle, seed) => {
      const words = `lo-fi hip hop at ${bpm} bpm`;
      expect(readBrief(inStyle ? { style: words, prompt: "rain", seed } : { prompt: words, seed }).bpm).toBe(bpm);
    }), { numRuns: 60 });
  });

  it("every tonic and mode is obeyed, however it is written", () => {
    for (const [i, letter] of ["C", "D", "E", "F", "G", "A", "B"].entries()) {
      const natural = [0, 2, 4, 5, 7, 9, 11][i]!;
      for (const [sign, shift] of [["", 0], ["#", 1], ["b", -1], [" sharp", 1], [" flat", -1]] as const) {
        for (const mode of ["major", "minor", "dorian", "mixolydian"] as const) {
          expect(readBrief({ prompt: `a rock song in ${letter}${sign} ${mode} about trains`, seed: 1 }).key, `${letter}${sign} ${mode}`)
            .toEqual({ tonic: (natural + shift + 12) % 12, mode });
        }
      }
    }
    expect(namedKey("in Am")).toEqual({ tonic: 9, mode: "minor" });
  });

  it("ordinary words are neither", () => {
    for (const text of ["a minor problem in the kitchen", "a major mistake", "I am 96 years old", "in A big city", "in Berlin", "a song", "be sharp"]) {
      if (text !== "in A big city") expect(namedKey(text), text).toBeUndefined();
      expect(namedTempo(text), text).toBeUndefined();
    }
  });
});

describe("the rest of a request", () => {
  it("each style answers to its own name and keywords", () => {
    for (const style of STYLES) expect(readBrief({ prompt: `a ${style.key} song about rivers`, seed: 3 }).style.key).toBe(style.key);
  });

  it("excluded instruments are silent and wished ones are seated", () => {
    const brief = readBrief({ prompt: "rock song with saxophone and no drums", exclude: "bass", seed: 2 });
    expect(brief.withoutDrums).toBe(true);
    expect(brief.layers.some((layer) => layer.stem === "bass")).toBe(false);
    expect(brief.layers.some((layer) => layer.instrument.kind === "sampled" && layer.instrument.program === 66)).toBe(true);
    expect(readBrief({ prompt: "jazz", exclude: "vocals", seed: 2 }).instrumental).toBe(true);
  });

  it("an excluded style is not taken", () => {
    expect(readBrief({ prompt: "rock or pop song", exclude: "rock", seed: 1 }).style.key).toBe("pop");
  });

  it("waltzes, jigs and written metres", () => {
    expect(readBrief({ prompt: "a folk waltz", seed: 1 }).meter).toEqual({ beatsPerBar: 3, unit: 4 });
    expect(readBrief({ prompt: "folk in 6/8", seed: 1 }).meter).toEqual({ beatsPerBar: 6, unit: 8 });
    expect(readBrief({ prompt: "rock in 5/4", seed: 1 }).meter).toEqual({ beatsPerBar: 5, unit: 4 });
  });

  it("who sings, how, and how long", () => {
    expect(readBrief({ prompt: "male vocals, rock", seed: 1 }).voice.register).toBe("male");
    expect(readBrief({ prompt: "female singer", seed: 1 }).voice.register).toBe("female");
    expect(readBrief({ prompt: "a duet", seed: 1 }).voice.register).toBe("duet");
    expect(readBrief({ prompt: "rap about cats", seed: 1 }).voice.delivery).toBe("rap");
    expect(readBrief({ prompt: "a three minute song", seed: 1 }).length).toBe(180);
  });

  it("names, ages and activities are found", () => {
    const { subject } = readBrief({ prompt: "a friend's birthday: Anna turns 30", seed: 1 });
    expect(subject.themes[0]).toBe("birthday");
    expect(subject).toMatchObject({ name: "Anna", age: "thirty" });
    expect(readBrief({ prompt: "an upbeat synthwave song about driving home at night", seed: 1 }).subject)
      .toMatchObject({ activity: "driving home at night", recognised: true });
    expect(readBrief({ prompt: "a song about a broken umbrella stand", seed: 1 }).subject.thing).toBe("the broken umbrella stand");
  });

  it("says so when the text is not English", () => {
    expect(readBrief({ prompt: "ein Lied über die Nacht und das Meer", seed: 1 })).toMatchObject({ language: "de" });
    expect(readBrief({ prompt: "夜に車で帰る歌", seed: 1 }).notes.join(" ")).toMatch(/Japanese/);
    expect(readBrief({ prompt: "a song about the sea", seed: 1 }).language).toBe("en");
  });

  it("any text at all gives a sensible brief, the same one twice", () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    fc.assert(fc.property(text, text, text, fc.nat(), (prompt, style, exclude, seed) => {
      const brief = readBrief({ prompt, style, exclude, seed });
      expect(brief.bpm).toBeGreaterThanOrEqual(40);
      expect(brief.bpm).toBeLessThanOrEqual(240);
      expect(keyName(brief.key)).toMatch(/^[A-G][#b]? \w+$/);
      expect(brief.subject.themes.length).toBeGreaterThan(0);
      expect(readBrief({ prompt, style, exclude, seed })).toEqual(brief);
    }), { numRuns: 150 });
  });

  it("two neighbouring genres become one song: beat of the last, harmony and tunes of the first", () => {
    const readStyleOf = (style: string) => readBrief({ style, prompt: "a song about rain", seed: 2 }).style;
    for (const [text, base, colour] of [["jazz trap", "trap", "jazz"], ["celtic techno", "techno", "folk"], ["gospel house", "house", "gospel"], ["metal / bossa nova", "bossa nova", "metal"]] as const) {
      const style = readStyleOf(text);
      const [pure, other] = [findStyle(base) ?? readStyleOf(base), findStyle(colour)!];
      expect(style.key, text).toBe(pure.key);
      expect(style.harmony, text).toEqual(other.harmony);
      expect(style.drums, text).toEqual(pure.drums);
      expect(style.tempo, text).toEqual(pure.tempo);
      expect(style.layers.some((layer) => other.layers.some((lent) => lent.instrument === layer.instrument)), text).toBe(true);
      expect(new Set(style.layers.map((layer) => layer.id)).size, text).toBe(style.layers.length);
    }
    for (const text of ["pop punk", "indie folk", "drum and bass", "electronic pop", "folk with strings", "deep house"]) {
      expect(findStyle(readStyleOf(text).key), text).toBe(readStyleOf(text));
    }
  });
});
