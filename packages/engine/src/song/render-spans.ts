import type { CancelSignal } from "../cancellation.ts";
import { createStreamMaster } from "../master/create-stream-master.ts";
import { createMixer } from "../mix/create-mixer.ts";
import { createBand } from "../play/create-band.ts";
import type { Mp3Options, StereoBlock } from "../resources.ts";
import type { Score, VocalPart } from "../score/score.ts";
import { createVocalRenderer } from "../sing/render-vocals.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE, samplesToSeconds, secondsToBeats } from "../units.ts";
import type { Stretch } from "./cut-spans.ts";
import { cutSpans, songLength, wholeOf } from "./cut-spans.ts";
import { createVocalTrack } from "./gather-vocals.ts";
import { joinBytes } from "./join-bytes.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { WorkGauge } from "./weigh-work.ts";

/** What is heard while the song is being made. */
const STREAM_QUALITY: Mp3Options = { sampleRate: SAMPLE_RATE, bitrate: 128 };

export interface RenderOptions {
  signal?: CancelSignal;
  /** Hand out the blocks of every stem. */
  stems: boolean;
  /** Nobody listens yet: no `audio` events. */
  silent?: boolean;
  gauge: WorkGauge;
  progress(stage: "singing" | "playing", section: number): SongEvent;
  /** What of the score; all of it when absent. Times of events count from where it is heard. */
  stretch?: Stretch;
  /** Told what a later rendering needs to sound the same. */
  onBand?(gains: ReadonlyMap<string, number>): void;
}

/**
 * Span by span: voices, band, mix, preview. Yields what is heard, and writes the mix before mastering into `whole`, from the stretch's
 * first sample on. Rejects with the signal's reason; frees the singers however it ends.
 */
export async function* renderSpans(
  score: Score,
  resources: SongResources,
  whole: StereoBlock,
  { signal, stems, silent = false, gauge, progress, stretch = wholeOf(score), onBand }: RenderOptions,
): AsyncGenerator<SongEvent, void> {
  const sung = stretch.from === 0 && stretch.to >= songLength(score) ? score : { ...score, vocals: linesWithin(score, stretch) };
  const singers = "choir" in resources ? resources.choir.open(sung) : { ...createVocalRenderer(sung, resources), close: () => {} };
  try {
    const band = await createBand(score, resources, { start: stretch.from });
    onBand?.(band.gains);
    const voices = createVocalTrack(sung, singers, stretch.from);
    const mixer = createMixer(score, { lend: !stems, start: stretch.from });
    const listener = silent ? undefined : await createListener(score, resources, stretch.heard - stretch.from);
    const spans = cutSpans(score, stretch);
    const firstHeard = spans.find((span) => span.to > stretch.heard);
    /** Encoded beside the rendering of the span after it; the first is waited for, since somebody listens. */
    let late: { event: { type: "audio"; start: number; end: number }; mp3: Promise<Uint8Array> } | undefined;

    for (const span of spans) {
      const { from, to, section } = span;
      signal?.throwIfAborted();
      yield progress("playing", section);
      // The band first: singers on a thread of their own sing meanwhile.
      const parts = await band.render(from, to, signal);
      gauge.played(span);
      for (const verse of voices.sectionsBefore(to)) {
        signal?.throwIfAborted();
        yield progress("singing", verse);
        await voices.sing(verse, signal);
        gauge.sung(verse);
      }
      signal?.throwIfAborted();
      const mixed = mixer.process({ from, to, parts, vocals: voices.take(from, to) });
      whole.left.set(mixed.mix.left, from - stretch.from);
      whole.right.set(mixed.mix.right, from - stretch.from);
      const encoded = listener?.(mixed.mix, span === spans.at(-1));
      gauge.mixed(span);
      if (late) yield { ...late.event, mp3: await late.mp3 };
      late = undefined;
      const start = samplesToSeconds(from - stretch.heard);
      if (encoded && start >= 0) {
        late = { event: { type: "audio", start, end: samplesToSeconds(to - stretch.heard) }, mp3: encoded };
        if (span === firstHeard || span === spans.at(-1)) {
          yield { ...late.event, mp3: await late.mp3 };
          late = undefined;
        }
      }
      if (stems && start >= 0) yield { type: "stems", start, blocks: mixed.stems };
      yield progress("playing", section);
    }
  } finally {
    singers.close();
  }
}

/** Masters and encodes what is listened to; the first `skipped` samples are worked through but not heard. */
async function createListener(score: Score, resources: SongResources, skipped: Samples): Promise<(mix: StereoBlock, isLast: boolean) => Promise<Uint8Array>> {
  const preview = createStreamMaster(score);
  const encoder = await resources.createMp3Encoder(STREAM_QUALITY);
  let toSkip = skipped;
  const encode = (block: StereoBlock): Uint8Array | Promise<Uint8Array> => {
    const skip = Math.min(toSkip, block.left.length);
    toSkip -= skip;
    if (skip === block.left.length) return new Uint8Array(0);
    return encoder.encode({ left: block.left.subarray(skip), right: block.right.subarray(skip) });
  };
  return (mix, isLast) => {
    const encoded = [encode(preview.process(mix))];
    if (isLast) encoded.push(encode(preview.finish()), encoder.finish());
    return Promise.all(encoded).then(joinBytes);
  };
}

/** The vocal parts with the lines that sound in a stretch; half a second around it counts, for consonants and breaths. */
function linesWithin(score: Score, { from, to }: Stretch): VocalPart[] {
  const low = secondsToBeats(samplesToSeconds(from) - 0.5, score.bpm);
  const high = secondsToBeats(samplesToSeconds(to) + 0.5, score.bpm);
  return score.vocals.map((part) => ({
    ...part,
    lines: part.lines.filter(({ notes }) => notes.length > 0 && notes[0]!.beat < high && notes.at(-1)!.beat + notes.at(-1)!.beats > low),
  }));
}
