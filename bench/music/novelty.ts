import { HOP, type Frame } from "./spectrum.ts";

/** Half the checkerboard kernel, in seconds: a short section is that long. */
const REACH = 5;
const APART = 3;

/** Frames in a block. */
const EVERY = 4;
const BLOCK = HOP * EVERY;

/** Means over half seconds, since beats are not sections: bands, then chroma four times as heavy. */
export function meanBlocks(all: readonly Frame[]): number[][] {
  const blocks: number[][] = [];
  for (let i = 0; i + EVERY <= all.length; i += EVERY) {
    const mean = (pick: (frame: Frame) => number): number => Number((all.slice(i, i + EVERY).reduce((sum, frame) => sum + pick(frame), 0) / EVERY).toFixed(4));
    blocks.push([...all[0]!.bands.map((_, b) => mean((frame) => frame.bands[b]!)), ...all[0]!.chroma.map((_, c) => mean((frame) => 4 * frame.chroma[c]!))]);
  }
  return blocks;
}

/**
 * Times at which the sound changes character: peaks of a checkerboard kernel along the blocks' self-similarity (Foote 2000), the highest
 * within `apart` seconds on both sides and above the curve's mean.
 */
export function noveltyPeaks(measured: readonly (readonly number[])[], reachSeconds = REACH, apart = APART): number[] {
  const blocks = measured.map((block) => [...block]);
  const width = blocks[0]!.length;
  for (let d = 0; d < width; d++) {
    const mean = blocks.reduce((sum, block) => sum + block[d]!, 0) / blocks.length;
    for (const block of blocks) block[d]! -= mean;
  }
  const length = (x: readonly number[]): number => Math.hypot(...x) || 1;
  const unit = blocks.map((block) => block.map((x) => x / length(block)));
  const alike = (a: number, b: number): number => unit[a]!.reduce((sum, x, d) => sum + x * unit[b]![d]!, 0);
  const reach = Math.round(reachSeconds / BLOCK);
  const curve = unit.map((_, at) => {
    if (at < 4 || at > unit.length - 4) return 0;
    let sum = 0;
    let weights = 0;
    for (let i = -reach; i < reach; i++) for (let j = -reach; j < reach; j++) {
      const [a, b] = [at + i, at + j];
      if (a < 0 || b < 0 || a >= unit.length || b >= unit.length) continue;
      const taper = Math.exp(-0.5 * (((i + 0.5) / reach) ** 2 + ((j + 0.5) / reach) ** 2) * 4);
      sum += taper * (i < 0 === j < 0 ? 1 : -1) * alike(a, b);
      weights += taper;
    }
    return sum / weights;
  });
  const mean = curve.reduce((a, b) => a + b, 0) / curve.length;
  const around = Math.round(apart / BLOCK);
  return curve.flatMap((value, i) => {
    const near = curve.slice(Math.max(0, i - around), i + around + 1);
    return value > mean && value === Math.max(...near) ? [i * BLOCK] : [];
  });
}
