import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FinishedSong, FinishedStem, Score, SongEvent, SongPlan, SongTask, StereoBlock } from "@tunewright/engine";
import { analyseAudio } from "@tunewright/engine/analyse/analyse-audio";
import { isMinorish, keySignature, scaleOf } from "@tunewright/engine/compose/spell";
import { runTask } from "@tunewright/engine/song/run-task";
import { loadResources } from "./load-resources.ts";
import type { LoadedResources } from "./index.ts";

const MINUTES = 60_000;
/** Seconds of the song that the tasks get: intro and chorus. */
const HEARD = 26;
const REQUEST = { style: "pop, 104 bpm, G major", prompt: "the lighthouse", seed: 21, length: 20 };

interface Result {
  plan?: SongPlan;
  song: FinishedSong;
  stems: FinishedStem[];
  events: SongEvent[];
}

let resources: LoadedResources;
let score: Score;
/** The first part of a song of ours as a stranger's recording: the mix, its voice alone, and its band alone. */
let mix: StereoBlock;
let voice: StereoBlock;
let band: StereoBlock;

async function run(task: SongTask, stems = false): Promise<Result> {
  const events: SongEvent[] = [];
  for await (const event of runTask(task, resources, { pcm: true, stems })) events.push(event);
  const last = events.at(-1)!;
  if (last.type !== "done") throw new Error("a task that ends without a song");
  const fractions = events.flatMap((e) => (e.type === "progress" ? [e.fraction] : []));
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  const plan = events.find((e) => e.type === "plan")?.plan;
  return { song: last.song, stems: events.flatMap((e) => (e.type === "stem" ? [e.stem] : [])), events, ...(plan ? { plan } : {}) };
}

const part = ({ left, right }: StereoBlock, from: number, to: number): StereoBlock => ({ left: left.subarray(from * 44_100, to * 44_100), right: right.subarray(from * 44_100, to * 44_100) });
const energy = (x: Float32Array): number => x.reduce((sum, v) => sum + v * v, 0);
const seconds = (audio: StereoBlock): number => audio.left.length / 44_100;
/** How far times lie from the song's own grid of `steps` a beat, the middle one. */
function offGrid(times: readonly number[], steps: number): number {
  const step = 60 / score.bpm / steps;
  return times.map((t) => Math.abs(t / step - Math.round(t / step)) * step).toSorted((a, b) => a - b)[times.length >> 1]!;
}
const timesOf = (notes: readonly { beat: number }[], bpm: number): number[] => notes.map((note) => (note.beat * 60) / bpm);

beforeAll(async () => {
  resources = await loadResources();
  const made = await run({ task: "create", request: REQUEST }, true);
  score = made.song.document!.score;
  mix = made.song.master!;
  const n = mix.left.length;
  voice = { left: new Float32Array(n), right: new Float32Array(n) };
  band = { left: new Float32Array(n), right: new Float32Array(n) };
  for (const event of made.events) {
    if (event.type !== "stems") continue;
    const at = Math.round(event.start * 44_100);
    for (const [name, block] of Object.entries(event.blocks)) {
      const to = name === "lead-vocals" ? voice : name === "backing-vocals" ? undefined : band;
      if (!to) continue;
      for (let i = 0; i < block.left.length && at + i < n; i++) {
        to.left[at + i]! += block.left[i]!;
        to.right[at + i]! += block.right[i]!;
      }
    }
  }
  [mix, voice, band] = [mix, voice, band].map((audio) => part(audio, 0, HEARD)) as [StereoBlock, StereoBlock, StereoBlock];
}, 8 * MINUTES);
afterAll(() => resources.release());

describe("what is heard in a song of ours", () => {
  it("is its tempo, its key and whether somebody sings", () => {
    const heard = analyseAudio(mix);
    expect([1, 2, 0.5].some((r) => Math.abs(heard.tempo.bpm - score.bpm * r) < 1)).toBe(true);
    expect(keySignature(heard.key)).toBe(keySignature(score.key));
    // In a dense chorus nobody is sure of the voice; alone it is beyond doubt, and there is more of it than in the band.
    expect(analyseAudio(voice).vocals.present).toBe(true);
    expect(analyseAudio(band).vocals.probability).toBeLessThan(heard.vocals.probability);
  });
});

describe("tasks on a recording", () => {
  it("stems sum to it within −40 dB, and the voice's stem holds the voice more than the mix does", async () => {
    const { stems } = await run({ task: "stems", source: { audio: mix }, parts: "all" });
    expect(stems.map((stem) => stem.name)).toEqual(["vocals", "drums", "bass", "other"]);
    const rest = mix.left.map((v, i) => v - stems.reduce((sum, stem) => sum + stem.audio!.left[i]!, 0));
    expect(10 * Math.log10(energy(rest) / energy(mix.left) + 1e-12)).toBeLessThan(-40);
    const likeness = (x: Float32Array): number => {
      let [xy, yy] = [0, 0];
      x.forEach((v, i) => { xy += v * voice.left[i]!; yy += voice.left[i]! ** 2; });
      return (xy * xy) / (yy * energy(x));
    };
    expect(likeness(stems[0]!.audio!.left)).toBeGreaterThan(1.2 * likeness(mix.left));
  }, 4 * MINUTES);

  it("another speed is exact and keeps the pitch", async () => {
    const { song } = await run({ task: "speed", source: { audio: mix }, factor: 1.25, keepPitch: true });
    expect(Math.abs(song.duration * 1.25 / seconds(mix) - 1)).toBeLessThan(0.001);
    expect([1, 2, 0.5].some((r) => Math.abs(song.bpm - score.bpm * 1.25 * r) < 1.5)).toBe(true);
    expect(song.truePeak).toBeLessThan(-1);
  }, 4 * MINUTES);

  it("a remaster of a quiet copy is as loud as a record", async () => {
    const short = part(mix, 4, 10);
    const quiet = { left: short.left.map((v) => v * 0.1), right: short.right.map((v) => v * 0.1) };
    const { song } = await run({ task: "remaster", source: { audio: quiet }, seed: 1, strength: "normal" });
    expect(Math.abs(song.lufs + 14)).toBeLessThan(0.5);
    expect(song.document).toBeUndefined();
  }, 4 * MINUTES);

  it("a singer joins a band: on its beats, in its key, as long as it", async () => {
    const { song, plan } = await run({ task: "add-vocals", source: { audio: band }, request: { style: "pop", lyrics: "Over the water the lantern goes\nOver the water nobody knows\nCarry me home where the river runs\nCarry me home to the morning sun", seed: 3 } });
    expect(song.duration).toBeCloseTo(seconds(band), 2);
    const notes = plan!.score.vocals[0]!.lines.flatMap((line) => line.notes);
    expect(plan!.words.map((word) => word.word).join(" ")).toContain("lantern");
    expect(offGrid(timesOf(notes, plan!.score.bpm), 4)).toBeLessThan(0.03);
    const scale = scaleOf(score.key);
    expect(notes.filter((note) => scale.includes(note.pitches[0]!.midi % 12)).length / notes.length).toBeGreaterThan(0.85);
    expect(Math.abs(song.lufs + 14)).toBeLessThan(0.5);
  }, 6 * MINUTES);

  it("a band joins a singer: drums on the beat, chords that agree with the tune", async () => {
    const { song, plan } = await run({ task: "add-instrumental", source: { audio: voice }, request: { style: "pop", seed: 4 } });
    expect(song.duration).toBeCloseTo(seconds(voice), 2);
    const drums = plan!.score.parts.find((part) => part.id === "drums")!;
    expect(offGrid(timesOf(drums.notes, plan!.score.bpm), 4)).toBeLessThan(0.05);
    const sung = score.vocals[0]!.lines.flatMap((line) => line.notes).filter((note) => note.beats >= 0.9 && (note.beat * 60) / score.bpm < HEARD);
    const agree = sung.filter((note) => {
      const at = (note.beat * 60) / score.bpm;
      const chord = plan!.score.chords.findLast((c) => (c.beat * 60) / plan!.score.bpm <= at + 0.1);
      return chord?.intervals.some((step) => (chord.root + step - note.pitches[0]!.midi) % 12 === 0);
    });
    expect(agree.length / sung.length).toBeGreaterThan(0.5);
    expect(analyseAudio(song.master!).timbre.bass).toBeGreaterThan(analyseAudio(voice).timbre.bass);
  }, 6 * MINUTES);

  it("a cover has its tune in another style, and a document", async () => {
    const { song } = await run({ task: "cover", source: { audio: mix }, request: { style: "synthwave", seed: 5 } });
    const cover = song.document!.score;
    expect(cover.style).toBe("synthwave");
    expect(isMinorish(cover.key.mode)).toBe(isMinorish(score.key.mode));
    const truth = score.vocals[0]!.lines.flatMap((line) => line.notes).filter((note) => (note.beat * 60) / score.bpm < HEARD);
    const found = cover.vocals[0]!.lines.flatMap((line) => line.notes);
    // The singer may need another key: the best transposition counts.
    const matched = Array.from({ length: 12 }, (_, by) => truth.filter((note) => found.some((other) =>
      Math.abs(other.beat - note.beat) <= 0.5 && (other.pitches[0]!.midi - note.pitches[0]!.midi + by + 120) % 12 === 0)).length);
    expect(Math.max(...matched) / truth.length).toBeGreaterThan(0.45);
  }, 6 * MINUTES);

  it("stops when it is no longer wanted", async () => {
    const signal = { aborted: false, throwIfAborted() { if (this.aborted) throw new Error("enough"); } };
    const running = runTask({ task: "stems", source: { audio: mix }, parts: 2 }, resources, { signal });
    await running.next();
    signal.aborted = true;
    await expect((async () => { for await (const event of running) void event; })()).rejects.toThrow("enough");
  });
});
