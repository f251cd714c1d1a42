import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSong } from "../song/plan-song.ts";
import { hyphenate } from "./hyphenate.ts";
import { writeMusicXml } from "./write-music-xml.ts";

const lookup = (word: string): string | undefined => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined);
const xmlOf = (prompt: string, seed: number, instrumental = false): string => writeMusicXml(planSong({ prompt, seed, instrumental }, { lookup }).score);

/** Throws unless every tag is closed in order. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name, selfClosing] of xml.replace(/<[?!][^>]*>/g, "").matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(name!);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
}

describe("writeMusicXml", () => {
  it("every bar sums to its metre, in every metre", () => {
    for (const [meter, steps] of [["3/4", 12], ["4/4", 16], ["6/8", 12], ["5/4", 20], ["7/8", 14]] as const) for (const style of ["jazz", "folk"]) {
      const xml = xmlOf(`${style} in ${meter} about rain`, 5);
      expectWellFormed(xml);
      const measures = xml.split("<measure ").slice(1);
      expect(measures.length).toBeGreaterThan(10);
      for (const measure of measures) {
        const sum = [...measure.matchAll(/<note>.*?<duration>(\d+)<\/duration>/g)].reduce((total, match) => total + Number(match[1]), 0);
        expect(sum).toBe(steps);
      }
    }
  });

  it("has the words and the chords, and ties that start also stop", () => {
    const xml = xmlOf("folk song about the sea", 3);
    expect(xml).toMatch(/<lyric><syllabic>single<\/syllabic><text>\w/);
    expect(xml).toContain("<harmony>");
    expect(xml.match(/<tie type="start"\/>/g)?.length ?? 0).toBe(xml.match(/<tie type="stop"\/>/g)?.length ?? 0);
  });

  it("an instrumental shows the leading instrument's tune", () => {
    expect(xmlOf("synthwave about stars", 2, true).match(/<pitch>/g)!.length).toBeGreaterThan(40);
  });

  it("hyphenation loses no letter", () => {
    fc.assert(fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (word, count) => {
      const pieces = hyphenate(word, count);
      expect(pieces.join("")).toBe(word);
      expect(pieces).toHaveLength(count);
    }));
    expect(hyphenate("tomorrow", 3)).toEqual(["to", "mor", "row"]);
  });
});
