import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { createFrameSource, createOverlapSum } from "./frame-source.ts";

/** A stage of stretching: input in, finished output out; `finish` fills up to the whole output's length. */
export interface StretchStage {
  add(block: StereoBlock): StereoBlock;
  finish(length: Samples): StereoBlock;
}

/** Frames so short that a stroke stays one stroke, and only its place changes. */
const SIZE = 256;
const HOP = SIZE / 2;

/** Moves sudden sounds in time by overlapping short frames (OLA); pitched sounds would turn rough. */
export function createFrameShifter(speed: number): StretchStage {
  const source = createFrameSource();
  const sum = createOverlapSum(SIZE, HOP);
  const window = new Float64Array(SIZE).map((_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / SIZE));
  const left = new Float64Array(SIZE);
  const right = new Float64Array(SIZE);
  let frame = 0;
  let skip = HOP;
  let written = 0;
  const run = (more: () => boolean): StereoBlock => {
    for (; more(); frame++) {
      source.read(startOf(frame), left, right);
      for (let i = 0; i < SIZE; i++) {
        left[i]! *= window[i]!;
        right[i]! *= window[i]!;
      }
      sum.add(left, right);
      source.forget(startOf(frame));
    }
    const block = sum.take();
    const drop = Math.min(skip, block.left.length);
    skip -= drop;
    written += block.left.length - drop;
    return { left: block.left.subarray(drop), right: block.right.subarray(drop) };
  };
  /** Frames are centred on the moment they show; the first one half a frame before the sound. */
  const startOf = (n: number): Samples => Math.round((n * HOP - HOP + SIZE / 2) * speed) - SIZE / 2;
  return {
    add(block) {
      source.add(block);
      return run(() => source.reaches(startOf(frame) + SIZE));
    },
    finish: (length) => run(() => frame * HOP - HOP < length),
  };
}
