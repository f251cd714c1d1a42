import { createLimiter } from "../master/limiter.ts";
import { TARGET_CEILING } from "../master/master-song.ts";
import type { StereoBlock } from "../resources.ts";
import { resampleAudio } from "../transform/resample-audio.ts";
import { SPEEDS, stretchTime } from "../transform/stretch-time.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { describeSound } from "./describe-sound.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";

const STEP: Samples = 10 * SAMPLE_RATE;
/** Frames limited at a time. */
const CHUNK: Samples = 8192;

/**
 * The sound `factor` times as fast, exactly, at its own pitch or with it. A song of ours keeps its document when its pitch is kept: the
 * same score at another tempo. Throws RangeError outside 0.25–4; rejects with the signal's reason.
 */
export async function* speedAudio(
  { source, factor, keepPitch }: Extract<SongTask, { task: "speed" }>, resources: SongResources, { signal, pcm = false }: MakeSongOptions = {},
): AsyncGenerator<SongEvent, void> {
  if (!(factor >= SPEEDS.slowest && factor <= SPEEDS.fastest)) throw new RangeError(`speed ${factor} is outside ${SPEEDS.slowest}–${SPEEDS.fastest}`);
  const document = keepPitch && source.document ? retime(source.document, factor) : undefined;
  if (document) yield { type: "plan", plan: planOfDocument(document) };
  const length = Math.round(source.audio.left.length / factor);
  const audio = { left: new Float32Array(length), right: new Float32Array(length) };
  let fraction = 0;
  const progress = (more: number): SongEvent => ({ type: "progress", stage: "mastering", fraction: Math.min(1, (fraction += more)) });
  yield progress(0);
  const listening = await createListening(resources);
  const limiter = createLimiter(TARGET_CEILING);
  let written: Samples = 0;
  let heard: Samples = 0;
  const keep = ({ left, right }: StereoBlock): void => {
    const n = Math.min(left.length, length - written);
    audio.left.set(left.subarray(0, n), written);
    audio.right.set(right.subarray(0, n), written);
    written += n;
  };
  for (const block of keepPitch ? stretchTime(source.audio, factor) : slicesOf(resampleAudio(source.audio, factor))) {
    signal?.throwIfAborted();
    // Moving phases raises peaks a little.
    for (let at = 0; at < block.left.length; at += CHUNK) keep(limiter.process(sliceOf(block, at, at + CHUNK)));
    if (written - heard < STEP) continue;
    yield* await listening.hear(sliceOf(audio, heard, written));
    yield progress((0.7 * (written - heard)) / length);
    heard = written;
  }
  keep(limiter.finish());
  yield* await listening.end(sliceOf(audio, heard, length));
  const facts = document ? factsOf(document.score, document.window) : await describeSound(audio);
  yield* finishSong({ audio, facts, ...(document ? { document } : {}) }, resources, { signal, pcm, encoded: (more) => progress((0.3 * more * SAMPLE_RATE) / length) });
}

function* slicesOf(audio: StereoBlock): Generator<StereoBlock, void> {
  for (let at = 0; at < audio.left.length; at += STEP) yield sliceOf(audio, at, at + STEP);
}

/** The score at another tempo; what it was found to need for its old one still holds. */
function retime(document: SongDocument, factor: number): SongDocument {
  const { score, window, brief } = document;
  return {
    ...document,
    brief: { ...brief, bpm: brief.bpm * factor },
    score: { ...score, bpm: score.bpm * factor, duration: score.duration / factor },
    window: { from: window.from / factor, to: window.to / factor },
  };
}
