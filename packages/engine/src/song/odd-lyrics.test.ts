import { dictionary } from "cmu-pronouncing-dictionary";
import { describe, expect, it } from "vitest";
import type { SongPlan } from "./song-events.ts";
import { planSong } from "./plan-song.ts";

const plan = (lyrics: string): SongPlan => planSong({ lyrics, style: "pop", seed: 1 }, { lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) });

describe("odd lyrics", () => {
  it.each([["Love", 1], ["Psst", 1], ["hmm", 1], ["brr brr", 2], ["x", 1], ["bcdfg hjklm", 2], ["HELLO WORLD", 2], ["[Verse\nI walk the line\n[Chorus", 4], ["1 2 3 4", 4]])("%j is sung, %i words", (lyrics, words) => {
    const { score, words: timed, notes } = plan(lyrics);
    expect(timed).toHaveLength(words);
    expect(score.vocals[0]!.lines.flatMap((line) => line.notes).length).toBeGreaterThan(0);
    expect(score.duration).toBeLessThan(60);
    expect(notes.join(" ")).not.toContain("nothing in the lyrics");
  });

  it.each(["🎸🎸🎸", "...", "-", "[Verse]", "Привет мир", "你好世界"])("%j has nothing to sing: a song without a singer that says so", (lyrics) => {
    const { score, words, notes } = plan(lyrics);
    expect(words).toEqual([]);
    expect(score.vocals).toEqual([]);
    expect(score.parts.length).toBeGreaterThan(0);
    expect(notes.join(" ")).toContain("nothing in the lyrics that can be sung");
  });

  it("sings brackets alone with the backing voices, also when one never closes", () => {
    for (const lyrics of ["[Chorus]\n(la la la)", "((((oh)"]) expect(plan(lyrics).score.vocals.map((part) => part.stem)).toContain("backing-vocals");
  });
});
