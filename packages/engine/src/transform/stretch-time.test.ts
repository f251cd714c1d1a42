import { describe, expect, it } from "vitest";
import { medianPitch, trackPitch } from "../analyse/pitch.ts";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE } from "../units.ts";
import { resampleAudio } from "./resample-audio.ts";
import { createHarmonicSplitter } from "./split-harmonics.ts";
import { stretchTime } from "./stretch-time.ts";

const SECONDS = 3;
const N = SECONDS * SAMPLE_RATE;
const tone = new Float32Array(N).map((_, i) => 0.3 * Math.sin((2 * Math.PI * 330 * i) / SAMPLE_RATE) + 0.1 * Math.sin((2 * Math.PI * 990 * i) / SAMPLE_RATE));
const random = createRandom(4);
/** A stroke each half second, from a quarter on. */
const STROKES = [0.25, 0.75, 1.25, 1.75, 2.25];
const strokes = new Float32Array(N);
for (const at of STROKES) for (let i = 0; i < 2000; i++) strokes[at * SAMPLE_RATE + i] = (random.next() * 2 - 1) * 0.7 * Math.exp(-i / 300);
const both: StereoBlock = { left: tone.map((v, i) => v + strokes[i]!), right: tone };

function whole(blocks: Iterable<StereoBlock>): StereoBlock {
  const list = [...blocks];
  const length = list.reduce((sum, b) => sum + b.left.length, 0);
  const out = { left: new Float32Array(length), right: new Float32Array(length) };
  let at = 0;
  for (const { left, right } of list) {
    out.left.set(left, at);
    out.right.set(right, at);
    at += left.length;
  }
  return out;
}
const rms = (x: Float32Array): number => Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / x.length);
const cents = (x: Float32Array, hertz: number): number => 1200 * Math.log2(medianPitch(trackPitch(x, { hop: 0.05 }))! / hertz);

describe("harmonic and percussive parts", () => {
  it("sum to the sound and tell a tone from strokes", () => {
    const splitter = createHarmonicSplitter();
    const parts = [];
    for (let at = 0; at < N; at += 7_001) parts.push(splitter.add({ left: both.left.subarray(at, at + 7_001), right: both.right.subarray(at, at + 7_001) }));
    parts.push(splitter.finish());
    const harmonic = whole(parts.map((p) => p.harmonic));
    const percussive = whole(parts.map((p) => p.percussive));
    expect(harmonic.left.length).toBe(N);
    expect(both.left.every((v, i) => Math.abs(v - harmonic.left[i]! - percussive.left[i]!) < 1e-6)).toBe(true);
    expect(rms(harmonic.left.map((v, i) => v - tone[i]!))).toBeLessThan(0.1 * rms(tone));
    expect(rms(percussive.left.map((v, i) => v - strokes[i]!))).toBeLessThan(0.25 * rms(strokes));
  });
});

describe.each([0.25, 0.5, 0.8, 1, 1.25, 2, 4])("stretching to %d times the speed", (speed) => {
  const out = whole(stretchTime(both, speed));

  it("is exact in length, keeps pitch within 5 cents and the level of a tone", () => {
    expect(Math.abs(out.left.length * speed / N - 1)).toBeLessThan(0.001);
    const middle = out.right.subarray(Math.round(out.right.length * 0.2), Math.round(out.right.length * 0.8));
    expect(Math.abs(cents(middle.subarray(0, 40_000), 330))).toBeLessThan(5);
    expect(rms(middle) / rms(tone)).toBeCloseTo(1, 1);
  });

  it("keeps strokes in their place and sharp", () => {
    const moved = whole(stretchTime({ left: strokes, right: strokes }, speed)).left;
    for (const at of STROKES) {
      const place = Math.round((at * SAMPLE_RATE) / speed);
      const near = moved.subarray(Math.max(0, place - 3000), place + 5000);
      const inside = moved.subarray(Math.max(0, place - 300), place + 1000);
      const energy = (x: Float32Array): number => x.reduce((sum, v) => sum + v * v, 0);
      expect(energy(inside) / energy(near)).toBeGreaterThan(speed < 0.5 ? 0.65 : 0.9);
    }
  });
});

describe("stretching", () => {
  it("leaves the stereo picture alone", () => {
    const out = whole(stretchTime({ left: tone, right: tone.map((v) => v * 0.5) }, 1.3));
    const span: [number, number] = [10_000, out.left.length - 10_000];
    expect(out.left.subarray(...span).every((v, i) => Math.abs(0.5 * v - out.right[span[0] + i]!) < 0.01)).toBe(true);
  });

  it("refuses speeds outside its range", () => {
    for (const speed of [0, 0.2, 4.1, NaN]) expect(() => whole(stretchTime(both, speed))).toThrow(RangeError);
  });

  it("serves the shortest sounds", () => {
    expect(whole(stretchTime({ left: new Float32Array(0), right: new Float32Array(0) }, 2)).left.length).toBe(0);
    expect(whole(stretchTime({ left: new Float32Array(10), right: new Float32Array(10) }, 0.5)).left.length).toBe(20);
  });
});

describe("resampling", () => {
  it.each([0.25, 0.9, 1.5, 4])("to %d times the speed moves pitch and length alike", (speed) => {
    const { left, right } = resampleAudio({ left: tone, right: tone }, speed);
    expect(left.length).toBe(Math.round(N / speed));
    expect(right).toBe(left);
    const lowest = { lowest: 60, highest: 2000 };
    const pitch = medianPitch(trackPitch(left.subarray(2000, 2000 + 15_000), { hop: 0.05, ...lowest }))!;
    expect(Math.abs(1200 * Math.log2(pitch / (330 * speed)))).toBeLessThan(3);
  });

  it("folds nothing down when it goes faster", () => {
    const high = new Float32Array(N).map((_, i) => 0.5 * Math.sin((2 * Math.PI * 15_000 * i) / SAMPLE_RATE));
    expect(rms(resampleAudio({ left: high, right: high }, 2).left)).toBeLessThan(0.001);
  });
});
