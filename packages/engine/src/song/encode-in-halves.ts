import { joinMp3 } from "../encode/join-mp3.ts";
import type { EngineResources, Mp3Encoder, Mp3Options, StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import type { Seconds } from "../units.ts";
import { joinBytes } from "./join-bytes.ts";

const FRAME: Samples = 1152;
/** The second encoder begins so many frames early, and is trusted after most of them; the first goes on past the seam to find a good place. */
const EARLY = 80;
const SETTLED = 60;
const PAST = 60;
/** Encoded between two reports. */
const STEP: Samples = 10 * SAMPLE_RATE;

/**
 * Encodes a recording as two overlapping halves, so that two processors have work, and joins them unheard. Where the host encodes on a thread
 * of its own, the second half is encoded on this one. The bytes are the same wherever the encoders run. Yields the seconds that are done.
 */
export async function* encodeInHalves(
  audio: StereoBlock,
  { createMp3Encoder, encodeHere = createMp3Encoder }: Pick<EngineResources, "createMp3Encoder" | "encodeHere">,
  options: Mp3Options,
): AsyncGenerator<Seconds, Uint8Array> {
  const frames = audio.left.length;
  const seam = Math.floor(frames / 2 / FRAME) * FRAME;
  const [first, second] = [
    createHalf(audio, 0, Math.min(frames, seam + PAST * FRAME), await createMp3Encoder(options)),
    createHalf(audio, Math.max(0, seam - EARLY * FRAME), frames, await encodeHere(options)),
  ];
  while (!first.isOver() || !second.isOver()) {
    // The first promises its bytes; the second, on this thread, has them at once.
    const pending = first.next(STEP);
    await second.next(STEP);
    await pending;
    yield samplesToSeconds(Math.min(2 * STEP, frames));
  }
  const [head, tail] = [await first.finish(), await second.finish()];
  const joined = joinMp3(head, tail, seam / FRAME - EARLY, SETTLED);
  if (joined) return joined;
  // No place to join: the first half goes on to the end on its own.
  const whole = createHalf(audio, 0, frames, await createMp3Encoder(options));
  while (!whole.isOver()) {
    await whole.next(STEP);
    yield 0;
  }
  return whole.finish();
}

interface Half {
  isOver(): boolean;
  next(count: Samples): Promise<void>;
  finish(): Promise<Uint8Array>;
}

function createHalf(audio: StereoBlock, from: Samples, to: Samples, encoder: Mp3Encoder): Half {
  const pieces: Uint8Array[] = [];
  let at = from;
  return {
    isOver: () => at >= to,
    async next(count) {
      if (at >= to) return;
      const end = Math.min(to, at + count);
      const block = { left: audio.left.subarray(at, end), right: audio.right.subarray(at, end) };
      at = end;
      pieces.push(await encoder.encode(block));
    },
    async finish() {
      pieces.push(await encoder.finish());
      return joinBytes(pieces);
    },
  };
}
