import { drawWaveform } from "../analyse/draw-waveform.ts";
import type { CancelSignal } from "../cancellation.ts";
import { keyName } from "../compose/spell.ts";
import { masterSong } from "../master/master-song.ts";
import type { Mp3Options } from "../resources.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import { songLength } from "./cut-spans.ts";
import { joinBytes } from "./join-bytes.ts";
import { planSong } from "./plan-song.ts";
import { renderSpans } from "./render-spans.ts";
import type { SongEvent, SongStage } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import type { SongResources } from "./song-resources.ts";
import { createWorkGauge } from "./weigh-work.ts";

export interface MakeSongOptions {
  /** Looked at before every step; the reason is thrown. */
  signal?: CancelSignal;
  /** Also hand out the pre-master stems. */
  stems?: boolean;
  /** Also hand out the mastered PCM. */
  pcm?: boolean;
}

/** The file that stays. */
const MASTER_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 192 };
/** Encoded between two looks at the signal. */
const ENCODE_STEP: Samples = 10 * SAMPLE_RATE;

/**
 * Makes a whole song: plan, then span by span voices, band, mix and a preview master, at last the final master.
 * The same request gives the same song on one backend. Any text is accepted; what the events hand out belongs to the caller.
 * Rejects with the signal's reason, or when a voice or bank cannot be read.
 */
export async function* makeSong(
  request: SongRequest,
  resources: SongResources,
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
  const length = songLength(score);
  const whole = { left: new Float32Array(length), right: new Float32Array(length) };
  yield* renderSpans(score, resources, whole, { signal, stems, gauge, progress });

  signal?.throwIfAborted();
  yield progress("mastering");
  const { audio, lufs, truePeak } = await masterSong(whole, score.mix, { signal });
  gauge.mastered();
  const encoder = await resources.createMp3Encoder(MASTER_QUALITY);
  const pieces: Uint8Array[] = [];
  for (let from = 0; from < audio.left.length; from += ENCODE_STEP) {
    signal?.throwIfAborted();
    yield progress("mastering");
    const to = Math.min(audio.left.length, from + ENCODE_STEP);
    pieces.push(await encoder.encode({ left: audio.left.subarray(from, to), right: audio.right.subarray(from, to) }));
    gauge.encoded(samplesToSeconds(to - from));
  }
  pieces.push(await encoder.finish());
  yield progress("mastering");
  yield {
    type: "done",
    song: {
      mp3: joinBytes(pieces),
      ...(pcm ? { master: audio } : {}),
      duration: samplesToSeconds(audio.left.length),
      bpm: score.bpm,
      key: keyName(score.key),
      meter: `${score.meter.beatsPerBar}/${score.meter.unit}`,
      lufs,
      truePeak,
      peaks: drawWaveform(audio),
    },
  };
}
