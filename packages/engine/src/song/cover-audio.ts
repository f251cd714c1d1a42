import { createAnalyser } from "../analyse/analyse-audio.ts";
import { UNSUNG } from "../analyse/find-vocals.ts";
import type { Samples } from "../units.ts";
import { SAMPLE_RATE } from "../units.ts";
import { changeSong } from "./change-song.ts";
import { coverDocument } from "./cover-document.ts";
import { sliceOf } from "./hear-audio.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { sketchAudio } from "./sketch-audio.ts";
import { sketchDocument } from "./sketch-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";

const STEP: Samples = 10 * SAMPLE_RATE;
/** Share of the progress that listening takes. */
const LISTENING = 0.1;

/**
 * A cover of a recording, by writing it down: its form, chords and tune in another style, sung to the words of the request or to "la"
 * where somebody sings, else played by the band. The result has a document like any song. Rejects with the signal's reason.
 */
export async function* coverAudio(
  { source, request, audioInfluence = 0.7 }: Extract<SongTask, { task: "cover" }>, resources: SongResources, options: MakeSongOptions = {},
): AsyncGenerator<SongEvent, void> {
  const { audio } = source;
  const length = audio.left.length;
  const analyser = createAnalyser();
  for (let at = 0; at < length; at += STEP) {
    options.signal?.throwIfAborted();
    yield { type: "progress", stage: "writing", fraction: (LISTENING * at) / length };
    analyser.add(sliceOf(audio, at, Math.min(length, at + STEP)));
  }
  const analysis = analyser.finish();
  const document = sketchDocument(sketchAudio(analysis, { leading: true }), request, resources.dictionary);
  // The words are on the notes already; where surely nobody sang and no words are given, an instrument plays the tune.
  const { lyrics, ...rest } = request;
  const wished = { ...rest, instrumental: request.instrumental ?? (analysis.vocals.probability <= UNSUNG && !lyrics?.trim()) };
  for await (const event of changeSong(() => coverDocument(document, wished, audioInfluence, resources.dictionary), resources, options)) {
    yield event.type === "progress" ? { ...event, fraction: LISTENING + (1 - LISTENING) * event.fraction } : event;
  }
}
