import type { CancelSignal } from "../cancellation.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongRequest } from "./song-request.ts";
import type { SongResources } from "./song-resources.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { writeSong } from "./plan-song.ts";
import { renderDocument } from "./render-document.ts";

export interface MakeSongOptions {
  /** Looked at before every step; the reason is thrown. */
  signal?: CancelSignal;
  /** Also hand out the pre-master stems. */
  stems?: boolean;
  /** Also hand out the mastered PCM. */
  pcm?: boolean;
  /** Bring it to the usual loudness although its score knows gains of an earlier master. */
  remaster?: boolean;
}

/**
 * Makes a whole song: plan, then span by span voices, band, mix and a preview master, at last the final master.
 * The same request gives the same song on one backend. Any text is accepted; what the events hand out belongs to the caller.
 * Rejects with the signal's reason, or when a voice or bank cannot be read.
 */
export async function* makeSong(request: SongRequest, resources: SongResources, options: MakeSongOptions = {}): AsyncGenerator<SongEvent, void> {
  options.signal?.throwIfAborted();
  yield { type: "progress", stage: "writing", fraction: 0 };
  const document = writeSong(request, resources.dictionary);
  options.signal?.throwIfAborted();
  yield { type: "plan", plan: planOfDocument(document) };
  yield* renderDocument(document, resources, options);
}
