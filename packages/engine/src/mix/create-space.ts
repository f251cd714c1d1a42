import type { StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { beatsToSeconds, decibelsToGain, secondsToSamples } from "../units.ts";
import { createFilter, highpass, lowShelf } from "./biquad.ts";
import { createReverb } from "./reverb.ts";
import { createTempoDelay } from "./tempo-delay.ts";

function isSilent({ left, right }: StereoBlock): boolean {
  for (let i = 0; i < left.length; i++) if (left[i] !== 0 || right[i] !== 0) return false;
  return true;
}

/** One room with one echo. Both are linear: what several sends make of it together is the sum of what each makes alone. */
export interface Space {
  /** Overwrites the sends; writes (not adds) the return to `out`. Returns false, with `out` untouched, when nothing sounds any more. */
  process(toRoom: StereoBlock, toEcho: StereoBlock, out: StereoBlock): boolean;
}

/**
 * The room and the echo of a song. The echo also goes to the room, or it would stand before the singer. The return is thin below, where
 * rooms only blur. State carries over.
 */
export function createSpace(score: Score): Space {
  const { reverb, delay } = score.mix;
  const room = createReverb(reverb);
  const echo = createTempoDelay({ time: beatsToSeconds(delay.beats, score.bpm), feedback: delay.feedback });
  const tone = createFilter([highpass(220), lowShelf(500, -2)]);
  const thin = createFilter([highpass(160)]);
  const roomGain = decibelsToGain(reverb.level);
  const echoGain = decibelsToGain(delay.level);
  // Echoes die by their feedback, the room by its time: after 90 dB of each nothing is left.
  const turns = delay.feedback > 0.01 ? -4.5 / Math.log10(Math.min(0.9, delay.feedback)) : 1;
  const rest = secondsToSamples((turns + 2) * beatsToSeconds(delay.beats, score.bpm) + 2 * reverb.seconds + reverb.preDelay);
  let quiet = rest + 1;
  return {
    process(toRoom, toEcho, out) {
      const n = out.left.length;
      quiet = isSilent(toRoom) && isSilent(toEcho) ? quiet + n : 0;
      if (quiet > rest) return false;
      out.left.fill(0);
      out.right.fill(0);
      echo(toEcho.left, toEcho.right, out.left, out.right, echoGain);
      for (let i = 0; i < n; i++) {
        toRoom.left[i] = toRoom.left[i]! + 0.4 * out.left[i]!;
        toRoom.right[i] = toRoom.right[i]! + 0.4 * out.right[i]!;
      }
      tone.stereo(toRoom.left, toRoom.right);
      room.process(toRoom.left, toRoom.right, toRoom.left, toRoom.right);
      for (let i = 0; i < n; i++) {
        out.left[i] = out.left[i]! + roomGain * toRoom.left[i]!;
        out.right[i] = out.right[i]! + roomGain * toRoom.right[i]!;
      }
      thin.stereo(out.left, out.right);
      return true;
    },
  };
}
