import { masterSong } from "../master/master-song.ts";
import type { StereoBlock } from "../resources.ts";
import type { Samples, Seconds } from "../units.ts";
import { beatsToSeconds, secondsToSamples } from "../units.ts";
import { songLength } from "./cut-spans.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import { infillDocument } from "./infill-document.ts";
import { crossfadeInto } from "./join-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { progressOf, renderMix } from "./render-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongSource } from "./song-task.ts";
import type { SongDocument } from "./song-document.ts";
import { stretchOf } from "./stretch-of.ts";
import { createWorkGauge } from "./weigh-work.ts";

/** Above it a new song is the better wish. */
const LONGEST: Seconds = 60;
/** The new sound comes in so much ahead of its first beat, where there is room. */
const AHEAD: Seconds = 0.03;

/**
 * Makes [from, to) of one of our songs anew, in seconds of its clip. Outside of it the result is the source's sound bit by bit; inside,
 * old and new are blended over twelve milliseconds at both ends. Throws RangeError for a minute and more, and for times outside the clip.
 */
export async function* infillSong(
  source: SongSource & { document: SongDocument },
  request: SongRequest,
  [from, to]: readonly [Seconds, Seconds],
  resources: SongResources,
  { signal, pcm = false }: MakeSongOptions,
): AsyncGenerator<SongEvent, void> {
  const { audio: old, document: before } = source;
  if (!(to > from) || from < 0) throw new RangeError("the part to be made anew has no length");
  if (to - from >= LONGEST) throw new RangeError(`at most ${LONGEST} seconds can be made anew at a time`);
  yield { type: "progress", stage: "writing", fraction: 0 };
  const origin = before.window.from;
  const { document, begins, ends } = infillDocument(before, request, origin + from, origin + Math.min(to, before.window.to - origin), resources.dictionary);
  const { score } = document;
  yield { type: "plan", plan: planOfDocument(document) };

  const start = Math.max(secondsToSamples(from), secondsToSamples(beatsToSeconds(begins, score.bpm) - origin - AHEAD));
  const end = Math.min(old.left.length, secondsToSamples(beatsToSeconds(ends, score.bpm) - origin - AHEAD));
  const listening = await createListening(resources);
  yield* await listening.hear(sliceOf(old, 0, start));

  const shift = secondsToSamples(origin);
  const stretch = stretchOf(score, { from: origin + start / 44_100, to: score.duration });
  const heard: Samples = start + shift;
  const bounded = { from: Math.min(stretch.from, heard), heard, to: Math.min(songLength(score), end + shift) };
  const gauge = createWorkGauge(score, bounded.to - bounded.from);
  const progress = progressOf(score, gauge);
  yield progress("composing");
  const { mix } = yield* renderMix(score, resources, bounded, { signal, silent: true, gauge, progress });
  signal?.throwIfAborted();
  yield progress("mastering");
  const mastered = await masterSong(mix, score.mix, { signal, gains: score.levels?.master });
  gauge.mastered();
  const fresh = sliceOf(mastered.audio, heard - bounded.from);
  const audio = blend(old, fresh, start);
  yield* await listening.hear(sliceOf(audio, start, end));
  yield* await listening.end(sliceOf(audio, end));
  yield* finishSong({ audio, facts: factsOf(score, document.window), document }, resources, {
    signal,
    pcm,
    encoded(more) {
      gauge.encoded(more);
      return progress("mastering");
    },
  });
}

/** The old sound with the new from `start` on, blended inside the new one's ends. */
function blend(old: StereoBlock, fresh: StereoBlock, start: Samples): StereoBlock {
  const out = { left: old.left.slice(), right: old.right.slice() };
  const end = start + fresh.left.length;
  out.left.set(fresh.left, start);
  out.right.set(fresh.right, start);
  crossfadeInto(out, old, start, 0, "in");
  crossfadeInto(sliceOf(out, 0, end), old, end - crossfadeLength(fresh), 0, "out");
  return out;
}

const crossfadeLength = (fresh: StereoBlock): Samples => Math.min(fresh.left.length >> 1, secondsToSamples(0.012));
