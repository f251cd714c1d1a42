import type { MakeSongOptions } from "./make-song.ts";
import { planOfDocument } from "./plan-of-document.ts";
import { renderDocument } from "./render-document.ts";
import { renderWindow } from "./extend-song.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";

/** Tells of a changed document and renders its window; it is mastered anew, whatever its levels were. */
export async function* changeSong(change: () => SongDocument, resources: SongResources, options: MakeSongOptions): AsyncGenerator<SongEvent, void> {
  yield { type: "progress", stage: "writing", fraction: 0 };
  const document = change();
  options.signal?.throwIfAborted();
  yield { type: "plan", plan: planOfDocument(document) };
  const isWhole = document.window.from <= 0 && document.window.to >= document.score.duration - 0.01;
  yield* (isWhole ? renderDocument : renderWindow)(document, resources, { ...options, remaster: true });
}
