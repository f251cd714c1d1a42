import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportDocument } from "../encode/export-document.ts";
import { displayedLines } from "../encode/write-lrc.ts";
import type { Score, VocalLine } from "../score/score.ts";
import { SINGERS } from "../sing/singers.ts";
import { coverDocument } from "./cover-document.ts";
import { gainAt, joinAutomation } from "./cut-automation.ts";
import { extendDocument } from "./extend-document.ts";
import { infillDocument } from "./infill-document.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { writeSong } from "./plan-song.ts";
import { scoreOfWindow } from "./score-of-window.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import { singOver } from "./sing-over.ts";
import type { SongDocument } from "./song-document.ts";
import { varyDocument } from "./vary-document.ts";

const words = { lookup: (word: string): string | undefined => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) };
const SONGS: SongDocument[] = [
  writeSong({ prompt: "driving home at night", style: "synthwave", seed: 11, length: 70 }, words),
  writeSong({ prompt: "my grandmother's garden", style: "jazz swing", seed: 4, length: 60 }, words),
  writeSong({ prompt: "a storm at sea", style: "rock", instrumental: true, seed: 9, length: 60 }, words),
];
const leadOf = (score: Score): readonly VocalLine[] => score.vocals.find((part) => part.id === "lead")?.lines ?? [];
const tuneOf = (score: Score): string[] => leadOf(score).flatMap((line) => line.notes.map((note) => `${note.beat.toFixed(2)} ${note.pitches.map((p) => p.midi).join("/")}`));
/** Every syllable has its note, parts are in order, everything lies in its section and its singer's range. */
function checkScore(score: Score): void {
  for (const part of score.vocals) {
    for (const line of part.lines) {
      expect(line.notes.length).toBe(line.words.reduce((sum, word) => sum + word.syllables.length, 0));
      expect(score.sections[line.section]).toBeDefined();
      line.notes.forEach((note, i) => expect(note.beat).toBeGreaterThanOrEqual((line.notes[i - 1]?.beat ?? -1) - 1e-6));
    }
  }
  expect(new Set([...score.parts, ...score.vocals].map((part) => part.id)).size).toBe(score.parts.length + score.vocals.length);
  score.sections.forEach((section, i) => {
    expect(section.index).toBe(i);
    const before = score.sections[i - 1];
    if (before) expect(section.beat).toBeCloseTo(before.beat + before.beats, 6);
  });
  for (const { beat, beats } of score.chords) expect(beats, `chord at ${beat}`).toBeGreaterThan(0);
}
/** What a clip says of itself fits into it. */
function checkPlan(document: SongDocument): void {
  const plan = planOfDocument(document);
  const lines = displayedLines(plan.lyrics);
  const length = document.window.to - document.window.from;
  for (const word of plan.words) {
    expect(word.start).toBeGreaterThanOrEqual(0);
    expect(word.end).toBeLessThanOrEqual(length + 1e-6);
    expect(lines[word.line], word.word).toContain(word.word);
  }
  for (const section of plan.sections) expect(section.end).toBeLessThanOrEqual(length + 1e-6);
}

describe("a song's document", () => {
  it("is plain JSON: nothing is lost on the way to a file and back", () => {
    fc.assert(fc.property(fc.constantFrom("folk", "house", "waltz", "trap"), fc.nat(10_000), fc.constantFrom(25, 60), fc.boolean(), (style, seed, length, instrumental) => {
      const document = writeSong({ prompt: "a river in spring", style, seed, length, instrumental }, words);
      const back = JSON.parse(JSON.stringify(document)) as SongDocument;
      // Minus zero is zero on paper.
      const plain = (value: unknown): unknown => (typeof value === "number" ? value + 0 : Array.isArray(value) ? value.map(plain)
        : value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)])) : value);
      expect(back.score).toEqual(plain(document.score));
      expect(back.engine).toBe(ENGINE_VERSION);
      const [there, here] = [planOfDocument(back), planOfDocument(document)];
      expect({ ...there, score: null }).toEqual({ ...here, score: null });
    }), { numRuns: 6, seed: 3 });
  });
});

describe("extending", () => {
  it.each([[0, 20.3], [0, 55], [1, 17], [1, 500], [2, 33]])("song %i from second %f keeps what was and goes on from the bar line", (n, at) => {
    const source = SONGS[n]!;
    const longer = extendDocument(source, { seed: 77, length: 40 }, at, words);
    const { score } = longer;
    checkScore(score);
    checkPlan(longer);
    const join = score.sections.findLast((s) => s.beat * 60 / score.bpm <= longer.window.from + 0.6 + 60 / score.bpm)!.beat;
    expect(score.bpm).toBe(source.score.bpm);
    expect(score.key).toEqual(source.score.key);
    for (const part of source.score.parts) {
      const now = score.parts.find((p) => p.id === part.id);
      const kept = part.notes.filter((note) => note.beat < join - 0.1);
      expect(now?.notes.filter((note) => note.beat < join - 0.1).map((note) => [note.beat, note.midi]) ?? []).toEqual(kept.map((note) => [note.beat, note.midi]));
    }
    expect(leadOf(score)[0]?.notes).toEqual(leadOf(source.score)[0]?.notes);
    expect(longer.window.to).toBeCloseTo(score.duration, 6);
    expect(score.duration).toBeGreaterThan(Math.min(at, source.score.duration - 4) + 15);
    expect(Math.abs(longer.window.from - Math.min(at, source.score.duration - 2.5))).toBeLessThan(5);
    const singers = new Set(score.vocals.filter((part) => part.stem === "lead-vocals").map((part) => part.singer));
    expect(singers.size).toBe(n === 2 ? 0 : 1);
  });

  it("sings the words that are given, in order, and two seeds go on differently", () => {
    const lyrics = "[Bridge]\nEvery lantern on the water\nKnows the way the river goes\n[Chorus]\nCarry me over tonight";
    const [a, b] = [1, 2].map((seed) => extendDocument(SONGS[0]!, { seed, lyrics }, 24, words));
    for (const longer of [a!, b!]) {
      expect(planOfDocument(longer).words.map((word) => word.word).join(" ")).toContain("Every lantern on the water Knows the way the river goes Carry me over tonight");
      checkScore(longer.score);
      checkPlan(longer);
    }
    expect(a!.score.parts).not.toEqual(b!.score.parts);
  });

  it("holds anywhere in any style, and again in what came of it", () => {
    const style = fc.constantFrom("reggae", "gospel", "uk garage", "musical theatre", "waltz", "techno", "drill", "piano ballad");
    fc.assert(fc.property(style, fc.nat(9999), fc.double({ min: 0, max: 1.2, noNaN: true }), fc.double({ min: 0, max: 30, noNaN: true }), (name, seed, part, later) => {
      const source = writeSong({ prompt: "a river in spring", style: name, seed, length: 60 }, words);
      const once = extendDocument(source, { seed: seed + 1, length: 25 }, part * source.score.duration, words);
      const twice = extendDocument(once, { seed: seed + 2, length: 25 }, once.window.from + later, words);
      for (const document of [once, twice]) {
        checkScore(document.score);
        checkPlan(document);
        const lines = leadOf(document.score);
        lines.forEach((line, i) => {
          if (i > 0) expect(line.notes[0]!.beat).toBeGreaterThanOrEqual(lines[i - 1]!.notes.at(-1)!.beat);
        });
      }
    }), { numRuns: 8, seed: 5 });
  });

  it("can be done again to its own result", () => {
    const once = extendDocument(SONGS[0]!, { seed: 3, length: 30 }, 30, words);
    const twice = extendDocument(once, { seed: 4, length: 30 }, once.window.to - 6, words);
    checkScore(twice.score);
    checkPlan(twice);
    expect(twice.window.from).toBeGreaterThan(once.window.from);
  });
});

describe("levels at a join", () => {
  const kept = [{ beat: 0, gain: 0 }, { beat: 10, gain: -10 }];
  it("are the old ones before it and the new ones after it, without a slope between", () => {
    const joined = joinAutomation(kept, [{ beat: 100, gain: 3 }, { beat: 110, gain: -3 }], 5, -95)!;
    for (const beat of [0, 2, 4.9]) expect(gainAt(joined, beat)).toBeCloseTo(-beat, 6);
    for (const beat of [5, 8, 15]) expect(gainAt(joined, beat)).toBeCloseTo(3 - 0.6 * (beat - 5), 6);
    expect(gainAt(joinAutomation(kept, undefined, 5, 0)!, 7)).toBe(0);
    expect(gainAt(joinAutomation(undefined, kept, 5, 0)!, 3)).toBe(0);
    expect(joinAutomation(undefined, undefined, 5, 0)).toBeUndefined();
  });
});

describe("making a stretch anew", () => {
  it.each([[0, 12.2, 30.8], [1, 10, 22], [2, 5, 25]])("song %i from %f to %f changes nothing outside and something inside", (n, from, to) => {
    const source = SONGS[n]!;
    const { document, begins, ends } = infillDocument(source, { seed: 5 }, from, to, words);
    checkScore(document.score);
    checkPlan(document);
    expect(begins * 60 / source.score.bpm).toBeGreaterThanOrEqual(from - 0.01);
    expect(ends * 60 / source.score.bpm).toBeLessThanOrEqual(to + 0.01);
    expect(document.score.duration).toBe(source.score.duration);
    const outside = (score: Score) => score.parts.map((part) => part.notes.filter((note) => note.beat >= ends || note.beat < begins - 0.1).map((note) => [note.beat, note.midi, note.velocity]));
    expect(outside(document.score)).toEqual(outside(source.score));
    expect(document.score.parts).not.toEqual(source.score.parts);
  });

  it("sings other words on the old melody's frame", () => {
    const source = SONGS[0]!;
    const lyrics = "Nobody told me the harbour was burning, nobody woke me until it was gone";
    const { document, begins, ends } = infillDocument(source, { seed: 5, lyrics }, 12, 34, words);
    checkScore(document.score);
    checkPlan(document);
    const inside = (score: Score) => leadOf(score).filter((line) => line.notes[0]!.beat >= begins && line.notes.at(-1)!.beat < ends);
    expect(inside(document.score).map((line) => line.text).join(" ")).toContain("harbour was burning");
    const pitches = (lines: readonly VocalLine[]) => lines.flatMap((line) => line.notes.flatMap((note) => note.pitches.map((p) => p.midi)));
    const known = new Set(pitches(inside(source.score)));
    for (const midi of pitches(inside(document.score))) expect(known.has(midi)).toBe(true);
  });
});

describe("covering", () => {
  it.each(["bossa nova", "metal", "house, 126 bpm", "country, deep male vocals", "orchestral film score", "reggae"])("as %s keeps the melody and the words", (style) => {
    const source = SONGS[0]!;
    const cover = coverDocument(source, { style, seed: 8 }, 0.7, words);
    checkScore(cover.score);
    checkPlan(cover);
    const [old, now] = [source.score, cover.score].map((score) => leadOf(score).flatMap((line) => line.notes.map((note) => note.pitches[0]!.midi)));
    expect(now).toHaveLength(old!.length);
    const shift = cover.score.key.tonic - source.score.key.tonic;
    const kept = now!.filter((midi, i) => (midi - old![i]! - shift) % 12 === 0).length;
    expect(kept / now!.length).toBeGreaterThanOrEqual(0.8);
    expect(leadOf(cover.score).map((line) => line.text)).toEqual(leadOf(source.score).map((line) => line.text));
    expect(cover.brief.style.key).not.toBe(source.brief.style.key);
    expect(cover.score.parts.map((part) => JSON.stringify(part.instrument))).not.toEqual(source.score.parts.map((part) => JSON.stringify(part.instrument)));
    const singer = SINGERS[cover.score.vocals.find((part) => part.id === "lead")!.singer]!;
    for (const midi of now!) expect(midi >= singer.range.low && midi <= singer.range.high).toBe(true);
    if (/male/.test(style)) expect(singer.gender).toBe("male");
    else expect(cover.score.key).toEqual(source.score.key);
  });

  it("strays from the tune as the influence falls", () => {
    const kept = [0.7, 0.3, 0.15, 0].map((influence) => {
      const now = new Set(tuneOf(coverDocument(SONGS[0]!, { style: "synthwave", seed: 8 }, influence, words).score));
      const old = tuneOf(coverDocument(SONGS[0]!, { style: "synthwave", seed: 8 }, 1, words).score);
      return old.filter((note) => now.has(note)).length / old.length;
    });
    expect(kept[0]).toBe(1);
    expect(kept).toEqual(kept.toSorted((a, b) => b - a));
    expect(kept.at(-1)).toBeLessThan(0.6);
  });
});

describe("varying", () => {
  const neutral = { variation: 0, clarity: 0.5, tone: 0.5, stereoWidth: 0.5 };
  it("in the middle is the same song", () => {
    for (const song of SONGS) expect(varyDocument(song, 1, neutral).score).toEqual(song.score);
  });

  it("moves the melody and the band further from the song with every step", () => {
    for (const song of SONGS) {
      const old = tuneOf(song.score);
      const far = [0, 0.25, 0.5, 0.75, 1].map((variation) => {
        const { score } = varyDocument(song, 3, { ...neutral, variation });
        checkScore(score);
        const now = new Set(tuneOf(score));
        const notes = (s: Score): Set<string> => new Set(s.parts.flatMap((part) => part.notes.map((note) => `${part.id} ${note.beat.toFixed(1)} ${note.midi}`)));
        const [before, after] = [notes(song.score), notes(score)];
        return { tune: old.filter((note) => !now.has(note)).length, band: [...before].filter((note) => !after.has(note)).length };
      });
      for (const part of ["tune", "band"] as const) {
        const steps = far.map((f) => f[part]);
        expect(steps[0]).toBe(0);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        if (old.length > 0 || part === "band") expect(steps.at(-1)).toBeGreaterThan(steps[1]!);
      }
    }
  });

  it("clarity thins the band", () => {
    const counts = [0, 0.25, 0.5, 0.75, 1].map((clarity) => varyDocument(SONGS[0]!, 3, { ...neutral, clarity }).score.parts.reduce((sum, part) => sum + part.notes.length, 0));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBe(5);
  });
});

describe("singing over music that is there", () => {
  it.each([[2, undefined], [2, "[Verse]\nHarbour lights are calling me\nOver miles of open sea\n[Chorus]\nBring me home\nBring me home before the morning"], [0, "One line is enough"]])("song %i, words %j: the band plays on, every line has its place", (n, lyrics) => {
    const source = SONGS[n]!;
    const sung = singOver(source, { seed: 6, prompt: "sailing home", style: "folk, female vocals", lyrics }, words);
    checkScore(sung.score);
    checkPlan(sung);
    expect(sung.score.parts).toEqual(source.score.parts);
    expect(sung.score.duration).toBe(source.score.duration);
    const plan = planOfDocument(sung);
    expect(plan.words.length).toBeGreaterThan(3);
    if (lyrics) expect(plan.words.map((word) => word.word).join(" ")).toBe(lyrics.replace(/\[.*?\]\n/g, "").replaceAll("\n", " "));
    for (const line of leadOf(sung.score)) {
      const section = sung.score.sections[line.section]!;
      expect(line.notes[0]!.beat).toBeGreaterThanOrEqual(section.beat - 1);
      expect(line.notes.at(-1)!.beat).toBeLessThan(section.beat + section.beats);
    }
    expect(SINGERS[plan.singer!]!.gender).toBe("female");
  });

  it("says which words the music has no room for", () => {
    const lyrics = Array.from({ length: 60 }, (_, i) => `Line ${i + 1} of a very long and winding ballad`).join("\n");
    expect(planOfDocument(singOver(SONGS[2]!, { seed: 6, lyrics }, words)).notes.join(" ")).toMatch(/no room for the last \d+ lines/);
  });
});

describe("the score of a window", () => {
  it("begins with the window's bar and loses nothing that is struck in it", () => {
    const { score } = SONGS[0]!;
    const window = { from: 20, to: 41.7 };
    const cut = scoreOfWindow({ score, window });
    checkScore(cut);
    const inside = (beat: number): boolean => beat * 60 / score.bpm >= window.from && beat * 60 / score.bpm < window.to - 1e-6;
    const count = (s: Score, all: boolean): number => s.parts.reduce((sum, part) => sum + part.notes.filter((note) => all || inside(note.beat)).length, 0);
    expect(count(cut, true) - count(score, false)).toBeLessThanOrEqual(12);
    expect(count(cut, true)).toBeGreaterThanOrEqual(count(score, false));
    expect(cut.sections[0]!.beat).toBe(0);
  });

  it("every format is written of any window", () => {
    for (const song of SONGS) {
      for (const window of [song.window, { from: 11.3, to: 31 }]) {
        const document = { ...song, window };
        for (const format of ["midi", "musicxml", "lrc", "lrc-words", "chords"] as const) expect(exportDocument(document, format).content.length).toBeGreaterThan(30);
        const sheet = exportDocument(document, "chords").content as string;
        const sung = leadOf(scoreOfWindow(document));
        for (const line of sung) expect(sheet.replace(/[^\p{L}]/gu, "")).toContain(line.words.map((word) => word.text).join("").replace(/[^\p{L}]/gu, "").slice(0, 6));
        for (const chord of scoreOfWindow(document).chords) expect(sheet).toContain(chord.symbol);
      }
    }
  });
});
