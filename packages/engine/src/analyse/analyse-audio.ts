import type { CancelSignal } from "../cancellation.ts";
import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import type { Key } from "../score/score.ts";
import type { AudioAnalysis, HeardChord } from "./analysis.ts";
import { findTuning } from "./beat-features.ts";
import { findChords } from "./find-chords.ts";
import { findKey, refineKey } from "./find-key.ts";
import { findMelody } from "./find-melody.ts";
import { findMetre } from "./find-metre.ts";
import { findSections } from "./find-sections.ts";
import { drawLevels, findSilences, findTimbre } from "./find-timbre.ts";
import { findVocals } from "./find-vocals.ts";
import type { Features } from "./gather-features.ts";
import { createFeatureStream } from "./gather-features.ts";
import { settlePhase } from "./settle-phase.ts";
import { trackBeats } from "./track-beats.ts";

export interface AnalyseOptions {
  /** Looked at every few seconds of audio; its reason is thrown. */
  signal?: CancelSignal;
}

/** Listens to a recording that comes block by block at 44.1 kHz; blocks are not kept, so half an hour needs no more than a few megabytes. */
export interface Analyser {
  add(block: StereoBlock): void;
  finish(): AudioAnalysis;
}

export function createAnalyser(): Analyser {
  const features = createFeatureStream();
  return { add: (block) => features.add(block), finish: () => estimate(features.finish()) };
}

const STEP = 5 * SAMPLE_RATE;

/** Everything that can be heard in a recording; see AudioAnalysis. Never throws but for the signal: any sound has an answer. */
export function analyseAudio({ left, right }: StereoBlock, { signal }: AnalyseOptions = {}): AudioAnalysis {
  const analyser = createAnalyser();
  for (let at = 0; at < left.length; at += STEP) {
    signal?.throwIfAborted();
    analyser.add({ left: left.subarray(at, at + STEP), right: right.subarray(at, at + STEP) });
  }
  signal?.throwIfAborted();
  return analyser.finish();
}

/** All estimates from the features of a recording; exported for measuring. */
export function estimate(features: Features): AudioAnalysis {
  const duration = samplesToSeconds(features.length);
  const tuning = findTuning(features);
  const track = settlePhase(features, trackBeats(features.flux), tuning);
  const beats = track.beats.filter((t) => t <= duration);
  const { meter, phase } = findMetre(features, beats, tuning);
  const downbeats = beats.filter((_, i) => i % meter.beatsPerBar === phase);
  const chordsIn = (key: Key): HeardChord[] => findChords(features, beats, new Set(downbeats), key, tuning);
  const key = refineKey(features, duration, tuning, chordsIn(findKey(features, duration, tuning)));
  const vocals = findVocals(features, duration);
  return {
    duration,
    tempo: { bpm: track.bpm, confidence: track.confidence, steady: track.steady, beats, downbeats, meter },
    key,
    tuning,
    chords: chordsIn(key),
    sections: findSections(features, downbeats, duration, tuning),
    melody: findMelody(features, tuning),
    loudness: { integrated: features.meter.integrated(), shortTerm: shortTerm(features), truePeak: features.truePeak() },
    silences: findSilences(features, duration),
    vocals,
    timbre: findTimbre(features, duration, vocals.present),
    peaks: drawLevels(features),
  };
}

/** LUFS of the three seconds around each second, ungated, from the meter's 400 ms blocks. */
function shortTerm({ meter, length }: Features): number[] {
  const blocks = meter.momentary();
  return Array.from({ length: Math.ceil(samplesToSeconds(length)) }, (_, second) => {
    let [sum, n] = [0, 0];
    for (let b = Math.max(0, second * 10 - 10); b < Math.min(blocks.length, second * 10 + 20); b++, n++) sum += 10 ** (blocks[b]! / 10);
    return n > 0 && sum > 0 ? 10 * Math.log10(sum / n) : -Infinity;
  });
}
