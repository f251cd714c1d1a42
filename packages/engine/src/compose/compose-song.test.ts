import { keyAt } from "../score/key-at.ts";
import { writeMusicXml } from "../encode/write-music-xml.ts";
import { dictionary } from "cmu-pronouncing-dictionary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STYLES } from "../brief/styles/catalogue.ts";
import { planSong } from "../song/plan-song.ts";
import type { SongPlan } from "../song/song-events.ts";
import type { SongRequest } from "../song/song-request.ts";
import type { Score } from "../score/score.ts";
import { singerOf } from "../sing/singers.ts";
import { readBrief } from "../brief/read-brief.ts";

const plan = (request: SongRequest): SongPlan => planSong(request, { lookup: (word) => (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined) });

/** What must hold for any score whatever, as a list of what does not. */
function faults(score: Score): string[] {
  const out: string[] = [];
  const must = (holds: boolean, what: string): void => { if (!holds) out.push(what); };
  const near = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6;
  const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
  let at = 0;
  for (const [i, section] of score.sections.entries()) {
    must(section.index === i && near(section.beat, at) && section.beats > 0 && near(section.beats / bar, Math.round(section.beats / bar)), `section ${i}`);
    at += section.beats;
  }
  must(score.duration >= (at * 60) / score.bpm, "duration");
  let chordEnd = 0;
  for (const chord of score.chords) { must(near(chord.beat, chordEnd), `chord at ${chord.beat}`); chordEnd = chord.beat + chord.beats; }
  must(near(chordEnd, at), "chords to the end");
  for (const part of score.parts) {
    part.notes.forEach((note, i) => must(
      [note.beat, note.beats, note.midi, note.velocity].every(Number.isFinite) && note.beat >= (i === 0 ? 0 : part.notes[i - 1]!.beat) && note.beats > 0 &&
      note.midi >= 0 && note.midi <= 127 && note.velocity >= 1 && note.velocity <= 127 && note.beat < at, `${part.id} note ${i} ${JSON.stringify(note)}`));
  }
  const ids = [...score.parts, ...score.vocals].map((part) => part.id);
  must(new Set(ids).size === ids.length, `ids ${ids.join()}`);
  for (const part of score.vocals) {
    for (const line of part.lines) {
      const { range } = singerOf(line.singer ?? part.singer);
      must(line.notes.length === line.words.reduce((sum, word) => sum + word.syllables.length, 0), `${part.id} syllables of ${line.text}`);
      line.notes.forEach((note, i) => {
        const before = line.notes[i - 1];
        must(note.beats > 0 && note.beat >= 0 && (!before || note.beat >= before.beat + before.beats - 1e-6), `${part.id} order in ${line.text}`);
        for (const { midi, offset } of note.pitches) must(midi >= range.low && midi <= range.high && offset < note.beats, `${part.id} sings ${midi} in ${line.text}`);
      });
    }
  }
  return out;
}
const expectValid = (score: Score): void => expect(faults(score).slice(0, 5)).toEqual([]);

describe("any request", () => {
  it("in any script gives a valid score", () => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 120 }), fc.string({ unit: "grapheme", maxLength: 120 }), fc.constantFrom("🎸🎸🎸", "שיר על הים", "歌", "\0\0", "a".repeat(400)));
    fc.assert(fc.property(text, text, fc.nat(2 ** 32 - 1), fc.boolean(), (prompt, lyrics, seed, instrumental) => {
      expectValid(plan({ prompt, lyrics, seed, instrumental }).score);
    }), { numRuns: 40 });
  });

  it("of any tempo and metre gives a valid score at that tempo", () => {
    fc.assert(fc.property(fc.integer({ min: 40, max: 240 }), fc.constantFrom("3/4", "4/4", "5/4", "6/8", "7/8", "12/8", "2/4"), fc.constantFrom(...STYLES.map((style) => style.key)), fc.nat(99), (bpm, meter, style, seed) => {
      const { score } = plan({ prompt: `${style} song about rain`, style: `${style}, ${bpm} bpm, ${meter}`, seed });
      expect(score.bpm).toBe(bpm);
      expect(`${score.meter.beatsPerBar}/${score.meter.unit}`).toBe(meter);
      expectValid(score);
    }), { numRuns: 40 });
  });
});

describe("a composed song", () => {
  const songs = STYLES.map((style) => plan({ prompt: `a ${style.key} song about driving home at night`, seed: 11 }));

  it("in every style is valid, about two minutes, and starts to sing or play at once", () => {
    for (const { score, style } of songs) {
      expectValid(score);
      expect(score.duration, style).toBeGreaterThan(80);
      expect(score.duration, style).toBeLessThan(200);
      const intro = score.sections[0]!;
      expect((intro.beats * 60) / score.bpm, style).toBeLessThanOrEqual(10);
      expect(Math.min(...score.parts.map((part) => part.notes[0]!.beat)), style).toBeLessThan(0.5);
    }
  });

  it("sings long notes on beats mostly in the chord, choruses higher than verses", () => {
    const lifts: number[] = [];
    let inside = 0;
    let all = 0;
    for (const { score } of songs) {
      const lead = score.vocals.find((part) => part.id === "lead")!;
      if (lead.delivery !== "sung" || score.style === "metal") continue;
      const heights = new Map<string, number[]>();
      for (const line of lead.lines) for (const note of line.notes) {
        const midi = note.pitches.at(-1)!.midi;
        const kind = score.sections[line.section]!.kind;
        heights.set(kind, [...(heights.get(kind) ?? []), midi]);
        if (note.beats < 0.9) continue;
        const chord = score.chords.findLast((candidate) => candidate.beat <= note.beat + 0.2)!;
        all++;
        if (chord.intervals.some((interval) => (chord.root + interval) % 12 === midi % 12)) inside++;
      }
      const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      if (heights.has("chorus") && heights.has("verse")) lifts.push(mean(heights.get("chorus")!) - mean(heights.get("verse")!));
    }
    expect(inside / all).toBeGreaterThan(0.8);
    expect(lifts.filter((lift) => lift > 1).length / lifts.length).toBeGreaterThan(0.8);
  });

  it("leaves at least a half beat to breathe between lines", () => {
    for (const { score, style } of songs) {
      const lines = score.vocals.find((part) => part.id === "lead")!.lines;
      lines.forEach((line, i) => {
        const before = lines[i - 1]?.notes.at(-1);
        if (before) expect(line.notes[0]!.beat - before.beat - before.beats, `${style}: ${line.text}`).toBeGreaterThanOrEqual(0.3);
      });
    }
  });

  it("gives second verses the first verse's tune", () => {
    const { score } = songs.find((song) => song.style === "folk")!;
    const lead = score.vocals.find((part) => part.id === "lead")!;
    const verses = score.sections.filter((section) => section.kind === "verse");
    const pitchesOf = (section: number): number[] => lead.lines.filter((line) => line.section === section).flatMap((line) => line.notes.map((note) => note.pitches.at(-1)!.midi));
    const sorted = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(sorted(pitchesOf(verses[0]!.index)) - sorted(pitchesOf(verses[1]!.index)))).toBeLessThan(2);
  });

  it("stays inside each instrument's register", () => {
    for (const { score, style } of songs) {
      const brief = readBrief({ prompt: `a ${style} song about driving home at night`, seed: 11 });
      for (const part of score.parts) {
        const layer = brief.layers.find((candidate) => candidate.id === part.id);
        if (!layer) continue;
        const outside = part.notes.filter((note) => note.midi < layer.register[0] - 1 || note.midi > layer.register[1] + (score.keyChanges ? 3 : 1));
        expect(outside, `${style} ${part.id}`).toEqual([]);
      }
    }
  });

  it("ends on the tonic", () => {
    for (const { score, style } of songs) expect(score.chords.at(-1)!.root, style).toBe(keyAt(score, Infinity).tonic);
  });

  it("may lift its last chorus: tune, chords and signature a whole tone up, everything before untouched", () => {
    const ballads = Array.from({ length: 24 }, (_, seed) => plan({ prompt: "a piano ballad about love", seed }).score);
    const lifted = ballads.filter((score) => score.keyChanges);
    expect(lifted.length).toBeGreaterThan(3);
    expect(lifted.length).toBeLessThan(20);
    for (const score of lifted) {
      expectValid(score);
      const { beat, key } = score.keyChanges![0]!;
      expect(key).toEqual({ mode: score.key.mode, tonic: (score.key.tonic + 2) % 12 });
      const choruses = score.sections.filter((section) => section.kind === "chorus");
      expect(beat).toBe(choruses.at(-1)!.beat);
      const rootsOf = (from: number): number[] => [0, 0.26, 0.5].map((x) => score.chords.findLast((chord) => chord.beat <= from + x * choruses[0]!.beats + 1e-6)!.root);
      expect(rootsOf(beat)).toEqual(rootsOf(choruses[0]!.beat).map((root) => (root + 2) % 12));
      const xml = writeMusicXml(score);
      expect(xml.match(/<fifths>/g)!.length).toBe(2);
      const bass = score.parts.find((part) => part.stem === "bass")?.notes.filter((note) => note.beat >= beat - 0.05) ?? [];
      for (const note of bass.slice(0, 1)) {
        const chord = score.chords.findLast((candidate) => candidate.beat <= note.beat + 0.1)!;
        expect(note.midi % 12).toBe(chord.bass ?? chord.root);
      }
    }
    expect(Array.from({ length: 12 }, (_, seed) => plan({ prompt: "a piano ballad about love", style: "D major", seed }).score.keyChanges).filter(Boolean)).toEqual([]);
  });

  it("sings the blues in twelve bars: a line, the line again, its answer", () => {
    for (const seed of [1, 2, 3, 4]) {
      const { score } = plan({ prompt: "a blues about the road", seed });
      expectValid(score);
      const bar = (score.meter.beatsPerBar * 4) / score.meter.unit;
      const lead = score.vocals.find((part) => part.id === "lead")!;
      for (const verse of score.sections.filter((section) => section.kind === "verse")) {
        expect(verse.beats / bar).toBe(12);
        const lines = lead.lines.filter((line) => line.section === verse.index);
        expect(lines.length).toBe(3);
        expect(lines[1]!.text).toBe(lines[0]!.text);
        expect(lines[2]!.text).not.toBe(lines[0]!.text);
        const fifth = score.chords.findLast((chord) => chord.beat <= verse.beat + 4 * bar + 0.01)!;
        expect((fifth.root - score.key.tonic + 12) % 12).toBe(5);
      }
    }
  });

  it("obeys a wished length to the nearest section", () => {
    for (const length of [45, 90, 120, 180, 240]) for (const style of ["pop", "folk", "house", "jazz"]) {
      const { duration } = plan({ prompt: `${style} song about love`, length, seed: 4 }).score;
      expect(duration / length, `${style} ${length}`).toBeGreaterThan(0.75);
      expect(duration / length, `${style} ${length}`).toBeLessThan(1.3);
    }
  });

  it("is deterministic, and clearly another with another seed", () => {
    const request = { prompt: "a rock song about the sea" };
    expect(plan({ ...request, seed: 9 })).toEqual(plan({ ...request, seed: 9 }));
    const many = Array.from({ length: 6 }, (_, seed) => plan({ ...request, seed }));
    const melodies = many.map(({ score }) => score.vocals[0]!.lines[0]!.notes.map((note) => note.pitches[0]!.midi - score.key.tonic).join());
    expect(new Set(melodies).size).toBeGreaterThanOrEqual(5);
    expect(new Set(many.map((song) => song.lyrics)).size).toBe(6);
    expect(new Set(many.map(({ score }) => score.chords.slice(0, 8).map((chord) => (chord.root - score.key.tonic + 12) % 12).join())).size).toBeGreaterThanOrEqual(3);
  });

  it("drops the drums when asked, and the voice in instrumentals, which get a tune of their own", () => {
    expect(plan({ prompt: "rock song, no drums", seed: 1 }).score.parts.some((part) => part.stem === "drums")).toBe(false);
    const { score, singer, lyrics } = plan({ prompt: "jazz about rain", instrumental: true, seed: 1 });
    expect([score.vocals.length, singer, lyrics]).toEqual([0, null, ""]);
    expect(score.parts.find((part) => part.id === "melody")!.notes.length).toBeGreaterThan(40);
  });
});
