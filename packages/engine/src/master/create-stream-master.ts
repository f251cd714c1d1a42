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

export function createStreamMaster(score: Score): StreamMaster {
  const before = decibelsToGain(CHAIN_LOUDNESS - planBalance(score).loudness);
  const after = decibelsToGain(TARGET_LOUDNESS - CHAIN_LOUDNESS + CHAIN_LOSS);
  const chain = createBusChain(score.mix);
  const limiter = createLimiter(TARGET_CEILING);
  return {
    process(block) {
      const left = block.left.map((v) => v * before);
      const right = block.right.map((v) => v * before);
      chain(left, right);
      for (let i = 0; i < left.length; i++) {
        left[i] = left[i]! * after;
        right[i] = right[i]! * after;
      }
      return limiter.process({ left, right });
    },
    finish: () => limiter.finish(),
  };
}
