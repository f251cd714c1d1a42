import { masterSong } from "../master/master-song.ts";
import { planBalance } from "../mix/plan-balance.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score, SoundLevels } from "../score/score.ts";
import { samplesToSeconds } from "../units.ts";
import { wholeOf, type Stretch } from "./cut-spans.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { renderSpans } from "./render-spans.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent, SongStage } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import { createWorkGauge, type WorkGauge } from "./weigh-work.ts";

export interface RenderedMix {
  /** From the stretch's `from` to its `to`, before mastering. */
  mix: StereoBlock;
  /** What the band was found to need; for the document. */
  played: Record<string, number>;
}

export type Progress = (stage: SongStage, section?: number) => SongEvent;

/** Makes progress events out of a gauge, with the label of the section at work. */
export function progressOf(score: Score, gauge: WorkGauge): Progress {
  const labels = new Map(score.sections.map((s) => [s.index, s.label]));
  return (stage, section) => {
    const label = section === undefined ? undefined : labels.get(section);
    return { type: "progress", stage, ...(label === undefined ? {} : { section: label }), fraction: gauge.fraction };
  };
}

/** Sings, plays and mixes a stretch of a score; yields what is heard on the way. */
export async function* renderMix(
  score: Score,
  resources: SongResources,
  stretch: Stretch,
  options: { signal?: MakeSongOptions["signal"]; stems?: boolean; silent?: boolean; gauge: WorkGauge; progress: Progress },
): AsyncGenerator<SongEvent, RenderedMix> {
  const { signal, stems = false, silent = false, gauge, progress } = options;
  const length = stretch.to - stretch.from;
  const mix = { left: new Float32Array(length), right: new Float32Array(length) };
  let played: Record<string, number> = {};
  const onBand = (gains: ReadonlyMap<string, number>): void => {
    played = Object.fromEntries(gains);
  };
  yield* renderSpans(score, resources, mix, { signal, stems, silent, gauge, progress, stretch, onBand });
  return { mix, played };
}

/** The levels of a finished rendering, for the document. */
export function levelsOf(score: Score, played: Record<string, number>, master: SoundLevels["master"]): SoundLevels {
  const { partGain, ride } = planBalance(score);
  return { played, mixed: Object.fromEntries(partGain), ride, rideUntil: 1e6, master };
}

/** Renders a whole document, masters it and hands it out: progress and audio, then done with the document and its levels. */
export async function* renderDocument(document: SongDocument, resources: SongResources, { signal, stems = false, pcm = false, remaster = false }: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  const { score } = document;
  const gauge = createWorkGauge(score);
  const progress = progressOf(score, gauge);
  yield progress("composing");
  const { mix, played } = yield* renderMix(score, resources, wholeOf(score), { signal, stems, gauge, progress });
  signal?.throwIfAborted();
  yield progress("mastering");
  const { audio, lufs, truePeak, gains } = await masterSong(mix, score.mix, { signal, gains: remaster ? undefined : score.levels?.master, inPlace: true });
  gauge.mastered();
  yield progress("mastering");
  const finished: SongDocument = {
    ...document,
    score: { ...score, levels: levelsOf(score, played, gains) },
    window: { from: 0, to: samplesToSeconds(audio.left.length) },
  };
  yield* finishSong({ audio, lufs, truePeak, facts: factsOf(score), document: finished }, resources, {
    signal,
    pcm,
    encoded(more) {
      gauge.encoded(more);
      return progress("mastering");
    },
  });
}
