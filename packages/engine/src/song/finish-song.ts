import { drawWaveform } from "../analyse/draw-waveform.ts";
import { integratedLoudness } from "../analyse/loudness.ts";
import { truePeak } from "../analyse/true-peak.ts";
import type { CancelSignal } from "../cancellation.ts";
import { keyName } from "../compose/spell.ts";
import { markGapless } from "../encode/mark-gapless.ts";
import type { Mp3Options, StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { keyAt } from "../score/key-at.ts";
import type { Decibels, Seconds } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds, secondsToBeats } from "../units.ts";
import { encodeInHalves } from "./encode-in-halves.ts";
import { joinBytes } from "./join-bytes.ts";
import type { SongDocument } from "./song-document.ts";
import type { FinishedSong, SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";

/** The file that stays. */
export const MASTER_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 192 };
/** Encoded between two looks at the signal. */
const ENCODE_STEP = 10 * SAMPLE_RATE;
/** From this length on a file is encoded by two encoders. */
const HALVED = 40 * SAMPLE_RATE;

export interface SongFacts {
  bpm: number;
  key: string;
  meter: string;
}

/** Tempo, key at the beginning of the window, and metre, as people read them. */
export function factsOf(score: Score, window: SongDocument["window"] = { from: 0, to: score.duration }): SongFacts {
  return {
    bpm: score.bpm,
    key: keyName(keyAt(score, secondsToBeats(window.from, score.bpm))),
    meter: `${score.meter.beatsPerBar}/${score.meter.unit}`,
  };
}

export interface FinishedSound {
  audio: StereoBlock;
  /** Measured when absent. */
  lufs?: number;
  truePeak?: Decibels;
  facts: SongFacts;
  document?: SongDocument;
}

export interface FinishOptions {
  signal?: CancelSignal;
  pcm: boolean;
  /** Told how much is encoded; returns the event that says so. */
  encoded(more: Seconds): SongEvent;
}

/** Encodes the finished sound: progress, then done. Rejects with the signal's reason. */
export async function* finishSong(sound: FinishedSound, resources: Pick<SongResources, "createMp3Encoder" | "encodeHere">, options: FinishOptions): AsyncGenerator<SongEvent, void> {
  const { audio, facts, document } = sound;
  const mp3 = yield* encodeFile(audio, resources, options);
  const song: FinishedSong = {
    ...(document ? { document } : {}),
    mp3,
    ...(options.pcm ? { master: audio } : {}),
    duration: samplesToSeconds(audio.left.length),
    ...facts,
    lufs: sound.lufs ?? integratedLoudness(audio),
    truePeak: sound.truePeak ?? truePeak(audio),
    peaks: drawWaveform(audio),
  };
  yield { type: "done", song };
}

/** A whole MP3 file that says where its music begins and ends, so that players leave no gap. */
export async function* encodeFile(
  audio: StereoBlock,
  resources: Pick<SongResources, "createMp3Encoder" | "encodeHere">,
  { signal, encoded }: Pick<FinishOptions, "signal" | "encoded">,
): AsyncGenerator<SongEvent, Uint8Array> {
  const frames = audio.left.length;
  if (frames >= HALVED) {
    const halves = encodeInHalves(audio, resources, MASTER_QUALITY);
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await halves.next();
      if (done) return markGapless(value, frames);
      yield encoded(value);
    }
  }
  const encoder = await resources.createMp3Encoder(MASTER_QUALITY);
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < frames; from += ENCODE_STEP) {
    signal?.throwIfAborted();
    const to = Math.min(frames, from + ENCODE_STEP);
    pieces.push(await encoder.encode({ left: audio.left.subarray(from, to), right: audio.right.subarray(from, to) }));
    yield encoded(samplesToSeconds(to - from));
  }
  pieces.push(await encoder.finish());
  return markGapless(joinBytes(pieces), frames);
}
