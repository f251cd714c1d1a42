import { readBrief } from "../brief/read-brief.ts";
import { chooseSingers } from "../compose/choose-singers.ts";
import { presentStems } from "../compose/compose-song.ts";
import { parseLyrics } from "../lyrics/parse-lyrics.ts";
import { createPronouncer } from "../lyrics/pronounce.ts";
import type { Dictionary } from "../lyrics/pronunciation.ts";
import { createRandom } from "../random.ts";
import type { Score, VocalPart } from "../score/score.ts";
import { beatsToSeconds } from "../units.ts";
import type { SongSketch } from "./sketch-audio.ts";
import type { SongDocument } from "./song-document.ts";
import { ENGINE_VERSION } from "./song-document.ts";
import type { SongRequest } from "./song-request.ts";
import { wordTune } from "./word-tune.ts";

/** Seconds the last chord may ring. */
const TAIL = 2.5;

/**
 * A recording's sketch as a document of a song without a band: form, harmony and tune on a steady grid, with the words of the request or
 * "la". What can be done to a song of ours can then be done to it; a cover gives it a band.
 */
export function sketchDocument(sketch: SongSketch, request: SongRequest, dictionary: Dictionary): SongDocument {
  const bpm = Math.round(sketch.map.bpm * 10) / 10;
  const { meter } = sketch.map;
  const { title: _, instrumental, ...wishes } = request;
  const read = readBrief({ ...wishes, ...(request.title ? { title: request.title } : {}) });
  const own = request.lyrics?.trim() ? parseLyrics(request.lyrics) : undefined;
  const isSung = sketch.tune.length > 0 && instrumental !== true;
  const brief = { ...read, bpm, meter, key: sketch.key, keyNamed: true, instrumental: !isSung, length: beatsToSeconds(sketch.map.bars * meter.beatsPerBar, bpm) };
  const pronouncer = createPronouncer(dictionary, request.pronunciations);
  const { lines, sheet } = wordTune(sketch.tune, sketch.sections, pronouncer, own);
  const cast = chooseSingers(brief, createRandom(request.seed).fork("cast"));
  const lead: VocalPart = {
    id: "lead", stem: "lead-vocals", singer: cast.lead.key, delivery: "sung", lines, pan: 0, gain: 0,
    reverbSend: brief.style.vocal.reverb, delaySend: brief.style.vocal.delay, detune: 0, delay: 0,
  };
  const vocals = sketch.tune.length > 0 ? [lead] : [];
  const title = request.title?.trim() || own?.title || "Untitled";
  const score: Score = {
    title, seed: request.seed, style: brief.style.key, bpm, meter, key: sketch.key, duration: brief.length + TAIL,
    sections: sketch.sections, chords: sketch.chords, vocals, parts: [], mix: presentStems(brief.style.mix, [], vocals),
  };
  return { format: 1, engine: ENGINE_VERSION, request, brief, sheet: { title, sections: sheet }, score, window: { from: 0, to: score.duration } };
}
