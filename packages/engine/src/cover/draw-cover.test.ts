import { describe, expect, it } from "vitest";
import { MOTIFS, chooseMotif } from "./choose-motif.ts";
import { drawCover } from "./draw-cover.ts";
import { COVER_MOODS, coverMood } from "./inks.ts";

const STYLES = [
  "synthwave", "driving", "ambient", "sea shanty", "darkwave", "cinematic", "orchestral", "trance", "techno", "psychedelic", "metal",
  "lo-fi hip hop", "r&b", "house", "gospel", "brass", "jazz", "piano ballad", "afrobeat", "reggae", "blues rock", "country", "dream pop",
  "folk", "love", "winter", "pop", "", "🎷", "مقام",
];

/** Enough of XML to refuse what a browser would: every tag closes in order, every attribute is quoted, ids are unique. */
function parseXml(text: string): { ids: string[]; links: string[]; text: string } {
  const open: string[] = [];
  const ids: string[] = [];
  let words = "";
  let at = 0;
  for (const match of text.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)(\/?)>/g)) {
    const between = text.slice(at, match.index);
    if (/[<>]|&(?!#\d+;|#x[\da-f]+;|amp;|lt;|gt;|quot;|apos;)/.test(between)) throw new Error(`markup in text: ${between.slice(0, 40)}`);
    words += between;
    at = match.index + match[0].length;
    if (match[1]) expect(open.pop()).toBe(match[2]);
    else if (!match[4]) open.push(match[2]);
    const id = /\sid="([^"]+)"/.exec(match[3]);
    if (id) ids.push(id[1]);
  }
  if (open.length > 0 || at !== text.length) throw new Error("not closed");
  return { ids, links: [...text.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]), text: words };
}

const cover = (i: number, more: object = {}): string =>
  drawCover({ seed: `clip-${i}`, tags: [STYLES[i % STYLES.length]], bpm: 60 + ((i * 37) % 130), title: `Song ${i}`, ...more });

describe("drawCover", () => {
  it("is the same print for the same request", () => {
    for (let i = 0; i < 30; i++) expect(cover(i)).toBe(cover(i));
  });

  it("is well-formed, self-contained and at most 60 KB for every style, mood and seed", () => {
    for (let i = 0; i < 240; i++) {
      const svg = cover(i, { mood: COVER_MOODS[i % COVER_MOODS.length] });
      expect(svg.length).toBeLessThanOrEqual(60_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<filter|<image|href/);
      const { ids, links } = parseXml(svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const link of links) expect(ids).toContain(link);
    }
  });

  it("prints differently for every clip, and the two takes of a song share their motif", () => {
    expect(new Set(Array.from({ length: 120 }, (_, i) => cover(i))).size).toBe(120);
    const takes = ["a", "b"].map((seed) => drawCover({ seed, tags: ["house"], bpm: 124, title: "Warm Rooms" }));
    expect(takes[0]).not.toBe(takes[1]);
    const motif = (svg: string): string | undefined => /· ([a-z-]+) print</.exec(svg)?.[1];
    expect(motif(takes[0])).toBeDefined();
    expect(motif(takes[0])).toBe(motif(takes[1]));
  });

  it("escapes whatever the title holds", () => {
    for (const title of [`</title><script>alert("1")</script>`, "Tom & Jerry's \"best\"", "a\u0000b\u000bc", "\ud800 alone", "🎉 مرحبا", "]]>"]) {
      const svg = drawCover({ seed: "x", tags: ["pop"], bpm: 100, title });
      const { text } = parseXml(svg);
      expect(text).not.toMatch(/[<>]/);
      expect(svg).not.toContain("<script");
      expect(svg).not.toMatch(/[\u0000-\u0008\u000b]/);
      expect(svg.isWellFormed()).toBe(true);
    }
  });

  it("stands any tempo", () => {
    for (const bpm of [0, -10, NaN, Infinity, 1e9]) expect(() => parseXml(drawCover({ seed: "t", tags: ["jazz"], bpm }))).not.toThrow();
  });
});

describe("chooseMotif", () => {
  it("reaches every motif from the styles people name", () => {
    const seen = new Set(STYLES.flatMap((tag) => Array.from({ length: 40 }, (_, i) => chooseMotif([tag], `Song ${i}`))));
    expect([...seen].toSorted()).toEqual(Object.keys(MOTIFS).toSorted());
  });

  it("lets the first telling tag win", () => {
    for (let i = 0; i < 10; i++) expect(["sun-grid", "road", "cassette"]).toContain(chooseMotif(["dreamy pad nobody knows", "synthwave", "folk"].slice(1), `t${i}`));
  });
});

describe("coverMood", () => {
  it("follows words of mood before tempo", () => {
    expect(coverMood(["midnight drive"], 150)).toBe("night");
    expect(coverMood(["xyz"], 150)).toBe("bright");
    expect(coverMood(["xyz"], 60)).toBe("calm");
    expect(coverMood([], 100)).toBe("warm");
  });
});
