import { describe, expect, it } from "vitest";
import { createFilter, highShelf, lowShelf } from "../mix/biquad.ts";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE } from "../units.ts";
import { masterAudio, measureBalance } from "./remaster-audio.ts";

/** Noise that falls off with frequency, muffled, with beats in it. */
function dull(seconds: number): StereoBlock {
  const random = createRandom(8);
  const n = Math.round(seconds * SAMPLE_RATE);
  const noise = (): Float32Array => new Float32Array(n).map((_, i) => (random.next() * 2 - 1) * 0.1 * (0.4 + Math.exp(-(i % 22_050) / 4000)));
  const [middle, left, right] = [noise(), noise(), noise()];
  const audio = { left: middle.map((v, i) => v + 0.2 * left[i]!), right: middle.map((v, i) => v + 0.2 * right[i]!) };
  createFilter([lowShelf(300, 12), highShelf(800, -15), highShelf(4000, -18)]).stereo(audio.left, audio.right);
  return audio;
}

describe("remastering a recording", async () => {
  const source = dull(6);
  const before = measureBalance(source);
  const made = { subtle: await masterAudio(source, "subtle"), normal: await masterAudio(source, "normal"), high: await masterAudio(source, "high") };

  it("reaches −14 LUFS under the ceiling in every strength", () => {
    for (const { lufs, truePeak } of Object.values(made)) {
      expect(Math.abs(lufs + 14)).toBeLessThan(0.5);
      expect(truePeak).toBeLessThan(-1);
    }
  });

  it("opens a dull recording, more with more strength, and makes it wider", () => {
    const tilt = (b: readonly number[]): number => b[5]! + b[4]! - b[0]! - b[1]!;
    const tilts = [before.balance, ...Object.values(made).map(({ audio }) => measureBalance(audio).balance)].map(tilt);
    expect(tilts).toEqual(tilts.toSorted((a, b) => a - b));
    expect(tilts[3]! - tilts[0]!).toBeGreaterThan(6);
    expect(tilts[1]! - tilts[0]!).toBeLessThan(6.5);
    const widths = [before.width, ...Object.values(made).map(({ audio }) => measureBalance(audio).width)];
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it("leaves its source, its length and silence alone, and mono mono", async () => {
    expect(measureBalance(source)).toEqual(before);
    expect(made.high.audio.left.length).toBe(source.left.length);
    const silence = { left: new Float32Array(1000), right: new Float32Array(1000) };
    expect((await masterAudio(silence, "high")).audio.left.every((v) => v === 0)).toBe(true);
    const { audio } = await masterAudio({ left: source.left, right: source.left }, "high");
    expect(audio.left).toEqual(audio.right);
  });
});
