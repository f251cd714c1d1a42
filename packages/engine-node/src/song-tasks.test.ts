import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinishedSong, FinishedStem, SongEvent, SongSource, SongTask, StemName, StereoBlock } from "@tunewright/engine";
import { integratedLoudness } from "@tunewright/engine/analyse/loudness";
import { truePeak } from "@tunewright/engine/analyse/true-peak";
import { joinAudio } from "@tunewright/engine/song/join-audio";
import { runTask } from "@tunewright/engine/song/run-task";
import { stemGain } from "@tunewright/engine/song/split-song";
import { loadResources } from "./load-resources.ts";
import type { LoadedResources } from "./index.ts";
import { clickRatio, mono } from "./measure-song.fixture.ts";
import { measureFlux, measureSide, spectralCentroid } from "./measure-task.fixture.ts";

const MINUTES = 60_000;
const RATE = 44_100;

interface Done {
  song: FinishedSong;
  stems: FinishedStem[];
  /** Pre-master stems summed by what they are. */
  voices: number;
  band: number;
  blocks: Partial<Record<StemName, StereoBlock>>[];
}

let resources: LoadedResources;
let source: SongSource & { document: NonNullable<SongSource["document"]> };
let made: Done;

async function run(task: SongTask, stems = false): Promise<Done> {
  const events: SongEvent[] = [];
  for await (const event of runTask(task, resources, { pcm: true, stems })) events.push(event);
  const last = events.at(-1)!;
  if (last.type !== "done") throw new Error("a task that ends without a song");
  const fractions = events.flatMap((e) => (e.type === "progress" ? [e.fraction] : []));
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  let heard = 0;
  for (const e of events) if (e.type === "audio") {
    expect(e.start).toBeCloseTo(heard, 3);
    heard = e.end;
  }
  if (task.task !== "stems") expect(heard).toBeCloseTo(last.song.duration, 2);
  const power = (voice: boolean): number => events.reduce((sum, e) => sum + (e.type !== "stems" ? 0
    : Object.entries(e.blocks).filter(([name]) => name.endsWith("vocals") === voice).reduce((s, [, b]) => s + energy(b), 0)), 0);
  return {
    song: last.song,
    stems: events.flatMap((e) => (e.type === "stem" ? [e.stem] : [])),
    blocks: events.flatMap((e) => (e.type === "stems" ? [e.blocks] : [])),
    voices: stems ? power(true) : 0, band: stems ? power(false) : 0,
  };
}
const energy = ({ left, right }: StereoBlock): number => left.reduce((s, v, i) => s + v * v + right[i]! ** 2, 0);
const db = (ratio: number): number => 10 * Math.log10(ratio);
const part = (a: StereoBlock, from: number, to: number): StereoBlock => ({ left: a.left.subarray(Math.round(from * RATE), Math.round(to * RATE)), right: a.right.subarray(Math.round(from * RATE), Math.round(to * RATE)) });
const copy = (): typeof source => ({ document: source.document, audio: { left: source.audio.left.slice(), right: source.audio.right.slice() } });

/** Change of the spectrum at a moment against the usual at downbeats. */
function joinFlux(audio: StereoBlock, at: number, bpm: number): number {
  const flux = measureFlux(mono(audio));
  const bar = 240 / bpm;
  const downbeats = Array.from({ length: Math.floor(audio.left.length / RATE / bar) - 2 }, (_, i) => flux((i + 1) * bar)).toSorted((a, b) => a - b);
  return flux(at) / downbeats[downbeats.length >> 1]!;
}

beforeAll(async () => {
  resources = await loadResources();
  made = await run({ task: "create", request: { prompt: "driving home at night", style: "synthwave, 112 bpm, F# minor", seed: 11, length: 20 } }, true);
  source = { document: JSON.parse(JSON.stringify(made.song.document)), audio: made.song.master! };
}, 5 * MINUTES);
afterAll(() => resources.release());

describe("tasks on one of our songs", () => {
  it("stems are the song's own and sum to its mix", async () => {
    const all = await run({ task: "stems", source: copy(), parts: "all" });
    const length = source.audio.left.length;
    const sum = new Float32Array(length);
    for (const stem of all.stems) {
      expect(stem.audio!.left.length).toBe(length);
      expect(stem.peaks).toHaveLength(512);
      stem.audio!.left.forEach((v, i) => (sum[i] = sum[i]! + v));
    }
    const gain = 10 ** (stemGain(source.document.score) / 20);
    let [error, power, at] = [0, 0, 0];
    for (const blocks of made.blocks) {
      const stems = Object.values(blocks);
      for (let i = 0; i < stems[0]!.left.length; i++, at++) {
        const mix = gain * stems.reduce((s, b) => s + b.left[i]!, 0);
        error += (mix - sum[at]!) ** 2;
        power += mix * mix;
      }
    }
    expect(at).toBe(length);
    expect(db(error / power)).toBeLessThan(-40);
    expect(Math.abs(db(sum.reduce((s, v) => s + v * v, 0) / source.audio.left.reduce((s, v) => s + v * v, 0)))).toBeLessThan(1.5);
    const two = await run({ task: "stems", source: { ...copy(), document: { ...source.document, window: { from: 0, to: 6 } } }, parts: 2 });
    expect(two.stems.map((stem) => stem.name)).toEqual(["vocals", "instrumental"]);
    for (const stem of two.stems) expect(truePeak(stem.audio!)).toBeLessThan(2);
  }, 5 * MINUTES);

  it("a continuation joins unheard: no click, no leap in level, the spectrum changes less than at a downbeat", async () => {
    const { song } = await run({ task: "extend", source: copy(), request: { seed: 5, length: 12 }, at: 12 });
    const { window, score } = song.document!;
    expect(score.bpm).toBe(112);
    expect(song.key).toBe("F# minor");
    expect(song.duration).toBeCloseTo(window.to - window.from, 2);
    const whole = joinAudio(source.audio, song.master!, window.from);
    expect(clickRatio(mono(whole), Math.round(window.from * RATE))).toBeLessThan(3);
    expect(joinFlux(whole, window.from, 112)).toBeLessThan(1);
    // Up to the bar line both are the same music.
    const [old, now] = [part(source.audio, window.from, window.from + 0.08), part(song.master!, 0, 0.08)];
    expect(Math.abs(db(energy(now) / energy(old)))).toBeLessThan(2.5);
    expect(Math.abs(integratedLoudness(part(song.master!, 0, 6)) - integratedLoudness(part(source.audio, window.from - 6, window.from)))).toBeLessThan(2.5);
    const joined = await run({ task: "concat", sources: [{ source: copy(), until: window.from }, { source: { document: song.document!, audio: song.master! } }] });
    expect(joined.song.duration).toBeCloseTo(window.to, 2);
    expect(joined.song.document?.window).toEqual({ from: 0, to: window.to });
  }, 5 * MINUTES);

  it("sounds the same when it is rendered again from the middle", async () => {
    const document = { ...source.document, window: { from: 9, to: 15 } };
    // A remaster that changes nothing but the gain: what is heard is the window in the song's own levels.
    const { song } = await run({ task: "variation", source: { document, audio: part(copy().audio, 9, 15) }, seed: 1, sliders: { variation: 0, clarity: 0.5, tone: 0.5, stereoWidth: 0.5 } });
    expect(song.duration).toBeCloseTo(6, 3);
    expect(Math.abs(song.lufs + 14)).toBeLessThan(0.6);
    const old = spectralCentroid(part(source.audio, 9, 15));
    expect(Math.abs(spectralCentroid(song.master!) / old - 1)).toBeLessThan(0.08);
  }, 5 * MINUTES);

  it("an infill changes nothing outside and joins unheard at both ends", async () => {
    const { song } = await run({ task: "infill", source: copy(), request: { seed: 9, lyrics: "nobody knows how far it is to the border" }, from: 9, to: 14.5 });
    const now = song.master!;
    expect(now.left.length).toBe(source.audio.left.length);
    let [first, last] = [-1, -1];
    now.left.forEach((v, i) => {
      if (v === source.audio.left[i] && now.right[i] === source.audio.right[i]) return;
      if (first < 0) first = i;
      last = i;
    });
    expect(first / RATE).toBeGreaterThanOrEqual(9);
    expect(last / RATE).toBeLessThanOrEqual(14.5);
    expect((last - first) / RATE).toBeGreaterThan(4);
    for (const at of [first, last]) {
      expect(clickRatio(mono(now), at)).toBeLessThan(3);
      expect(joinFlux(now, at / RATE, 112)).toBeLessThan(1);
    }
    expect(Math.abs(integratedLoudness(part(now, 9, 14.5)) - integratedLoudness(part(source.audio, 9, 14.5)))).toBeLessThan(1);
    await expect(run({ task: "infill", source: copy(), request: { seed: 9 }, from: 0, to: 60 })).rejects.toThrow(RangeError);
  }, 5 * MINUTES);

  it("each slider is heard in what it is named after", async () => {
    const window = { from: 0, to: 9 };
    const at = (all: number): Promise<Done> =>
      run({ task: "variation", source: { ...copy(), document: { ...source.document, window } }, seed: 1, sliders: { variation: 0, clarity: all, tone: all, stereoWidth: all } }, true);
    const steps = [await at(0), await at(0.5), await at(1)];
    const centroids = steps.map((d) => spectralCentroid(d.song.master!));
    expect(centroids[1]! / centroids[0]!).toBeGreaterThan(1.1);
    expect(centroids[2]! / centroids[1]!).toBeGreaterThan(1.1);
    const sides = steps.map((d) => measureSide(d.song.master!));
    expect(sides[0]).toBeLessThan(-60);
    expect(sides[2]! - sides[1]!).toBeGreaterThan(2);
    const forward = steps.map((d) => db(d.voices / d.band));
    expect(forward[1]! - forward[0]!).toBeGreaterThan(1);
    expect(forward[2]! - forward[1]!).toBeGreaterThan(1);
  }, 5 * MINUTES);

  it("a remaster does more the stronger it is, and stays at the loudness of records", async () => {
    const window = { from: 0, to: 9 };
    const songs: Done[] = [];
    for (const strength of ["subtle", "normal", "high"] as const) songs.push(await run({ task: "remaster", source: { ...copy(), document: { ...source.document, window } }, seed: 2, strength }));
    const old = part(source.audio, 0, 9);
    const distances = songs.map(({ song }) => Math.abs(spectralCentroid(song.master!) / spectralCentroid(old) - 1));
    expect(distances[0]).toBeGreaterThan(0.01);
    expect(distances[1]! - distances[0]!).toBeGreaterThan(0.01);
    expect(distances[2]! - distances[1]!).toBeGreaterThan(0.01);
    for (const { song } of songs) {
      expect(Math.abs(song.lufs + 14)).toBeLessThan(0.5);
      expect(song.truePeak).toBeLessThanOrEqual(-1);
    }
  }, 5 * MINUTES);

  it("crops and fades leave the rest as it was", async () => {
    const crop = await run({ task: "crop", source: copy(), from: 4, to: 11.5 });
    expect(crop.song.duration).toBeCloseTo(7.5, 4);
    expect(crop.song.document!.window).toEqual({ from: 4, to: 11.5 });
    const [old, now] = [part(source.audio, 4.1, 11.4), part(crop.song.master!, 0.1, 7.4)];
    expect(now.left).toEqual(old.left);
    const fade = await run({ task: "fade", source: copy(), fadeIn: 2, fadeOut: 3 });
    expect(fade.song.master!.left[0]).toBeCloseTo(0, 9);
    expect(part(fade.song.master!, 3, 10).left).toEqual(part(source.audio, 3, 10).left);
    expect(energy(part(fade.song.master!, fade.song.duration - 0.2, fade.song.duration))).toBeLessThan(1);
  }, 5 * MINUTES);
});
