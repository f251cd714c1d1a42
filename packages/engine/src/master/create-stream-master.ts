import { planBalance } from "../mix/plan-balance.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { decibelsToGain } from "../units.ts";
import { CHAIN_LOUDNESS, createBusChain } from "./bus-chain.ts";
import { createLimiter } from "./limiter.ts";
import { TARGET_CEILING, TARGET_LOUDNESS } from "./master-song.ts";

/** Master for listening while the song is made: same chain as the final one, with the loudness expected from the score. */
export interface StreamMaster {
  /** Returns what is finished: a few milliseconds less than was put in; `finish` returns the rest. Positions do not shift. */
  process(block: StereoBlock): StereoBlock;
  finish(): StereoBlock;
}

/** What compression, tone and saturation of a usual plan take from the loudness, measured over the test songs. */
const CHAIN_LOSS = 0.6;

/** Frames worked on at a time. */
const CHUNK = 4096;
/** A call can return a little more than it got, never so much. */
const SPARE = 1024;

export function createStreamMaster(score: Score): StreamMaster {
  const before = decibelsToGain(CHAIN_LOUDNESS - planBalance(score).loudness);
  const after = decibelsToGain(score.levels?.master.after ?? TARGET_LOUDNESS - CHAIN_LOUDNESS + CHAIN_LOSS);
  const chain = createBusChain(score.mix);
  const limiter = createLimiter(TARGET_CEILING);
  const left = new Float32Array(CHUNK);
  const right = new Float32Array(CHUNK);
  return {
    process(block) {
      const total = block.left.length;
      const out: StereoBlock = { left: new Float32Array(total + SPARE), right: new Float32Array(total + SPARE) };
      let written = 0;
      for (let from = 0; from < total; from += CHUNK) {
        const n = Math.min(CHUNK, total - from);
        const [l, r] = [left.subarray(0, n), right.subarray(0, n)];
        for (let i = 0; i < n; i++) {
          l[i] = block.left[from + i]! * before;
          r[i] = block.right[from + i]! * before;
        }
        chain(l, r);
        for (let i = 0; i < n; i++) {
          l[i] = l[i]! * after;
          r[i] = r[i]! * after;
        }
        const done = limiter.process({ left: l, right: r });
        out.left.set(done.left, written);
        out.right.set(done.right, written);
        written += done.left.length;
      }
      return { left: out.left.subarray(0, written), right: out.right.subarray(0, written) };
    },
    finish() {
      const { left, right } = limiter.finish();
      return { left: left.slice(), right: right.slice() };
    },
  };
}
