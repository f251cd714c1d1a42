import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Score, VocalLine, VocalPart } from "@tunewright/engine/score/score";
import type { VoiceModel } from "@tunewright/engine/resources";
import { createPronouncer } from "@tunewright/engine/lyrics/pronounce";
import { createVocalRenderer, type PlacedVocal } from "@tunewright/engine/sing/render-vocals";
import { linePhones } from "@tunewright/engine/sing/line-phones";
import { timeWords } from "@tunewright/engine/sing/time-words";
import { trackF0 } from "@tunewright/engine/sing/track-f0";
import { loadDictionary } from "./dictionary/load-dictionary.ts";
import { loadVoice } from "./voice/load-voice.ts";

// The singer measured with the real voice: what a listener would notice first, in numbers.

const RATE = 44_100;
const BPM = 96;
const seconds = (beat: number): number => (beat * 60) / BPM;
const pronouncer = createPronouncer(loadDictionary());
const STEPS = [0, 4, 2, 7, 5, 9];

function lineOf(text: string, beat: number, base: number, section = 0): VocalLine {
  const words = pronouncer.pronounce(text);
  const count = words.reduce((sum, word) => sum + word.syllables.length, 0);
  const notes = Array.from({ length: count }, (_, i) => ({
    beat: beat + i * 0.75,
    beats: i === count - 1 ? 2 : 0.75,
    velocity: 70 + ((i * 13) % 45),
    pitches: [{ offset: 0, midi: base + STEPS[(i + text.length) % STEPS.length]! }],
  }));
  return { section, text, words, notes };
}
const partOf = (lines: VocalLine[], change: Partial<VocalPart> = {}): VocalPart => ({
  id: "lead", stem: "lead-vocals", singer: "mara", delivery: "sung", pan: 0, gain: 0, reverbSend: 0, delaySend: 0, detune: 0, delay: 0, lines, ...change,
});
const scoreOf = (vocals: VocalPart[]): Score => ({ seed: 7, bpm: BPM, vocals }) as unknown as Score;

async function sing(score: Score, section = 0): Promise<PlacedVocal[]> {
  const sung: PlacedVocal[] = [];
  for await (const vocal of createVocalRenderer(score, { voice }).renderSection(section)) sung.push(vocal);
  return sung;
}

const TEXTS = ["Take my hand and run into the night", "People keep the secret of the city", "She told me to put it back"];
let voice: VoiceModel & { release(): Promise<void> };
let female: { lines: VocalLine[]; sung: PlacedVocal[] };
let male: { lines: VocalLine[]; sung: PlacedVocal[] };

beforeAll(async () => {
  voice = await loadVoice();
  const record = async (singer: string, base: number) => {
    const lines = TEXTS.map((text, i) => lineOf(text, 2 + i * 16, base));
    return { lines, sung: await sing(scoreOf([partOf(lines, { singer })])) };
  };
  female = await record("mara", 58);
  male = await record("silas", 43);
}, 180_000);
afterAll(() => voice.release());

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const both = (): { lines: VocalLine[]; sung: PlacedVocal[]; lowest: number; highest: number }[] => [
  { ...female, lowest: 150, highest: 800 },
  { ...male, lowest: 60, highest: 300 },
];

describe("a sung line", () => {
  it("is in tune: sustained notes are within 4 cents at the median, 12 at worst in nine of ten", () => {
    const errors: number[] = [];
    for (const { lines, sung, lowest, highest } of both()) {
      lines.forEach((line, l) => {
        const { samples, start } = sung[l]!;
        const track = trackF0(samples, RATE, { lowest, highest });
        for (const note of line.notes) {
          const wanted = 440 * 2 ** ((note.pitches[0]!.midi - 69) / 12);
          // From where the glide has arrived to before the next consonants.
          const from = seconds(note.beat) + 0.14 - start / RATE;
          const to = seconds(note.beat + 0.75) - 0.18 - start / RATE;
          const cents = Array.from(track.f0.slice(Math.ceil(from / track.hop), Math.floor(to / track.hop)))
            .filter((f) => f > 0)
            .map((f) => 1200 * Math.log2(f / wanted));
          if (cents.length >= 8) errors.push(Math.abs(median(cents)));
        }
      });
    }
    expect(errors.length).toBeGreaterThan(30);
    expect(median(errors)).toBeLessThanOrEqual(4);
    expect(errors.toSorted((a, b) => a - b)[Math.floor(errors.length * 0.9)]).toBeLessThanOrEqual(12);
  });

  it("is in time: vowels after voiceless consonants begin within 10 ms of the beat at the median", () => {
    const errors = both().flatMap(({ lines, sung }) => lines.flatMap((line, l) => vowelOnsetErrors(line, sung[l]!)));
    expect(errors.length).toBeGreaterThan(10);
    expect(median(errors.map(Math.abs))).toBeLessThanOrEqual(0.01);
  });

  it("lasts as long as its notes, with its consonants before the first and silence at both ends", () => {
    for (const { lines, sung } of both()) {
      lines.forEach((line, l) => {
        const { samples, start } = sung[l]!;
        const last = line.notes.at(-1)!;
        const first = start / RATE;
        const end = first + samples.length / RATE;
        expect(first).toBeLessThan(seconds(line.notes[0]!.beat));
        expect(first).toBeGreaterThan(seconds(line.notes[0]!.beat) - 1);
        expect(end).toBeGreaterThan(seconds(last.beat + last.beats) - 0.02);
        expect(end).toBeLessThan(seconds(last.beat + last.beats) + 0.25);
        expect(Math.max(...samples.slice(0, 20).map(Math.abs))).toBeLessThan(1e-3);
        expect(Math.max(...samples.slice(-20).map(Math.abs))).toBeLessThan(1e-3);
      });
    }
  });

  it("never clips, holds no broken numbers, and is as loud whoever sings", () => {
    const loudness = both().map(({ sung }) => {
      let power = 0;
      let count = 0;
      for (const { samples } of sung) {
        for (const v of samples) {
          if (!(Math.abs(v) < 1)) throw new Error(`sample ${v}`);
          if (Math.abs(v) > 0.003) {
            power += v * v;
            count++;
          }
        }
      }
      return 10 * Math.log10(power / count);
    });
    expect(Math.abs(loudness[0]! - loudness[1]!)).toBeLessThan(3);
    expect(loudness[0]).toBeGreaterThan(-25);
    expect(loudness[0]).toBeLessThan(-17);
  });

  it("has no clicks: no step between samples stands out from its neighbourhood", () => {
    for (const { sung } of both()) for (const { samples } of sung) expect(largestLoneStep(samples)).toBeLessThan(0.12);
  });

  it("is the same twice, and does not depend on what was rendered before", async () => {
    const lines = [lineOf("Rain is falling softly", 2, 58, 0), lineOf("Golden river flowing", 18, 58, 1)];
    const parts = [partOf(lines), partOf(lines, { id: "double", detune: 8, delay: 0.012, stem: "backing-vocals" })];
    const second = await sing(scoreOf(parts), 1);
    const renderer = createVocalRenderer(scoreOf(parts), { voice });
    for await (const _ of renderer.renderSection(0)) void _;
    const after: PlacedVocal[] = [];
    for await (const vocal of renderer.renderSection(1)) after.push(vocal);
    expect(after).toEqual(second);
  });

  it("sings a repeated chorus once and places it again", async () => {
    const lines = [lineOf("Take my hand", 2, 58, 0), lineOf("Take my hand", 34, 58, 1)];
    let spoken = 0;
    const counting: VoiceModel = { ...voice, synthesize: (...all) => (spoken++, voice.synthesize(...all)) };
    const renderer = createVocalRenderer(scoreOf([partOf(lines)]), { voice: counting });
    const sung: PlacedVocal[] = [];
    for (const section of [0, 1]) for await (const vocal of renderer.renderSection(section)) sung.push(vocal);
    expect(spoken).toBe(1);
    expect(sung[1]!.samples).toEqual(sung[0]!.samples);
    expect(Math.abs(sung[1]!.start - sung[0]!.start - seconds(32) * RATE)).toBeLessThanOrEqual(1);
  });

  it("bends through a melisma and keeps the speech melody in a rap", async () => {
    const melisma = lineOf("Night", 2, 58);
    melisma.notes[0] = { ...melisma.notes[0]!, beats: 4, pitches: [{ offset: 0, midi: 60 }, { offset: 1, midi: 64 }, { offset: 2, midi: 62 }] };
    const [sung] = await sing(scoreOf([partOf([melisma])]));
    const track = trackF0(sung!.samples, RATE, { lowest: 150, highest: 800 });
    for (const [beat, midi] of [[2.5, 60], [3.5, 64], [4.5, 62]] as const) {
      const f0 = track.f0[Math.round((seconds(beat) - sung!.start / RATE) / track.hop)]!;
      expect(Math.abs(1200 * Math.log2(f0 / 440) + 6900 - 100 * midi)).toBeLessThan(45);
    }
    const [rap] = await sing(scoreOf([partOf([lineOf("Money on my mind", 2, 58)], { singer: "silas", delivery: "rap" })]));
    const voiced = [...trackF0(rap!.samples, RATE, { lowest: 60, highest: 300 }).f0].filter((f) => f > 0);
    expect(median(voiced)).toBeGreaterThan(75);
    expect(median(voiced)).toBeLessThan(140);
  });

  it("is sung by a choir in tune and as loud as by one, each time the same; a line of another singer goes to that singer", async () => {
    const choir = [lineOf("Take my hand and run", 2, 55)];
    const score = scoreOf([partOf(choir, { singer: "chapel-choir" })]);
    const [first] = await sing(score);
    expect((await sing(score))[0]).toEqual(first);
    const [borrowed] = await sing(scoreOf([partOf([{ ...choir[0]!, singer: "chapel-choir" }])]));
    expect(borrowed!.samples.length).toBe(first!.samples.length);
    const rms = (x: Float32Array): number => 10 * Math.log10(x.reduce((sum, v) => sum + v * v, 0) / x.length);
    expect(Math.abs(rms(first!.samples) - rms((await sing(scoreOf([partOf(choir)])))[0]!.samples))).toBeLessThan(4);
    // The men sing an octave below: the choir's period is theirs.
    const track = trackF0(first!.samples, RATE, { lowest: 60, highest: 240 });
    const last = choir[0]!.notes.at(-1)!;
    const from = seconds(last.beat) + 0.3 - first!.start / RATE;
    const held = Array.from(track.f0.slice(Math.ceil(from / track.hop), Math.floor((from + 0.4) / track.hop))).filter((f) => f > 0);
    expect(Math.abs(1200 * Math.log2(median(held) / (440 * 2 ** ((last.pitches[0]!.midi - 12 - 69) / 12))))).toBeLessThan(25);
  });

  it("stops before the next line when cancelled", async () => {
    const controller = new AbortController();
    const lines = [lineOf("Take my hand", 2, 58), lineOf("Golden river", 18, 58)];
    const done: PlacedVocal[] = [];
    const run = async () => {
      for await (const vocal of createVocalRenderer(scoreOf([partOf(lines)]), { voice }).renderSection(0, controller.signal)) {
        done.push(vocal);
        controller.abort(new Error("enough"));
      }
    };
    await expect(run()).rejects.toThrow("enough");
    expect(done).toHaveLength(1);
  });

  it("passes over lines without words, of emoji and in other scripts", async () => {
    const lines = ["", "🎵🎵", "مرحبا بالعالم", "love ❤️"].map((text, i) => lineOf(text, 2 + i * 8, 58));
    const score = scoreOf([partOf(lines)]);
    expect(await sing(score)).toHaveLength(1);
    expect(timeWords(score).map((w) => w.word)).toEqual(["love"]);
  });
});

/** Distance of each vowel's rise from its beat, for syllables that begin with a voiceless consonant. */
function vowelOnsetErrors(line: VocalLine, { samples, start }: PlacedVocal): number[] {
  const hop = 110; // 2.5 ms
  const levels = lowBandLevels(samples, hop);
  const phones = linePhones(line.words);
  return line.notes.flatMap((note, i): number[] => {
    const vowel = phones.findIndex((phone) => phone.syllable === i && phone.isVowel);
    if (!/^(P|T|K|F|TH|S|SH|CH|HH)$/.test(phones[vowel - 1]?.symbol ?? "")) return [];
    const at = (t: number): number => Math.round((seconds(note.beat) + t - start / RATE) * (RATE / hop));
    const sustained = median(levels.slice(at(0.04), at(0.2)));
    for (let k = at(-0.12); k < at(0.15); k++) {
      if (levels[k]! < sustained - 9 && levels[k + 1]! >= sustained - 9) return [((k + 1) * hop) / RATE + start / RATE - seconds(note.beat)];
    }
    return [];
  });
}

/** Level in dB of 150–1200 Hz (one-pole edges) over 10 ms. */
function lowBandLevels(x: Float32Array, hop: number): number[] {
  const y = Float32Array.from(x);
  for (let k = 0; k < 3; k++) {
    let low = 0;
    let slow = 0;
    for (let i = 0; i < y.length; i++) {
      low += 0.157 * (y[i]! - low); // 1200 Hz
      slow += 0.0212 * (low - slow); // 150 Hz
      y[i] = low - slow;
    }
  }
  return Array.from({ length: Math.floor(y.length / hop) }, (_, i) => {
    let sum = 1e-10;
    for (let n = Math.max(0, i * hop - 2 * hop); n < Math.min(y.length, i * hop + 2 * hop); n++) sum += y[n]! ** 2;
    return 10 * Math.log10(sum);
  });
}

/** The largest second difference that is five times larger than all others within 3 ms around it. */
function largestLoneStep(x: Float32Array): number {
  let largest = 0;
  for (let i = 140; i < x.length - 140; i++) {
    const bend = Math.abs(x[i - 1]! - 2 * x[i]! + x[i + 1]!);
    if (bend < 0.05 || bend <= largest) continue;
    let around = 0;
    for (let k = 4; k < 132; k++) {
      around = Math.max(around, Math.abs(x[i - k - 1]! - 2 * x[i - k]! + x[i - k + 1]!), Math.abs(x[i + k - 1]! - 2 * x[i + k]! + x[i + k + 1]!));
    }
    if (bend > 5 * around) largest = bend;
  }
  return largest;
}
