import { masterAudio } from "../transform/remaster-audio.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { describeSound } from "./describe-sound.ts";
import { finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";

const STEP: Samples = 10 * SAMPLE_RATE;

/** Sound without a score brought to the balance and level of a record. Rejects with the signal's reason. */
export async function* remasterAudio(
  { source, strength }: Extract<SongTask, { task: "remaster" }>, resources: SongResources, { signal, pcm = false }: MakeSongOptions = {},
): AsyncGenerator<SongEvent, void> {
  const length = source.audio.left.length;
  let fraction = 0;
  const progress = (more: number): SongEvent => ({ type: "progress", stage: "mastering", fraction: Math.min(1, (fraction += more)) });
  yield progress(0);
  const { audio, lufs, truePeak } = await masterAudio(source.audio, strength, { signal });
  yield progress(0.4);
  const listening = await createListening(resources);
  for (let from = 0; from < length; from += STEP) {
    signal?.throwIfAborted();
    const to = Math.min(length, from + STEP);
    yield* to === length ? await listening.end(sliceOf(audio, from, to)) : await listening.hear(sliceOf(audio, from, to));
    yield progress((0.3 * (to - from)) / length);
  }
  const facts = await describeSound(source.audio);
  yield* finishSong({ audio, lufs, truePeak, facts }, resources, { signal, pcm, encoded: (more) => progress((0.3 * more * SAMPLE_RATE) / length) });
}
