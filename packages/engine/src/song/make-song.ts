import { waveformPeaks } from "../analyse/waveform-peaks.ts";
import type { CancelSignal } from "../cancellation.ts";
import { keyName } from "../compose/spell.ts";
import { createStreamMaster } from "../master/create-stream-master.ts";
import { masterSong } from "../master/master-song.ts";
import { createMixer } from "../mix/create-mixer.ts";
import { createBand } from "../play/create-band.ts";
import type { EngineResources, Mp3Options, StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { createVocalRenderer } from "../sing/render-vocals.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import { cutSpans, songLength } from "./cut-spans.ts";
import { createVocalTrack } from "./gather-vocals.ts";
import { planSong } from "./plan-song.ts";
import type { SongEvent, SongStage } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import { createWorkGauge } from "./weigh-work.ts";

export interface MakeSongOptions {
  /** Looked at before every step; the reason is thrown. */
  signal?: CancelSignal;
  /** Also hand out the pre-master stems. */
  stems?: boolean;
  /** Also hand out the mastered PCM. */
  pcm?: boolean;
}

/** What is heard while the song is being made, and the file that stays. */
const STREAM_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 128 };
const MASTER_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 192 };

/**
 * Makes a whole song: plan, then span by span voices, band, mix and a preview master, at last the final master.
 * The same request gives the same song on one backend. Any text is accepted; what the events hand out belongs to the caller.
 * Rejects with the signal's reason, or when a voice or bank cannot be read.
 */
export async function* makeSong(
  request: SongRequest,
  resources: EngineResources,
  { signal, stems = false, pcm = false }: MakeSongOptions = {},
): AsyncGenerator<SongEvent, void> {
  signal?.throwIfAborted();
  yield { type: "progress", stage: "writing", fraction: 0 };
  const plan = planSong(request, resources.dictionary);
  const { score } = plan;
  signal?.throwIfAborted();
  yield { type: "plan", plan };

  const gauge = createWorkGauge(score);
  const labels = new Map(score.sections.map((s) => [s.index, s.label]));
  const progress = (stage: SongStage, section?: number): SongEvent => {
    const label = section === undefined ? undefined : labels.get(section);
    return { type: "progress", stage, ...(label === undefined ? {} : { section: label }), fraction: gauge.fraction };
  };
  yield progress("composing");

  const band = await createBand(score, resources);
  const voices = createVocalTrack(score, createVocalRenderer(score, resources));
  const mixer = createMixer(score);
  const preview = createStreamMaster(score);
  const stream = await resources.createMp3Encoder(STREAM_QUALITY);
  const whole = silentSong(score);
  const spans = cutSpans(score);

  for (const [i, span] of spans.entries()) {
    const { from, to, section } = span;
    for (const sung of voices.sectionsBefore(to)) {
      signal?.throwIfAborted();
      yield progress("singing", sung);
      await voices.sing(sung, signal);
      gauge.sung(sung);
    }
    signal?.throwIfAborted();
    yield progress("playing", section);
    const parts = await band.render(from, to, signal);
    gauge.played(span);
    signal?.throwIfAborted();
    const mixed = mixer.process({ from, to, parts, vocals: voices.take(from, to) });
    whole.left.set(mixed.mix.left, from);
    whole.right.set(mixed.mix.right, from);
    const isLast = i === spans.length - 1;
    const heard = preview.process(mixed.mix);
    const mp3 = isLast ? joined(stream.encode(heard), stream.encode(preview.finish()), stream.finish()) : stream.encode(heard);
    gauge.mixed(span);
    yield { type: "audio", start: samplesToSeconds(from), end: samplesToSeconds(to), mp3 };
    if (stems) yield { type: "stems", start: samplesToSeconds(from), blocks: mixed.stems };
    yield progress("playing", section);
  }

  signal?.throwIfAborted();
  yield progress("mastering");
  const { audio, lufs, truePeak } = await masterSong(whole, score.mix, { signal });
  const pieces: Uint8Array[] = [];
  const encoder = await resources.createMp3Encoder(MASTER_QUALITY);
  const length = audio.left.length;
  for (let from = 0; from < length; from += ENCODE_STEP) {
    signal?.throwIfAborted();
    const to = Math.min(length, from + ENCODE_STEP);
    pieces.push(encoder.encode({ left: audio.left.subarray(from, to), right: audio.right.subarray(from, to) }));
    gauge.mastered(samplesToSeconds(to - from));
    yield progress("mastering");
  }
  pieces.push(encoder.finish());
  yield {
    type: "done",
    song: {
      mp3: joined(...pieces),
      ...(pcm ? { master: audio } : {}),
      duration: samplesToSeconds(length),
      bpm: score.bpm,
      key: keyName(score.key),
      meter: `${score.meter.beatsPerBar}/${score.meter.unit}`,
      lufs,
      truePeak,
      peaks: waveformPeaks(audio),
    },
  };
}

const ENCODE_STEP: Samples = 20 * SAMPLE_RATE;

const silentSong = (score: Score): StereoBlock => ({ left: new Float32Array(songLength(score)), right: new Float32Array(songLength(score)) });

function joined(...pieces: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}
