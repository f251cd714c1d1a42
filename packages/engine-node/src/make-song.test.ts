import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinishedSong, SongEvent, SongPlan, SongRequest, StemName, StereoBlock } from "@tunewright/engine";
import { integratedLoudness } from "@tunewright/engine/analyse/loudness";
import { truePeak } from "@tunewright/engine/analyse/true-peak";
import { scaleOf } from "@tunewright/engine/compose/spell";
import { masterSong } from "@tunewright/engine/master/master-song";
import { cutSpans, songLength } from "@tunewright/engine/song/cut-spans";
import { makeSong } from "@tunewright/engine/song/make-song";
import { createEnginePool } from "./index.ts";
import { loadResources } from "./load-resources.ts";
import type { LoadedResources } from "./index.ts";
import { clickRatio, measureChroma, measureOnsetErrors, measurePitchErrors, measureTempo, mono, mp3Duration } from "./measure-song.fixture.ts";

/** Whole songs, measured. Shared by the tests below, since each costs seconds. */
const SONGS: { name: string; request: SongRequest; bpm: number; key: string }[] = [
  { name: "synthwave", request: { prompt: "driving home at night", style: "synthwave, 112 bpm, F# minor", seed: 11, length: 30 }, bpm: 112, key: "F# minor" },
  { name: "folk", request: { prompt: "my grandmother's garden", style: "acoustic folk, 96 bpm, D major", seed: 12, length: 30 }, bpm: 96, key: "D major" },
  { name: "house", request: { prompt: "sunrise on the roof", style: "house, 124 bpm, A minor", seed: 13, length: 30 }, bpm: 124, key: "A minor" },
];
const MINUTES = 60_000;

interface Made {
  plan: SongPlan;
  song: FinishedSong;
  stems: Partial<Record<StemName, StereoBlock>>;
  preview: Uint8Array;
  events: SongEvent[];
}

async function collect(source: AsyncIterable<SongEvent>): Promise<Made> {
  const events: SongEvent[] = [];
  const stems: Partial<Record<StemName, StereoBlock>> = {};
  let plan: SongPlan | undefined;
  let song: FinishedSong | undefined;
  for await (const event of source) {
    if (event.type === "plan") plan = event.plan;
    if (event.type === "done") song = event.song;
    if (event.type !== "stems") events.push(event);
    else
      for (const [name, block] of Object.entries(event.blocks) as [StemName, StereoBlock][]) {
        const length = songLength(plan!.score);
        const stem = (stems[name] ??= { left: new Float32Array(length), right: new Float32Array(length) });
        stem.left.set(block.left, Math.round(event.start * 44_100));
        stem.right.set(block.right, Math.round(event.start * 44_100));
      }
  }
  if (!plan || !song) throw new Error("a song without a plan or an end");
  const preview = Buffer.concat(events.flatMap((e) => (e.type === "audio" ? [e.mp3] : [])));
  return { plan, song, stems, preview, events };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const sum = (blocks: StereoBlock[]): StereoBlock => {
  const out = { left: new Float32Array(blocks[0]!.left.length), right: new Float32Array(blocks[0]!.left.length) };
  for (const { left, right } of blocks)
    for (let i = 0; i < left.length; i++) {
      out.left[i]! += left[i]!;
      out.right[i]! += right[i]!;
    }
  return out;
};

/** The last song made above, for what is asked of any song. */
let last: { request: SongRequest; made: Made };
let resources: LoadedResources;
beforeAll(async () => {
  resources = await loadResources();
}, 2 * MINUTES);
afterAll(() => resources.release());

describe.each(SONGS)("a short $name song", ({ request, bpm, key }) => {
  let made: Made;
  beforeAll(async () => {
    made = await collect(makeSong(request, resources, { stems: true, pcm: true }));
    last = { request, made };
  }, 5 * MINUTES);

  it("has the wished length, to the nearest section, in score, master and both MP3s", () => {
    const { plan, song, preview } = made;
    expect(song.duration).toBeGreaterThan(20);
    expect(song.duration).toBeLessThan(45);
    expect(song.duration).toBeCloseTo(plan.score.duration, 3);
    expect(song.master!.left.length / 44_100).toBeCloseTo(song.duration, 6);
    for (const mp3 of [song.mp3, preview]) expect(Math.abs(mp3Duration(mp3) - song.duration)).toBeLessThan(0.12);
  });

  it("keeps the tempo and the key that were named", () => {
    const { song, stems, plan } = made;
    expect(song.bpm).toBe(bpm);
    const rhythm = sum([stems.drums, stems.percussion, stems.bass, stems.guitars, stems.keys].filter((s) => s !== undefined));
    expect(Math.abs(measureTempo(mono(rhythm), bpm) - bpm)).toBeLessThanOrEqual(1);
    expect(song.key).toBe(key);
    const chroma = measureChroma(mono(sum([stems.bass, stems.keys, stems.synths, stems.guitars, stems.strings].filter((s) => s !== undefined))));
    // Of all twelve transpositions of the scale, the song's own holds most of what is played.
    const inside = (shift: number): number => scaleOf(plan.score.key).reduce((total, pc) => total + chroma[(pc + shift) % 12]!, 0);
    for (let shift = 1; shift < 12; shift++) expect(inside(shift)).toBeLessThan(inside(0));
  });

  it("is mastered to −14 LUFS under −1 dBTP, and says so truly", () => {
    const { song } = made;
    expect(Math.abs(integratedLoudness(song.master!) + 14)).toBeLessThanOrEqual(0.5);
    expect(song.lufs).toBeCloseTo(integratedLoudness(song.master!), 1);
    expect(truePeak(song.master!)).toBeLessThanOrEqual(-1);
    expect(song.truePeak).toBeCloseTo(truePeak(song.master!), 2);
    expect(song.peaks).toHaveLength(512);
    expect(Math.max(...song.peaks)).toBeGreaterThan(0.5);
  });

  it("does not click where spans were joined", () => {
    const { stems, plan } = made;
    for (const stem of Object.values(stems)) {
      const audio = mono(stem);
      for (const { from } of cutSpans(plan.score).slice(1)) expect(clickRatio(audio, from)).toBeLessThan(3);
    }
  });

  it("is sung on the notes and at the times of the plan", () => {
    const lead = mono(made.stems["lead-vocals"]!);
    const cents = measurePitchErrors(lead, made.plan.score);
    expect(cents.length).toBeGreaterThan(4);
    expect(Math.abs(median(cents))).toBeLessThan(20);
    expect(cents.filter((c) => Math.abs(c) < 60).length / cents.length).toBeGreaterThan(0.8);
    const onsets = measureOnsetErrors(lead, made.plan.words);
    expect(onsets.length).toBeGreaterThan(0);
    expect(median(onsets.map(Math.abs))).toBeLessThan(0.15);
  });

  it("tells its progress without going back, and hands out the song in order", () => {
    const { events, plan, song } = made;
    const fractions = events.flatMap((e) => (e.type === "progress" ? [e.fraction] : []));
    for (let i = 1; i < fractions.length; i++) expect(fractions[i]).toBeGreaterThanOrEqual(fractions[i - 1]!);
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBeCloseTo(1, 6);
    let heard = 0;
    for (const event of events)
      if (event.type === "audio") {
        expect(event.start).toBe(heard);
        heard = event.end;
      }
    expect(heard).toBeCloseTo(song.duration, 3);
    for (const [i, word] of plan.words.entries()) {
      expect(word.end).toBeGreaterThanOrEqual(word.start);
      if (i > 0) expect(word.start).toBeGreaterThanOrEqual(plan.words[i - 1]!.start);
    }
    expect(plan.words.length).toBeGreaterThan(10);
  });
});

describe("makeSong", () => {
  it("has stems that sum to the mix before mastering, and gives the same bytes on a pool of workers as on this thread", async () => {
    const { request, made: here } = last;
    const { audio } = await masterSong(sum(Object.values(here.stems)), here.plan.score.mix);
    let worst = 0;
    for (let i = 0; i < audio.left.length; i++) worst = Math.max(worst, Math.abs(audio.left[i]! - here.song.master!.left[i]!));
    expect(worst).toBeLessThan(1e-3);
    const pool = createEnginePool({ size: 1 });
    try {
      const there = await collect(pool.makeSong(request));
      expect(there.plan).toEqual(here.plan);
      expect(Buffer.compare(here.song.mp3, there.song.mp3)).toBe(0);
      expect(Buffer.compare(here.preview, there.preview)).toBe(0);
    } finally {
      await pool.close();
    }
  }, 5 * MINUTES);

  it("stops with the signal's reason between two steps", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    const seen: string[] = [];
    const run = (async () => {
      for await (const event of makeSong(last.request, resources, { signal: abort.signal })) {
        seen.push(event.type);
        if (event.type === "audio") abort.abort(reason);
      }
    })();
    await expect(run).rejects.toBe(reason);
    expect(seen.filter((type) => type === "audio")).toHaveLength(1);
    expect(seen).not.toContain("done");
  }, MINUTES);
});
