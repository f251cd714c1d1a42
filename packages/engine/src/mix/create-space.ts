import type { StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { beatsToSeconds, decibelsToGain, secondsToSamples } from "../units.ts";
import { silence } from "../play/player.ts";
import { createFilter, highpass, lowShelf } from "./biquad.ts";
import { createReverb } from "./reverb.ts";
import { createTempoDelay } from "./tempo-delay.ts";

function isSilent({ left, right }: StereoBlock): boolean {
  for (let i = 0; i < left.length; i++) if (left[i] !== 0 || right[i] !== 0) return false;
  return true;
}

/**
 * The room and the echo of a song, fed by two send buses (which are overwritten); adds their return to `out`.
 * The echo also goes to the room, or it would stand before the singer. State carries over.
 */
export function createSpace(score: Score): (toRoom: StereoBlock, toEcho: StereoBlock, out: StereoBlock) => void {
  const { reverb, delay } = score.mix;
  const room = createReverb(reverb);
  const echo = createTempoDelay({ time: beatsToSeconds(delay.beats, score.bpm), feedback: delay.feedback });
  const tone = createFilter([highpass(220), lowShelf(500, -2)]);
  const roomGain = decibelsToGain(reverb.level);
  const echoGain = decibelsToGain(delay.level);
  let echoed = silence(0);
  // Echoes die by their feedback, the room by its time: after 90 dB of each nothing is left.
  const turns = delay.feedback > 0.01 ? -4.5 / Math.log10(Math.min(0.9, delay.feedback)) : 1;
  const rest = secondsToSamples((turns + 2) * beatsToSeconds(delay.beats, score.bpm) + 2 * reverb.seconds + reverb.preDelay);
  let quiet = rest + 1;
  return (toRoom, toEcho, out) => {
    const n = out.left.length;
    quiet = isSilent(toRoom) && isSilent(toEcho) ? quiet + n : 0;
    if (quiet > rest) return;
    if (echoed.left.length !== n) echoed = silence(n);
    echoed.left.fill(0);
    echoed.right.fill(0);
    echo(toEcho.left, toEcho.right, echoed.left, echoed.right, echoGain);
    for (let i = 0; i < n; i++) {
      out.left[i] = out.left[i]! + echoed.left[i]!;
      out.right[i] = out.right[i]! + echoed.right[i]!;
      toRoom.left[i] = toRoom.left[i]! + 0.4 * echoed.left[i]!;
      toRoom.right[i] = toRoom.right[i]! + 0.4 * echoed.right[i]!;
    }
    tone.stereo(toRoom.left, toRoom.right);
    room.process(toRoom.left, toRoom.right, toRoom.left, toRoom.right);
    for (let i = 0; i < n; i++) {
      out.left[i] = out.left[i]! + roomGain * toRoom.left[i]!;
      out.right[i] = out.right[i]! + roomGain * toRoom.right[i]!;
    }
  };
}
