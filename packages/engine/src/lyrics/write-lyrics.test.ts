import { dictionary } from "cmu-pronouncing-dictionary";
import { describe, expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { createRandom } from "../random.ts";
import { createPronouncer } from "./pronounce.ts";
import { rhymeKey } from "./rhyme.ts";
import * as moulds from "./moulds.ts";
import * as general from "./subject-passages.ts";
import { THEMES } from "./themes/catalogue.ts";
import { LEXICON } from "./themes/lexicon.ts";
import type { LyricSheet } from "./lyric-sheet.ts";
import { writeLyrics } from "./write-lyrics.ts";

const pronouncer = createPronouncer({ lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) });
const syllables = (line: string): number => pronouncer.pronounce(line).reduce((sum, word) => sum + word.syllables.length, 0);
/** "hear" and "here" are written IH R and IY R in the dictionary and sound alike. */
const ending = (line: string): string => rhymeKey(pronouncer.pronounce(line).at(-1)!).replace("IY R", "IH R");
const lastWord = (line: string): string => pronouncer.pronounce(line).at(-1)!.text.toLowerCase().replace(/[^a-z']/g, "");
const FILL: Record<string, string> = { name: "Anna", age: "thirty", thing: "the old machine", activity: "driving home", place: "London", title: "Golden days", t: "the river", u: "the old stones", p: "along the shore", h: "carry me over" };
const filled = (pattern: string): string[] => pattern
  .replace(/\{([^{}|]+)\|[^{}]*\}/g, "$1").replace(/\{([^{}]+)\}/g, (_, slot: string) => FILL[slot.toLowerCase()]!).split("/").map((line) => line.trim());

const write = (prompt: string, seed: number): LyricSheet => writeLyrics(readBrief({ prompt, seed }), pronouncer, createRandom(seed).fork("lyrics"));
const words = (sheet: LyricSheet): string => sheet.sections.flatMap((section) => section.lines.map((line) => line.text)).join(" ").toLowerCase();

describe("the writer's stock", () => {
  const passages = THEMES.flatMap((theme) => [...theme.scenes, ...theme.verses, ...theme.lifts, ...theme.bridges, ...theme.choruses.map(([, lines]) => lines)]
    .map((pattern) => [theme.key, pattern] as const));
  const filledIn = Object.entries(moulds).flatMap(([name, list]) => list.map((pattern) => [name, pattern] as const));
  const loose = Object.values(general).flat().map((entry) => ["general", typeof entry === "string" ? entry : entry[1]] as const);

  it("rhymes by sound, on different words", () => {
    for (const [key, pattern] of [...passages, ...loose, ...filledIn]) {
      const lines = filled(pattern);
      const pairs = lines.length === 2 ? [[0, 1]] : ending(lines[0]!) === ending(lines[1]!) && ending(lines[2]!) === ending(lines[3]!) ? [[0, 1], [2, 3]] : [[1, 3]];
      for (const [a, b] of pairs) {
        expect(ending(lines[a!]!), `${key}: ${pattern}`).toBe(ending(lines[b!]!));
        expect(lastWord(lines[a!]!), `${key}: ${pattern}`).not.toBe(lastWord(lines[b!]!));
      }
    }
  });

  it("keeps lines of a passage within three syllables of each other", () => {
    for (const [key, pattern] of [...passages, ...filledIn]) {
      const counts = filled(pattern).map(syllables);
      expect(Math.max(...counts) - Math.min(...counts), `${key}: ${pattern}`).toBeLessThanOrEqual(3);
    }
  });

  it("has nothing the singers would have to guess", () => {
    for (const [key, pattern] of [...passages, ...filledIn, ...Object.entries(LEXICON).flatMap(([key, words]) => [...words.things, ...words.places, ...words.hooks].map((entry) => [key, entry] as const))]) for (const line of filled(pattern)) for (const word of pronouncer.pronounce(line)) expect(word.source, `${key}: ${word.text}`).not.toBe("guessed");
  });

  it("has words of its own for every theme, enough of each", () => {
    for (const theme of THEMES) {
      const words = LEXICON[theme.key]!;
      expect(new Set(words.things).size, theme.key).toBeGreaterThanOrEqual(10);
      expect(new Set(words.places).size, theme.key).toBeGreaterThanOrEqual(5);
      expect(new Set(words.hooks).size, theme.key).toBeGreaterThanOrEqual(6);
    }
  });

  it("has choruses that sing their title", () => {
    const plain = (text: string): string => text.toLowerCase().replace(/[^a-z{} ]/g, "");
    for (const theme of THEMES) for (const [title, lines] of theme.choruses) expect(plain(lines)).toContain(plain(title));
  });
});

describe("a written song", () => {
  const prompts = ["driving home at night", "a pop song about the sea", "house song for dancing till dawn", "a jazz song about rain in London", "a folk song about my grandmother",
    "rock song about freedom", "song about a purple teapot", "a friend's birthday: Anna turns 30", "lullaby for baby Leo", "an epic song about a dragon"];

  it("keeps each stanza within three syllables, has a chorus that returns, and a second verse of its own", () => {
    for (const [i, prompt] of prompts.entries()) for (let seed = 0; seed < 8; seed++) {
      const sheet = write(prompt, seed * 31 + i);
      for (const section of sheet.sections.filter((part) => part.lines.length > 1 && part.kind !== "post-chorus")) {
        const counts = section.lines.map((line) => syllables(line.text));
        expect(Math.max(...counts) - Math.min(...counts), section.lines.map((line) => line.text).join(" / ")).toBeLessThanOrEqual(3);
      }
      const choruses = sheet.sections.filter((section) => section.kind === "chorus").map((section) => JSON.stringify(section.lines));
      expect(choruses.length).toBeGreaterThan(0);
      expect(new Set(choruses).size).toBe(1);
      const verses = sheet.sections.filter((section) => section.kind === "verse").flatMap((section) => section.lines.map((line) => line.text));
      expect(new Set(verses).size, verses.join("\n")).toBe(verses.length);
    }
  });

  it("is about what was asked", () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(words(write("a friend's birthday: Anna turns 30", seed))).toContain("anna");
      expect(words(write("a song about a purple teapot", seed))).toContain("the purple teapot");
      expect(words(write("a pop song about the sea", seed))).toMatch(/sea|ocean|tide|wave|sail|water|harbor|salt/);
    }
  });

  it("puts the title into the chorus", () => {
    for (let seed = 0; seed < 12; seed++) {
      const sheet = write("a song about summer", seed);
      const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");
      expect(plain(sheet.sections.find((section) => section.kind === "chorus")!.lines.map((line) => line.text).join(""))).toContain(plain(sheet.title));
    }
  });

  it("shares few lines with another seed's song on the same subject, and next to none with another subject's", () => {
    const linesOf = (prompt: string, seed: number): Set<string> => new Set(write(prompt, seed).sections.flatMap((section) => section.lines.map((line) => line.text.toLowerCase())).filter(Boolean));
    const shared = (sets: readonly Set<string>[]): number => {
      const pairs = sets.flatMap((a, i) => sets.slice(i + 1).map((b) => [...a].filter((line) => b.has(line)).length / Math.min(a.size, b.size)));
      return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
    };
    for (const prompt of ["a pop song about love", "a pop song about the sea", "a song about a purple teapot", "a house song"]) {
      expect(shared(Array.from({ length: 12 }, (_, seed) => linesOf(prompt, seed * 13 + 1))), prompt).toBeLessThan(0.25);
    }
    expect(shared(["love", "the sea", "winter", "my mother", "freedom", "robots", "coffee", "the city"].map((subject) => linesOf(`a song about ${subject}`, 3)))).toBeLessThan(0.08);
  });

  it("raps in sixteen bars or eight, denser than it sings, and the hook comes back", () => {
    for (const prompt of ["a hip hop song about the city", "a trap song about money", "a drill song about the night"]) {
      const sheet = write(prompt, 4);
      const verses = sheet.sections.filter((section) => section.kind === "verse");
      for (const verse of verses) expect([8, 16]).toContain(verse.lines.length);
      const mean = (lines: readonly { text: string }[]): number => lines.reduce((sum, line) => sum + syllables(line.text), 0) / lines.length;
      expect(mean(verses.flatMap((verse) => verse.lines))).toBeGreaterThan(9.5);
      expect(sheet.sections.filter((section) => section.kind === "chorus").length).toBeGreaterThan(1);
    }
  });

  it("is the same for the same seed and clearly another for another", () => {
    for (const prompt of prompts) {
      expect(write(prompt, 5)).toEqual(write(prompt, 5));
      const texts = Array.from({ length: 6 }, (_, seed) => words(write(prompt, seed)));
      expect(new Set(texts).size).toBeGreaterThanOrEqual(5);
    }
  });
});
