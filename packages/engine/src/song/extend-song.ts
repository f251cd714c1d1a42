import { integratedLoudness } from "../analyse/loudness.ts";
import { truePeak } from "../analyse/true-peak.ts";
import { masterSong } from "../master/master-song.ts";
import type { StereoBlock } from "../resources.ts";
import type { Seconds } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { extendDocument } from "./extend-document.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { levelsOf, progressOf, renderMix } from "./render-document.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import type { SongResources } from "./song-resources.ts";
import { stretchOf } from "./stretch-of.ts";
import { createWorkGauge } from "./weigh-work.ts";

/** Goes on with one of our songs after `at` seconds of its clip: the result is the continuation alone, which begins where `window.from` says. */
export async function* extendSong(source: SongDocument, request: SongRequest, at: Seconds, resources: SongResources, options: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  yield { type: "progress", stage: "writing", fraction: 0 };
  const whole = extendDocument(source, request, source.window.from + at, resources.dictionary);
  options.signal?.throwIfAborted();
  yield { type: "plan", plan: planOfDocument(whole) };
  yield* renderWindow(whole, resources, options);
}

/**
 * Renders the window of a document as it sounds in the whole song: with what rings on from before it, and at the levels of its score.
 * Progress and audio, then done.
 */
export async function* renderWindow(document: SongDocument, resources: SongResources, { signal, stems = false, pcm = false, remaster = false }: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  const { score, window } = document;
  const stretch = stretchOf(score, window);
  const gauge = createWorkGauge(score, stretch.to - stretch.from);
  const progress = progressOf(score, gauge);
  yield progress("composing");
  const { mix, played } = yield* renderMix(score, resources, stretch, { signal, stems, gauge, progress });
  signal?.throwIfAborted();
  yield progress("mastering");
  const gains = remaster ? undefined : score.levels?.master;
  const ahead = stretch.heard - stretch.from;
  // With its old gains the chain works through what comes before, as in the whole song; a new loudness is that of the window alone.
  const mastered = await masterSong(gains ? mix : cutFrom(mix, ahead), score.mix, { signal, gains });
  gauge.mastered();
  const audio = gains ? cutFrom(mastered.audio, ahead) : mastered.audio;
  fadeEnd(audio);
  const levels = levelsOf(score, { ...score.levels?.played, ...played }, mastered.gains);
  yield* finishSong(
    { audio, lufs: integratedLoudness(audio), truePeak: truePeak(audio), facts: factsOf(score, window), document: { ...document, score: { ...score, levels } } },
    resources,
    {
      signal,
      pcm,
      encoded(more) {
        gauge.encoded(more);
        return progress("mastering");
      },
    },
  );
}

const cutFrom = ({ left, right }: StereoBlock, from: number): StereoBlock => ({ left: left.slice(from), right: right.slice(from) });

/** So that a player stops without a click. */
function fadeEnd({ left, right }: StereoBlock): void {
  const n = Math.min(left.length, Math.round(0.004 * SAMPLE_RATE));
  for (const side of [left, right]) for (let i = 0; i < n; i++) side[side.length - 1 - i] = side[side.length - 1 - i]! * (i / n);
}
