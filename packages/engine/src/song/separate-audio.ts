import { createAnalyser } from "../analyse/analyse-audio.ts";
import { mayBeSung } from "../analyse/find-vocals.ts";
import type { StereoBlock } from "../resources.ts";
import type { SeparatedBlock } from "../transform/separate-parts.ts";
import { createPartSeparator, SEPARATED } from "../transform/separate-parts.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { finishSong, MASTER_QUALITY } from "./finish-song.ts";
import { sliceOf } from "./hear-audio.ts";
import { factsOfAnalysis } from "./describe-sound.ts";
import type { MakeSongOptions } from "./make-song.ts";
import type { FinishedStem, SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";
import { createStemTrack } from "./split-song.ts";

const STEP: Samples = 5 * SAMPLE_RATE;

/**
 * Stems of sound that has no score: vocals and instrumental, or vocals, drums, bass and other. Approximate (see
 * transform/separate-parts.ts), but they sum to the sound, which `done` hands back. Where surely nobody sings the vocals are silent.
 * Rejects with the signal's reason.
 */
export async function* separateAudio(
  { source, parts }: Extract<SongTask, { task: "stems" }>, resources: SongResources, { signal, pcm = false }: MakeSongOptions = {},
): AsyncGenerator<SongEvent, void> {
  const { audio } = source;
  const length = audio.left.length;
  let fraction = 0;
  const progress = (more: number): SongEvent => ({ type: "progress", stage: "mastering", fraction: Math.min(1, (fraction += more)) });
  yield progress(0);
  const analyser = createAnalyser();
  for (let at = 0; at < length; at += STEP) {
    signal?.throwIfAborted();
    analyser.add(sliceOf(audio, at, Math.min(length, at + STEP)));
    yield progress((0.3 * Math.min(STEP, length - at)) / length);
  }
  const analysis = analyser.finish();
  const names: FinishedStem["name"][] = parts === 2 ? ["vocals", "instrumental"] : [...SEPARATED];
  const tracks = new Map<FinishedStem["name"], ReturnType<typeof createStemTrack>>();
  for (const name of names) tracks.set(name, createStemTrack(length, await resources.createMp3Encoder(MASTER_QUALITY), pcm));
  const separator = createPartSeparator({ melody: analysis.melody, sung: mayBeSung(analysis.vocals, analysis.duration) });
  let done: Samples = 0;
  const add = async (blocks: SeparatedBlock): Promise<void> => {
    const n = Math.min(blocks.vocals.left.length, length - done);
    if (n === 0) return;
    for (const [name, track] of tracks) await track.add(sliceOf(name === "instrumental" ? sumOf(blocks) : blocks[name as keyof SeparatedBlock], 0, n), done);
    done += n;
  };
  for (let at = 0; at < length; at += STEP) {
    signal?.throwIfAborted();
    await add(separator.add(sliceOf(audio, at, Math.min(length, at + STEP))));
    yield progress((0.5 * Math.min(STEP, length - at)) / length);
  }
  await add(separator.finish());
  for (const [name, track] of tracks) yield { type: "stem", stem: await track.finish(name) };
  yield* finishSong({ audio, facts: factsOfAnalysis(analysis) }, resources, { signal, pcm, encoded: (more) => progress((0.2 * more * SAMPLE_RATE) / length) });
}

/** Everything but the voice. */
function sumOf({ drums, bass, other }: SeparatedBlock): StereoBlock {
  const add = (side: "left" | "right"): Float32Array => drums[side].map((v, i) => v + bass[side][i]! + other[side][i]!);
  return { left: add("left"), right: add("right") };
}
