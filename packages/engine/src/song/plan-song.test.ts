import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSong } from "./plan-song.ts";
import { displayedLines } from "../encode/write-lrc.ts";

const lookup = (word: string): string | undefined => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined);
const LYRICS = "[Verse]\nHello (hello) out there\n🎸\nI am 24 today!\n\n[Chorus]\n(Hey hey)\nSing it loud, sing it clear\nSing it for the ones you hold dear";

describe("planSong", () => {
  it("sings own lyrics to the letter and points each word at its displayed line", () => {
    const plan = planSong({ lyrics: LYRICS, style: "folk", title: "Mine", seed: 3 }, { lookup });
    expect(plan.title).toBe("Mine");
    expect(plan.lyrics).toBe(LYRICS);
    const lines = displayedLines(plan.lyrics);
    for (const word of plan.words) expect(lines[word.line], word.word).toContain(word.word);
    const sung = plan.words.map((word) => word.word).join(" ");
    for (const text of ["out there", "I am 24 today!", "Sing it loud, sing it clear"]) expect(sung).toContain(text);
  });

  it("any words in any order are all sung", () => {
    const word = fc.constantFrom("river", "blue", "machine", "tomorrow", "I'm", "24", "heartbreak", "zxqv", "café", "running");
    const line = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(" "));
    fc.assert(fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(999), (lines, seed) => {
      const plan = planSong({ lyrics: lines.join("\n"), seed }, { lookup });
      expect(plan.score.vocals[0]!.lines.flatMap((entry) => entry.words.map((entryWord) => entryWord.text)).join(" ")).toBe(lines.join(" "));
      expect(plan.words.length).toBe(lines.join(" ").split(" ").length);
    }), { numRuns: 30 });
  });

  it("7,500 characters fit a song", () => {
    const plan = planSong({ lyrics: "the night is long and the road is cold\n".repeat(190).slice(0, 7500), seed: 1 }, { lookup });
    expect(plan.score.duration).toBeLessThanOrEqual(480);
    expect(plan.words.length).toBeGreaterThan(700);
    // What does not fit is cut at a section or line, and said; what is shown is what is sung.
    expect(plan.notes.some((note) => note.startsWith("The lyrics are longer than eight minutes"))).toBe(true);
    expect(plan.lyrics.length).toBeLessThan(7000);
  });

  it("sections tile the whole duration and words lie in order inside it", () => {
    const plan = planSong({ prompt: "an upbeat synthwave song about driving home at night", seed: 7 }, { lookup });
    plan.sections.forEach((section, i) => expect(section.start).toBeCloseTo(i === 0 ? 0 : plan.sections[i - 1]!.end, 9));
    expect(plan.sections.at(-1)!.end).toBe(plan.score.duration);
    plan.words.forEach((word, i) => { expect(word.end).toBeGreaterThan(word.start); if (i > 0) expect(word.start).toBeGreaterThanOrEqual(plan.words[i - 1]!.start); });
    expect(plan.words.at(-1)!.end).toBeLessThan(plan.score.duration);
    expect(plan.style).toBe("synthwave");
    expect(plan.singer).not.toBeNull();
  });

  it("what could not be obeyed is said, and only that", () => {
    const notesOf = (request: { prompt?: string; lyrics?: string; style?: string }): string[] => planSong({ ...request, seed: 3 }, { lookup }).notes;
    expect(notesOf({ prompt: "a folk song about the sea" })).toEqual([]);
    expect(notesOf({ style: "folk", lyrics: "Wir gehen durch die Nacht und ich bin nicht allein\nund der Mond ist nicht weit" }).join(" ")).toMatch(/German/);
    expect(notesOf({ prompt: "something about my bicycle" }).join(" ")).toMatch(/style/);
  });
});
