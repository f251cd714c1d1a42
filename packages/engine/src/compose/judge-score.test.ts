import { dictionary } from "cmu-pronouncing-dictionary";
import { describe, expect, it } from "vitest";
import { PRESET_PLANS } from "../brief/preset.ts";
import { readBrief } from "../brief/read-brief.ts";
import { STYLES } from "../brief/styles/catalogue.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import { writeLyrics } from "../lyrics/write-lyrics.ts";
import { createRandom } from "../random.ts";
import type { Score } from "../score/score.ts";
import { PRESETS, type Preset } from "../song/song-request.ts";
import { writeSong } from "../song/plan-song.ts";
import { composeBest, composeCandidates } from "./compose-best.ts";
import { judgeScore, totalOf } from "./judge-score.ts";

const words = { lookup: (word: string) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) };
const pronouncer = createPronouncer(words);
const compose = (style: string, seed: number, preset: Preset = "rich"): Score => writeSong({ prompt: "a song about the sea", style, seed, preset }, words).score;

/** Every sung pitch moved by a random walk: what no musician would write. */
function spoil(score: Score, seed: number): Score {
  const random = createRandom(seed);
  return { ...score, vocals: score.vocals.map((part) => ({ ...part, lines: part.lines.map((line) => ({ ...line, notes: line.notes.map((note) => ({ ...note, pitches: note.pitches.map((p) => ({ ...p, midi: p.midi + random.integer(-6, 6) })) })) })) })) };
}

describe("the judge", () => {
  it("finds for every written score against the same one with a random tune", () => {
    for (const { key } of STYLES.filter((_, i) => i % 6 === 0)) {
      const score = compose(key, 3);
      if (score.vocals[0]?.delivery !== "sung") continue;
      expect(totalOf(judgeScore(score)), key).toBeGreaterThan(totalOf(judgeScore(spoil(score, 1))) + 0.03);
    }
  });

  it("gives what can be judged a figure from 0 to 1, and songs of all styles good ones", () => {
    const totals = STYLES.filter((_, i) => i % 4 === 1).map(({ key }) => {
      const judgement = judgeScore(compose(key, 5));
      for (const [name, value] of Object.entries(judgement)) if (!Number.isNaN(value)) { expect(value, `${key} ${name}`).toBeGreaterThanOrEqual(0); expect(value, `${key} ${name}`).toBeLessThanOrEqual(1); }
      return totalOf(judgement);
    });
    expect(Math.min(...totals)).toBeGreaterThan(0.75);
    expect(totals.reduce((a, b) => a + b, 0) / totals.length).toBeGreaterThan(0.88);
  });
});

describe("the candidates of the best preset", () => {
  it("are other songs on the same words; the best is taken and never worse than the first", () => {
    for (const style of ["pop", "jazz"]) {
      const brief = readBrief({ style, prompt: "a song about the sea", seed: 8, preset: "best" });
      const sheet = writeLyrics(brief, pronouncer, createRandom(8));
      const music = () => createRandom(8).fork("music");
      const all = composeCandidates(brief, sheet, pronouncer, music(), 8, PRESET_PLANS.best.candidates);
      const tunes = all.map(({ score }) => score.vocals[0]!.lines[0]!.notes.map((note) => note.pitches[0]!.midi - score.key.tonic).join());
      expect(new Set(tunes).size).toBeGreaterThan(all.length / 2);
      expect(all.every((candidate, i) => i === 0 || candidate.total <= all[i - 1]!.total)).toBe(true);
      expect(composeBest(brief, sheet, pronouncer, music(), 8)).toEqual(all[0]!.score);
      const [first] = composeCandidates(brief, sheet, pronouncer, music(), 8, 1);
      expect(all[0]!.total).toBeGreaterThanOrEqual(first!.total);
    }
  });
});

describe("presets are differences one can count", () => {
  it("quick is a solo voice and a small band, full adds voices and an answer, rich moves its levels", () => {
    for (const style of ["pop", "rock", "country", "house", "soul"]) {
      const [quick, full, rich] = PRESETS.slice(0, 3).map((preset) => compose(style, 6, preset)) as [Score, Score, Score];
      expect(quick.vocals.length, style).toBe(1);
      expect(full.vocals.length, style).toBeGreaterThan(1);
      expect(quick.parts.length, style).toBeLessThan(full.parts.length);
      expect(quick.duration).toBeLessThanOrEqual(120.5);
      expect([quick, full].flatMap((score) => score.parts.filter((part) => part.automation)), style).toEqual([]);
      expect(rich.parts.filter((part) => part.automation).length, style).toBeGreaterThan(2);
      for (const part of rich.parts) part.automation?.forEach((point, i, all) => expect(point.beat).toBeGreaterThanOrEqual(i === 0 ? 0 : all[i - 1]!.beat));
    }
  });

  it("a wish for a fade lets every part sink away", () => {
    const { parts } = writeSong({ prompt: "a pop song about the sea that fades out", seed: 2, preset: "quick" }, words).score;
    for (const part of parts) expect(part.automation?.at(-1)?.gain, part.id).toBeLessThan(-40);
  });
});

describe("words in fast songs", () => {
  it("mostly take longer than a quarter of a second", () => {
    for (const bpm of [116, 126, 138, 150]) {
      const spans = ["pop", "rock", "house", "trance"].flatMap((style) => {
        const { score } = writeSong({ prompt: "a song about the sea", style: `${style}, ${bpm} bpm`, seed: 2 }, words);
        return score.vocals[0]!.lines.flatMap((line) => line.notes.slice(1).map((note, i) => ((note.beat - line.notes[i]!.beat) * 60) / bpm));
      });
      expect(spans.filter((span) => span < 0.26).length / spans.length, String(bpm)).toBeLessThan(0.3);
    }
  });
});
