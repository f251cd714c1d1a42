import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { VocalLine } from "../score/score.ts";
import { SINGERS, singerOf } from "../sing/singers.ts";
import { timeWords } from "../sing/time-words.ts";
import type { SongPlan } from "../song/song-events.ts";
import { planSong } from "../song/plan-song.ts";
import type { SongRequest } from "../song/song-request.ts";
import { octaveLine } from "./share-lead.ts";

const plan = (request: SongRequest): SongPlan => planSong(request, { lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) });
const LYRICS = "[Verse]\nI walk along the river\nAnd think about the sea\n\n[Chorus]\nSing it together (oh yes)\nSing it with me\n\n[Verse]\nYou stand upon the hillside\nAnd wave your hand at me\n\n[Chorus]\nSing it together (oh yes)\nSing it with me";

describe("a duet", () => {
  const { score, words } = plan({ lyrics: LYRICS, style: "pop duet", seed: 5 });
  const lead = score.vocals.find((part) => part.id === "lead")!;
  const partner = score.vocals.find((part) => part.id === "partner")!;
  const kindOf = (line: VocalLine): string => score.sections[line.section]!.label;

  it("gives the second verse to the partner, who is of the other sex, and joins in the choruses", () => {
    expect(singerOf(partner.singer).gender).not.toBe(singerOf(lead.singer).gender);
    const verses = lead.lines.filter((line) => score.sections[line.section]!.kind === "verse");
    expect(verses.map((line) => line.singer ?? lead.singer)).toEqual([lead.singer, lead.singer, partner.singer, partner.singer]);
    expect(new Set(partner.lines.map((line) => score.sections[line.section]!.kind))).toEqual(new Set(["chorus"]));
    expect(partner.lines.map(kindOf).length).toBe(4);
  });

  it("times the words of both", () => {
    expect(timeWords(score).map((word) => word.word).join(" ")).toBe(LYRICS.replace(/\[.*\]|\(.*\)/g, "").split(/\s+/).filter(Boolean).join(" "));
    expect(words.find((word) => word.word === "hillside")?.line).toBe(4);
  });
});

describe("choirs", () => {
  it("lead in choral music, join the refrains of gospel, and answer a shantyman line by line", () => {
    const choral = plan({ lyrics: LYRICS, style: "choral", seed: 1 }).score;
    expect(choral.vocals.find((part) => part.id === "lead")!.singer).toBe("chapel-choir");
    const gospel = plan({ lyrics: LYRICS, style: "gospel", seed: 1 }).score;
    expect(singerOf(gospel.vocals.find((part) => part.id === "lead")!.singer).ensemble).toBeUndefined();
    expect(gospel.vocals.find((part) => part.id === "choir-voices")!.lines).toHaveLength(4);
    const shanty = plan({ lyrics: LYRICS, style: "sea shanty", seed: 1 }).score;
    const verse = shanty.vocals.find((part) => part.id === "lead")!.lines.filter((line) => shanty.sections[line.section]!.kind === "verse");
    expect(verse.map((line) => line.singer)).toEqual([undefined, "street-choir", undefined, "street-choir"]);
    expect(shanty.vocals.find((part) => part.id === "answer")!.singer).toBe("street-choir");
  });

  it("stay away from the preset with one voice, which gives its own answers", () => {
    for (const style of ["gospel", "sea shanty", "pop"]) {
      const { score } = plan({ lyrics: LYRICS, style, seed: 1, preset: "quick" });
      const lead = score.vocals.find((part) => part.id === "lead")!;
      expect(score.vocals.map((part) => part.id)).toEqual(["lead", "answer"]);
      expect(new Set(score.vocals.flatMap((part) => [part.singer, ...part.lines.flatMap((line) => line.singer ?? [])]))).toEqual(new Set([lead.singer]));
    }
  });
});

describe("octaveLine", () => {
  const pitch = fc.integer({ min: 36, max: 84 });
  it("brings any line into anybody's range and keeps the shape of one that fits", () => {
    fc.assert(
      fc.property(fc.array(pitch, { minLength: 1, maxLength: 12 }), fc.constantFrom(...Object.keys(SINGERS)), (pitches, key) => {
        const singer = singerOf(key);
        const line = { notes: pitches.map((midi, i) => ({ beat: i, beats: 1, velocity: 90, pitches: [{ offset: 0, midi }] })) } as unknown as VocalLine;
        const moved = octaveLine(line, singer).notes.map((note) => note.pitches[0]!.midi);
        moved.forEach((midi, i) => {
          expect(midi).toBeGreaterThanOrEqual(singer.range.low);
          expect(midi).toBeLessThanOrEqual(singer.range.high);
          expect((midi - pitches[i]!) % 12 === 0).toBe(true);
        });
        if (Math.max(...pitches) - Math.min(...pitches) <= 6) moved.forEach((midi, i) => expect(midi - moved[0]!).toBe(pitches[i]! - pitches[0]!));
      }),
    );
  });
});
