import type { AudioAnalysis } from "../analyse/analysis.ts";
import { createAnalyser } from "../analyse/analyse-audio.ts";
import { readBrief } from "../brief/read-brief.ts";
import { presentStems } from "../compose/compose-song.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { masterSong } from "../master/master-song.ts";
import { createRandom } from "../random.ts";
import type { StereoBlock } from "../resources.ts";
import type { Score, VocalLine } from "../score/score.ts";
import type { Samples, Seconds } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import { arrangeAgain } from "./arrange-again.ts";
import { blendSound } from "./blend-sound.ts";
import { wholeOf } from "./cut-spans.ts";
import { factsOf, finishSong } from "./finish-song.ts";
import { createListening, sliceOf } from "./hear-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { renderMix } from "./render-document.ts";
import { singOver } from "./sing-over.ts";
import type { SongSketch } from "./sketch-audio.ts";
import { sketchAudio } from "./sketch-audio.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";
import { warpScore } from "./warp-score.ts";
import { createWorkGauge } from "./weigh-work.ts";
import { wordTune } from "./word-tune.ts";

const STEP: Samples = 10 * SAMPLE_RATE;
/** Shares of the progress. */
const SHARE = { listen: 0.15, render: 0.6, hear: 0.1, encode: 0.15 } as const;

type AddTask = Extract<SongTask, { task: "add-vocals" | "add-instrumental" }>;

/**
 * A singer over a recording, or a band around one. What is added follows the recording's own beats and chords; the recording stays as
 * it is but for making room. The result is as long as the recording and has no document, since no score holds all of it; the plan has the
 * words and the sections. Rejects with the signal's reason.
 */
export async function* addToAudio(task: AddTask, resources: SongResources, { signal, pcm = false }: MakeSongOptions = {}): AsyncGenerator<SongEvent, void> {
  const source = task.source.audio;
  const length = source.left.length;
  const duration = samplesToSeconds(length);
  let fraction = 0;
  const progress = (stage: Extract<SongEvent, { type: "progress" }>["stage"], more: number): SongEvent => ({ type: "progress", stage, fraction: (fraction = Math.min(1, fraction + more)) });
  yield progress("writing", 0);
  const analyser = createAnalyser();
  for (let at = 0; at < length; at += STEP) {
    signal?.throwIfAborted();
    analyser.add(sliceOf(source, at, Math.min(length, at + STEP)));
    yield progress("writing", (SHARE.listen * Math.min(STEP, length - at)) / length);
  }
  const document = task.task === "add-vocals"
    ? vocalsFor(analyser.finish(), task.request, duration, resources.dictionary)
    : bandFor(analyser.finish(), task.request, duration, resources.dictionary);
  signal?.throwIfAborted();
  yield { type: "plan", plan: planOfDocument(document) };
  const { score } = document;
  const gauge = createWorkGauge(score);
  const started = fraction;
  const rendering = renderMix(score, resources, wholeOf(score), {
    signal, silent: true, gauge,
    progress: (stage) => ({ type: "progress", stage, fraction: (fraction = Math.max(fraction, started + SHARE.render * gauge.fraction)) }),
  });
  let step = await rendering.next();
  for (; !step.done; step = await rendering.next()) yield step.value;
  const added = fit(step.value.mix, length);
  const mix = task.task === "add-vocals" ? blendSound(added, source) : blendSound(source, added, { clean: true });
  signal?.throwIfAborted();
  yield progress("mastering", 0);
  const { audio, lufs, truePeak } = await masterSong(mix, { ...score.mix, saturation: 0, tone: { low: 0, mid: 0, high: 0, air: 0 } }, { signal });
  const listening = await createListening(resources);
  for (let from = 0; from < length; from += STEP) {
    signal?.throwIfAborted();
    const to = Math.min(length, from + STEP);
    yield* to === length ? await listening.end(sliceOf(audio, from, to)) : await listening.hear(sliceOf(audio, from, to));
    yield progress("mastering", (SHARE.hear * (to - from)) / length);
  }
  const facts = factsOf(score);
  yield* finishSong({ audio, lufs, truePeak, facts: { ...facts, bpm: Math.round(facts.bpm * 10) / 10 } }, resources, {
    signal, pcm, encoded: (more) => progress("mastering", (SHARE.encode * more * SAMPLE_RATE) / length),
  });
}

function fit({ left, right }: StereoBlock, length: Samples): StereoBlock {
  const side = (x: Float32Array): Float32Array => {
    const out = new Float32Array(length);
    out.set(x.subarray(0, length));
    return out;
  };
  return { left: side(left), right: side(right) };
}

/** A score of the singers alone, on the recording's own beats. */
export function vocalsFor(analysis: AudioAnalysis, request: SongRequest, duration: Seconds, dictionary: Dictionary): SongDocument {
  const sketch = sketchAudio(analysis, { solo: false });
  const { brief, guide } = frameOf(sketch, request, duration, undefined);
  const sheet = { title: guide.title, sections: [] };
  const sung = singOver(documentOf(guide, { ...brief, instrumental: true }, sheet, request), request, dictionary);
  // Levels of players that are not there.
  const score: Score = { ...sung.score, mix: presentStems(sung.score.mix, [], sung.score.vocals) };
  return { ...sung, score: warpScore(score, sketch.map, duration), window: { from: 0, to: duration } };
}

/** A score of the band alone, and of the tune it was written around. */
export function bandFor(analysis: AudioAnalysis, request: SongRequest, duration: Seconds, dictionary: Dictionary): SongDocument {
  const sketch = sketchAudio(analysis, {});
  const { lines } = wordTune(sketch.tune, sketch.sections, createPronouncer(dictionary), undefined);
  const { brief, guide } = frameOf(sketch, request, duration, lines);
  const parts = arrangeAgain(brief, guide, createRandom(request.seed).fork("band around"));
  const score: Score = { ...guide, vocals: [], parts, mix: presentStems(brief.style.mix, parts, []) };
  const sheet = { title: guide.title, sections: guide.sections.map(({ kind, label }) => ({ kind, label, lines: [] })) };
  return documentOf(warpScore(score, sketch.map, duration), { ...brief, instrumental: true }, sheet, request);
}

/** The recording's bars, form and chords as a score without anybody in it but the tune, and a brief for those who join. */
function frameOf({ map, key, sections, chords }: SongSketch, request: SongRequest, duration: Seconds, tune: VocalLine[] | undefined): { brief: SongDocument["brief"]; guide: Score } {
  const read = readBrief({ ...request, length: duration, instrumental: false });
  // Nobody knows how the recording swings; who joins it plays straight.
  const style = { ...read.style, swing: { grid: 2 as const, amount: 0 } };
  const brief = { ...read, style, bpm: map.bpm, meter: map.meter, key, keyNamed: true, length: duration };
  const guide: Score = {
    title: request.title?.trim() || "Untitled", seed: request.seed, style: style.key, bpm: map.bpm, meter: map.meter, key, sections, chords, duration,
    vocals: tune && tune.length > 0 ? [guidePart(tune)] : [], parts: [], mix: style.mix,
  };
  return { brief, guide };
}

const guidePart = (lines: VocalLine[]): Score["vocals"][number] => ({
  id: "lead", stem: "lead-vocals", singer: "", delivery: "sung", lines, pan: 0, gain: 0, reverbSend: 0, delaySend: 0, detune: 0, delay: 0,
});

const documentOf = (score: Score, brief: SongDocument["brief"], sheet: SongDocument["sheet"], request: SongRequest): SongDocument => ({
  format: 1, engine: ENGINE_VERSION, request, brief, sheet, score, window: { from: 0, to: score.duration },
});
