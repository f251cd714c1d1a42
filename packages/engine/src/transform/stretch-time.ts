import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { createFrameShifter } from "./shift-frames.ts";
import { createPhaseVocoder } from "./phase-vocoder.ts";
import { createHarmonicSplitter } from "./split-harmonics.ts";

/** Slowest and fastest. */
export const SPEEDS = { slowest: 0.25, fastest: 4 } as const;

/** Input split at a time. */
const BLOCK: Samples = 1 << 15;

/**
 * The recording `speed` times as fast at its own pitch, in consecutive blocks that add up to round(length / speed) samples: what rings
 * goes through a phase vocoder, what strikes is moved in short frames and stays sharp (Driedger, Müller & Ewert 2014). Needs a second
 * of memory whatever the length. Throws RangeError outside 0.25–4.
 */
export function* stretchTime({ left, right }: StereoBlock, speed: number): Generator<StereoBlock, void> {
  if (!(speed >= SPEEDS.slowest && speed <= SPEEDS.fastest)) throw new RangeError(`speed ${speed} is outside ${SPEEDS.slowest}–${SPEEDS.fastest}`);
  const length = Math.round(left.length / speed);
  const splitter = createHarmonicSplitter();
  const ringing = createPhaseVocoder(speed);
  const striking = createFrameShifter(speed);
  const queue = createSum();
  let written = 0;
  for (let at = 0; at <= left.length && written < length; at += BLOCK) {
    const last = at + BLOCK > left.length;
    const { harmonic, percussive } = splitter.add({ left: left.subarray(at, at + BLOCK), right: right.subarray(at, at + BLOCK) });
    queue.add(0, ringing.add(harmonic));
    queue.add(1, striking.add(percussive));
    if (last) {
      const rest = splitter.finish();
      queue.add(0, ringing.add(rest.harmonic));
      queue.add(1, striking.add(rest.percussive));
      queue.add(0, ringing.finish(length));
      queue.add(1, striking.finish(length));
    }
    const block = queue.take(length - written);
    written += block.left.length;
    if (block.left.length > 0) yield block;
  }
}

/** Two streams of blocks that arrive unevenly, added up as far as both have come. */
function createSum(): { add(stream: 0 | 1, block: StereoBlock): void; take(most: Samples): StereoBlock } {
  const waiting: [StereoBlock, StereoBlock] = [empty(), empty()];
  return {
    add(stream, block) {
      waiting[stream] = { left: joined(waiting[stream].left, block.left), right: joined(waiting[stream].right, block.right) };
    },
    take(most) {
      const n = Math.min(most, waiting[0].left.length, waiting[1].left.length);
      const out = { left: waiting[0].left.slice(0, n), right: waiting[0].right.slice(0, n) };
      for (let i = 0; i < n; i++) {
        out.left[i]! += waiting[1].left[i]!;
        out.right[i]! += waiting[1].right[i]!;
      }
      for (const stream of [0, 1] as const) waiting[stream] = { left: waiting[stream].left.slice(n), right: waiting[stream].right.slice(n) };
      return out;
    },
  };
}

const empty = (): StereoBlock => ({ left: new Float32Array(0), right: new Float32Array(0) });

function joined(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}
