import type { StereoBlock } from "../resources.ts";
import type { Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, secondsToSamples } from "../units.ts";
import type { SongFacts } from "./finish-song.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import { joinAudio } from "./join-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongSource, SongTask } from "./song-task.ts";

type EditTask = Extract<SongTask, { task: "crop" | "fade" | "concat" }>;

/** An edge that was cut gets so short a fade that it is no fade, only no click. */
const EDGE: Seconds = 0.004;
/** Sound handed out at a time. */
const STEP: Samples = 10 * SAMPLE_RATE;

/** What is known of sound without a document; asked only then. */
export type DescribeSound = (audio: StereoBlock) => Promise<SongFacts>;

/** Crops, fades or joins finished sound: nothing is rendered. Documents go along where the sound is still what they say. */
export async function* editSound(task: EditTask, resources: SongResources, describe: DescribeSound, { signal, pcm = false }: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  const { audio, document } = edit(task);
  if (document) yield { type: "plan", plan: planOfDocument(document) };
  const length = audio.left.length;
  let done = 0;
  const progress = (more: number): SongEvent => ({ type: "progress", stage: "mastering", fraction: Math.min(1, (done += more / 2)) });
  yield progress(0);
  const listening = await createListening(resources);
  for (let from = 0; from < length; from += STEP) {
    signal?.throwIfAborted();
    const block = sliceOf(audio, from, Math.min(length, from + STEP));
    yield* from + STEP >= length ? await listening.end(block) : await listening.hear(block);
    yield progress(block.left.length / length);
  }
  const facts = document ? factsOf(document.score, document.window) : await describe(audio);
  yield* finishSong({ audio, facts, ...(document ? { document } : {}) }, resources, { signal, pcm, encoded: (more) => progress((more * SAMPLE_RATE) / length) });
}

function edit(task: EditTask): { audio: StereoBlock; document?: SongDocument } {
  switch (task.task) {
    case "crop": return crop(task.source, task.from, task.to);
    case "fade": return fade(task.source, task.fadeIn, task.fadeOut);
    case "concat": return concat(task.sources);
  }
}

function crop({ audio, document }: SongSource, from: Seconds, to: Seconds): ReturnType<typeof edit> {
  const length = audio.left.length;
  const [start, end] = [Math.max(0, secondsToSamples(from)), Math.min(length, secondsToSamples(to))];
  if (!(end > start)) throw new RangeError("nothing is left of the song between these times");
  const cut = { left: audio.left.slice(start, end), right: audio.right.slice(start, end) };
  applyFade(cut, start > 0 ? EDGE : 0, end < length ? EDGE : 0);
  const origin = document?.window.from ?? 0;
  return { audio: cut, ...(document ? { document: { ...document, window: { from: origin + start / SAMPLE_RATE, to: origin + end / SAMPLE_RATE } } } : {}) };
}

function fade({ audio, document }: SongSource, fadeIn: Seconds, fadeOut: Seconds): ReturnType<typeof edit> {
  const faded = { left: audio.left.slice(), right: audio.right.slice() };
  applyFade(faded, fadeIn, fadeOut);
  return { audio: faded, ...(document ? { document } : {}) };
}

/** Raised cosine at both ends, in place; a fade that is longer than the sound is as long as it. */
function applyFade({ left, right }: StereoBlock, fadeIn: Seconds, fadeOut: Seconds): void {
  const ramp = (seconds: Seconds, index: (i: number) => number): void => {
    const n = Math.min(left.length, Math.max(0, secondsToSamples(seconds)));
    for (let i = 0; i < n; i++) {
      const g = 0.5 - 0.5 * Math.cos((Math.PI * i) / n);
      for (const side of [left, right]) side[index(i)] = side[index(i)]! * g;
    }
  };
  ramp(fadeIn, (i) => i);
  ramp(fadeOut, (i) => left.length - 1 - i);
}

/** The document of the whole is the last one's, where it is the continuation of the others and begins where they are left. */
function concat(sources: Extract<EditTask, { task: "concat" }>["sources"]): ReturnType<typeof edit> {
  const [first, ...rest] = sources;
  if (!first) throw new RangeError("there is nothing to join");
  const untilOf = ({ source, until }: (typeof sources)[number]): Seconds => Math.min(until ?? Infinity, source.audio.left.length / SAMPLE_RATE);
  let audio = first.source.audio;
  let joined: Seconds = 0;
  let document = first.source.document;
  let before = first;
  for (const next of rest) {
    const at = joined + untilOf(before);
    audio = joinAudio(audio, next.source.audio, at);
    const continues = document && next.source.document && Math.abs(before.source.document!.window.from + untilOf(before) - next.source.document.window.from) < 0.1
      && document.score.seed === next.source.document.score.seed;
    document = continues ? { ...next.source.document!, window: { from: document!.window.from, to: next.source.document!.window.to } } : undefined;
    joined = at;
    before = next;
  }
  const left = audio.left === first.source.audio.left ? { left: audio.left.slice(), right: audio.right.slice() } : audio;
  return { audio: left, ...(document ? { document } : {}) };
}
