import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE, midiToHertz } from "../units.ts";
import { createPartSeparator, SEPARATED } from "./separate-parts.ts";
import type { SeparatedBlock, SeparatedName } from "./separate-parts.ts";

const N = 4 * SAMPLE_RATE;
const tone = (midi: number, level: number, harmonics: number): Float32Array =>
  new Float32Array(N).map((_, i) => {
    let sum = 0;
    for (let h = 1; h <= harmonics; h++) sum += (level / h) * Math.sin((2 * Math.PI * h * midiToHertz(midi) * i) / SAMPLE_RATE + h);
    return sum;
  });
const random = createRandom(2);
const PARTS: Record<SeparatedName, StereoBlock> = {
  // In the middle, on the melody that is handed in; the others beside it.
  vocals: ((x) => ({ left: x, right: x }))(tone(67, 0.2, 8)),
  bass: ((x) => ({ left: x, right: x }))(tone(33, 0.3, 2)),
  drums: ((x) => ({ left: x, right: x }))(new Float32Array(N).map((_, i) => (random.next() * 2 - 1) * 0.6 * Math.exp(-(i % 22_050) / 500))),
  other: { left: tone(64, 0.15, 5), right: new Float32Array(N) },
};
const add = (side: "left" | "right"): Float32Array => PARTS.vocals[side].map((v, i) => v + PARTS.bass[side][i]! + PARTS.drums[side][i]! + PARTS.other[side][i]!);
const mix: StereoBlock = { left: add("left"), right: add("right") };

function separate(analysis: Parameters<typeof createPartSeparator>[0], step: number): Record<SeparatedName, StereoBlock> {
  const separator = createPartSeparator(analysis);
  const out = Object.fromEntries(SEPARATED.map((name) => [name, { left: new Float32Array(N), right: new Float32Array(N) }])) as unknown as SeparatedBlock;
  let at = 0;
  const put = (blocks: SeparatedBlock): void => {
    for (const name of SEPARATED) for (const side of ["left", "right"] as const) out[name][side].set(blocks[name][side].subarray(0, N - at), at);
    at += blocks.vocals.left.length;
  };
  for (let from = 0; from < N; from += step) put(separator.add({ left: mix.left.subarray(from, from + step), right: mix.right.subarray(from, from + step) }));
  put(separator.finish());
  expect(at).toBe(N);
  return out;
}

const sung = {
  melody: { hop: 0.02, contour: new Float32Array(200).fill(67), notes: [] },
  sung: [{ start: 0, end: 4 }],
};
const energy = (x: Float32Array): number => x.reduce((sum, v) => sum + v * v, 0);

describe("separated parts", () => {
  const parts = separate(sung, 10_007);

  it("sum to the mix far below −40 dB", () => {
    const rest = mix.left.map((v, i) => v - SEPARATED.reduce((sum, name) => sum + parts[name].left[i]!, 0));
    expect(10 * Math.log10(energy(rest) / energy(mix.left) + 1e-15)).toBeLessThan(-80);
  });

  it.each(SEPARATED)("hold more of the %s than of all else", (name) => {
    const wrong = parts[name].left.map((v, i) => v - PARTS[name].left[i]!);
    expect(10 * Math.log10(energy(PARTS[name].left) / energy(wrong))).toBeGreaterThan(5);
  });

  it("are the same however the sound comes in", () => {
    const other = separate(sung, 44_100);
    expect(energy(other.vocals.left.map((v, i) => v - parts.vocals.left[i]!))).toBeLessThan(1e-6 * energy(parts.vocals.left));
  });

  it("have no voice where nobody sings", () => {
    const silent = separate({ ...sung, sung: [] }, 44_100);
    expect(energy(silent.vocals.left)).toBe(0);
  });
});
