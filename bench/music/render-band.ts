import { createBand } from "@tunewright/engine/play/create-band";
import { createMixer } from "@tunewright/engine/mix/create-mixer";
import { masterSong } from "@tunewright/engine/master/master-song";
import { songLength } from "@tunewright/engine/song/cut-spans";
import type { EngineResources, Score, StereoBlock } from "@tunewright/engine";

const RATE = 44_100;
const SPAN = 10 * RATE;

/** The band of a score, mixed and mastered without its voices: everything the trackers hear. `seconds` cuts it short. */
export async function renderBand(score: Score, resources: Omit<EngineResources, "voice">, seconds = Infinity): Promise<StereoBlock> {
  const length = Math.min(songLength(score), Math.round(Math.min(seconds, 1e5) * RATE));
  const band = await createBand(score, resources);
  const mixer = createMixer(score, { lend: true });
  const whole = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let from = 0; from < length; from += SPAN) {
    const to = Math.min(length, from + SPAN);
    const { mix } = mixer.process({ from, to, parts: await band.render(from, to), vocals: new Map() });
    whole.left.set(mix.left, from);
    whole.right.set(mix.right, from);
  }
  return (await masterSong(whole, score.mix, {})).audio;
}
