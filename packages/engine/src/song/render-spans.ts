import type { CancelSignal } from "../cancellation.ts";
import { createStreamMaster } from "../master/create-stream-master.ts";
import { createMixer } from "../mix/create-mixer.ts";
import { createBand } from "../play/create-band.ts";
import type { Mp3Options, StereoBlock } from "../resources.ts";
import type { Score } from "../score/score.ts";
import { createVocalRenderer } from "../sing/render-vocals.ts";
import { SAMPLE_RATE, samplesToSeconds } from "../units.ts";
import { cutSpans } from "./cut-spans.ts";
import { createVocalTrack } from "./gather-vocals.ts";
import { joinBytes } from "./join-bytes.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { WorkGauge } from "./weigh-work.ts";

/** What is heard while the song is being made. */
const STREAM_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 128 };

export interface RenderOptions {
  signal?: CancelSignal;
  stems: boolean;
  gauge: WorkGauge;
  progress(stage: "singing" | "playing", section: number): SongEvent;
}

/**
 * Span by span: voices, band, mix, preview. Yields what is heard, and writes the mix before mastering into `whole`.
 * Rejects with the signal's reason; frees the singers however it ends.
 */
export async function* renderSpans(
  score: Score,
  resources: SongResources,
  whole: StereoBlock,
  { signal, stems, gauge, progress }: RenderOptions,
): AsyncGenerator<SongEvent, void> {
  const singers = "choir" in resources ? resources.choir.open(score) : { ...createVocalRenderer(score, resources), close: () => {} };
  try {
    const band = await createBand(score, resources);
    const voices = createVocalTrack(score, singers);
    const mixer = createMixer(score, { lend: !stems });
    const preview = createStreamMaster(score);
    const encoder = await resources.createMp3Encoder(STREAM_QUALITY);
    const spans = cutSpans(score);
    /** Encoded beside the rendering of the span after it; the first is waited for, since somebody listens. */
    let late: { event: { type: "audio"; start: number; end: number }; mp3: Promise<Uint8Array> } | undefined;

    for (const span of spans) {
      const { from, to, section } = span;
      signal?.throwIfAborted();
      yield progress("playing", section);
      // The band first: singers on a thread of their own sing meanwhile.
      const parts = await band.render(from, to, signal);
      gauge.played(span);
      for (const sung of voices.sectionsBefore(to)) {
        signal?.throwIfAborted();
        yield progress("singing", sung);
        await voices.sing(sung, signal);
        gauge.sung(sung);
      }
      signal?.throwIfAborted();
      const mixed = mixer.process({ from, to, parts, vocals: voices.take(from, to) });
      whole.left.set(mixed.mix.left, from);
      whole.right.set(mixed.mix.right, from);
      const heard = preview.process(mixed.mix);
      const encoded = [encoder.encode(heard)];
      if (span === spans.at(-1)) encoded.push(encoder.encode(preview.finish()), encoder.finish());
      gauge.mixed(span);
      if (late) yield { ...late.event, mp3: await late.mp3 };
      late = { event: { type: "audio", start: samplesToSeconds(from), end: samplesToSeconds(to) }, mp3: Promise.all(encoded).then(joinBytes) };
      if (span === spans[0] || span === spans.at(-1)) {
        yield { ...late.event, mp3: await late.mp3 };
        late = undefined;
      }
      if (stems) yield { type: "stems", start: samplesToSeconds(from), blocks: mixed.stems };
      yield progress("playing", section);
    }
  } finally {
    singers.close();
  }
}
