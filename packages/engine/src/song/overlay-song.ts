import { integratedLoudness } from "../analyse/loudness.ts";
import { masterSong } from "../master/master-song.ts";
import { LEAD_LOUDNESS } from "../mix/plan-balance.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import type { Decibels, Samples } from "../units.ts";
import { SAMPLE_RATE, decibelsToGain, secondsToSamples } from "../units.ts";
import type { Stretch } from "./cut-spans.ts";
import { songLength } from "./cut-spans.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { progressOf, renderMix } from "./render-document.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import { createWorkGauge } from "./weigh-work.ts";

/** A band stands so far under its singer. */
const BAND_UNDER_VOICE: Decibels = -1.7;
const STEP: Samples = 10 * SAMPLE_RATE;

/**
 * Somebody's sound with ours laid over it and mastered together: `ours` says which of the two sings. The document's score holds only what is
 * added; second 0 of the sound is its `window.from`.
 */
export async function* overlaySong(document: SongDocument, sound: StereoBlock, ours: "voice" | "band", resources: SongResources, { signal, pcm = false }: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  const { score, window } = document;
  yield { type: "plan", plan: planOfDocument(document) };
  const heard = secondsToSamples(window.from);
  const length = sound.left.length;
  const stretch: Stretch = { from: 0, heard, to: Math.min(songLength(score), heard + length) };
  const gauge = createWorkGauge(score, stretch.to);
  const progress = progressOf(score, gauge);
  yield progress("composing");
  const { mix } = yield* renderMix(score, resources, stretch, { signal, silent: true, gauge, progress });
  signal?.throwIfAborted();
  yield progress("mastering");
  const sum = layOver(sound, sliceOf(mix, heard), ours);
  const { audio, lufs, truePeak } = await masterSong(sum, plainMix(score), { signal });
  gauge.mastered();
  const listening = await createListening(resources);
  for (let from = 0; from < length; from += STEP) {
    signal?.throwIfAborted();
    const block = sliceOf(audio, from, Math.min(length, from + STEP));
    yield* from + STEP >= length ? await listening.end(block) : await listening.hear(block);
  }
  yield* finishSong({ audio, lufs, truePeak, facts: factsOf(score, window) }, resources, {
    signal,
    pcm,
    encoded(more) {
      gauge.encoded(more);
      return progress("mastering");
    },
  });
}

/** Both at the loudness they have in a mix; one that is silent stays so. */
function layOver(sound: StereoBlock, added: StereoBlock, ours: "voice" | "band"): StereoBlock {
  const gainOf = (block: StereoBlock, isVoice: boolean): number => {
    const loudness = integratedLoudness(block);
    return Number.isFinite(loudness) ? decibelsToGain(LEAD_LOUDNESS + (isVoice ? 0 : BAND_UNDER_VOICE) - loudness) : 0;
  };
  const [own, other] = [gainOf(added, ours === "voice"), gainOf(sound, ours === "band")];
  const add = (side: "left" | "right"): Float32Array => sound[side].map((v, i) => other * v + own * (added[side][i] ?? 0));
  return { left: add("left"), right: add("right") };
}

/** Somebody's sound has a tone of its own: only the level is the master's business. */
const plainMix = ({ mix }: Score): Score["mix"] => ({ ...mix, saturation: 0, tone: { low: 0, mid: 0, high: 0, air: 0 } });
