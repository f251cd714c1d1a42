import type { StereoBlock } from "@tunewright/engine";
import { meanBlocks } from "../music/novelty.ts";
import { frames } from "../music/spectrum.ts";
import { inked, type Picture } from "./ink.ts";

/**
 * Every moment against every other (Foote 1999): bright where they sound alike. Time runs right and down; blocks along the diagonal are
 * sections, stripes beside it their returns.
 */
export function drawSimilarity(audio: StereoBlock, size = 420): Picture {
  const blocks = meanBlocks(frames(audio));
  const width = blocks[0]?.length ?? 0;
  const means = Array.from({ length: width }, (_, d) => blocks.reduce((sum, block) => sum + block[d]!, 0) / blocks.length);
  const units = blocks.map((block) => {
    const centred = block.map((v, d) => v - means[d]!);
    const length = Math.hypot(...centred) || 1;
    return centred.map((v) => v / length);
  });
  const levels = new Float32Array(size * size);
  const at = (pixel: number): readonly number[] => units[Math.floor((pixel / size) * units.length)]!;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) levels[y * size + x] = (at(y).reduce((sum, v, d) => sum + v * at(x)[d]!, 0) + 0.4) / 1.4;
  return inked(levels, size, size);
}
