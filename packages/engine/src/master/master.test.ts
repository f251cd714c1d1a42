import { describe, expect, it } from "vitest";
import { integratedLoudness } from "../analyse/loudness.ts";
import { truePeak } from "../analyse/true-peak.ts";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import { decibelsToGain } from "../units.ts";
import { testScore } from "../play/test-score.ts";
import { planBalance } from "../mix/plan-balance.ts";
import { createLimiter } from "./limiter.ts";
import { TARGET_CEILING, TARGET_LOUDNESS, masterSong } from "./master-song.ts";
import { createStreamMaster } from "./create-stream-master.ts";

/** Music-like: a pumping noise with loud clicks, wide, with an offset. */
function rough(seconds: number, level: number, crest = 6): StereoBlock {
  const random = createRandom(4);
  const n = seconds * 44_100;
  const left = new Float32Array(n);
  const right = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const beat = Math.exp(-(i % 22_050) / 3000);
    const tone = 0.3 * Math.sin((2 * Math.PI * 110 * i) / 44_100) + 0.15 * Math.sin((2 * Math.PI * 3520 * i) / 44_100);
    left[i] = level * (tone + crest * 0.2 * beat * (random.next() - 0.5) + 0.02);
    right[i] = level * (tone + crest * 0.2 * beat * (random.next() - 0.5) + 0.02);
  }
  return { left, right };
}

const { mix: plan } = testScore();

describe("final master", () => {
  it.each([0.003, 0.3, 2])("meets loudness and ceiling from a mix at level %d", async (level) => {
    const { audio, lufs, truePeak: peak } = await masterSong(rough(6, level), plan);
    expect(Math.abs(integratedLoudness(audio) - TARGET_LOUDNESS)).toBeLessThan(0.5);
    expect(lufs).toBeCloseTo(integratedLoudness(audio), 3);
    expect(truePeak(audio)).toBeLessThan(TARGET_CEILING + 0.1);
    expect(peak).toBeCloseTo(truePeak(audio), 6);
  });

  it("removes an offset and starts and ends at zero", async () => {
    const { audio } = await masterSong(rough(4, 0.3), plan);
    expect(Math.abs(audio.left.reduce((a, v) => a + v, 0) / audio.left.length)).toBeLessThan(1e-3);
    expect(Math.abs(audio.left[0]!)).toBeLessThan(1e-3);
    expect(Math.abs(audio.left.at(-1)!)).toBeLessThan(1e-3);
  });

  it("leaves silence silent and the input alone", async () => {
    const silent = { left: new Float32Array(44_100), right: new Float32Array(44_100) };
    expect((await masterSong(silent, plan)).audio.left.every((v) => v === 0)).toBe(true);
    const mix = rough(2, 0.3);
    const before = mix.left.slice();
    await masterSong(mix, plan);
    expect(mix.left.every((v, i) => v === before[i])).toBe(true);
  });

  it("sounds the same when it may use its input up", async () => {
    const apart = await masterSong(rough(3, 0.3), plan);
    const inPlace = await masterSong(rough(3, 0.3), plan, { inPlace: true });
    expect(inPlace.audio.left.findIndex((v, i) => v !== apart.audio.left[i])).toBe(-1);
  });

  it("stops when told", async () => {
    const signal = { aborted: true, throwIfAborted: () => { throw new Error("cancelled"); } };
    await expect(masterSong(rough(1, 0.3), plan, { signal })).rejects.toThrow("cancelled");
  });
});

describe("limiter", () => {
  const through = (audio: StereoBlock, ceiling: number, cuts: number[]): StereoBlock => {
    const limiter = createLimiter(ceiling);
    const out = { left: new Float32Array(audio.left.length), right: new Float32Array(audio.left.length) };
    let at = 0;
    const write = (b: StereoBlock): void => {
      out.left.set(b.left, at);
      out.right.set(b.right, at);
      at += b.left.length;
    };
    for (let from = 0, n = 0; from < audio.left.length; n++) {
      const to = Math.min(audio.left.length, from + cuts[n % cuts.length]!);
      write(limiter.process({ left: audio.left.slice(from, to), right: audio.right.slice(from, to) }));
      from = to;
    }
    write(limiter.finish());
    expect(at).toBe(audio.left.length);
    return out;
  };

  it("holds the true peak under its ceiling", () => {
    expect(truePeak(through(rough(2, 3, 12), -1, [4096]))).toBeLessThan(-0.9);
  });

  it("changes nothing that is under the ceiling", () => {
    const quiet = rough(1, 0.3);
    const out = through(quiet, -1, [1000]);
    expect(out.left.reduce((worst, v, i) => Math.max(worst, Math.abs(v - quiet.left[i]!)), 0)).toBe(0);
  });

  it("gives the same however the sound is cut", () => {
    const loud = rough(1, 3);
    const a = through(loud, -2, [1e6]).left;
    const b = through(loud, -2, [1, 7, 333, 5000]).left;
    expect(a.findIndex((v, i) => Math.abs(v - b[i]!) > 1e-7)).toBe(-1);
  });
});

describe("stream master", () => {
  it("is near the final loudness from the score alone, keeps the ceiling and loses no sample", () => {
    const score = testScore();
    const audio = rough(6, 0.3);
    const gain = decibelsToGain(planBalance(score).loudness - integratedLoudness(audio));
    const master = createStreamMaster(score);
    const left: number[] = [];
    const right: number[] = [];
    for (let from = 0; from < audio.left.length; from += 50_000) {
      const cut = (x: Float32Array): Float32Array => x.slice(from, from + 50_000).map((v) => v * gain);
      const out = master.process({ left: cut(audio.left), right: cut(audio.right) });
      for (const v of out.left) left.push(v);
      for (const v of out.right) right.push(v);
    }
    const rest = master.finish();
    for (const v of rest.left) left.push(v);
    for (const v of rest.right) right.push(v);
    expect(left.length).toBe(audio.left.length);
    const out = { left: Float32Array.from(left), right: Float32Array.from(right) };
    expect(Math.abs(integratedLoudness(out) - TARGET_LOUDNESS)).toBeLessThan(1.5);
    expect(truePeak(out)).toBeLessThan(TARGET_CEILING + 0.1);
  });
});
