import { extendSong } from "./extend-song.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { makeSong } from "./make-song.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongSource, SongTask } from "./song-task.ts";
import { splitSong } from "./split-song.ts";

/**
 * Does one task: the same stream of events for all of them. Rejects with the signal's reason, and with RangeError for a task that
 * cannot be done, such as an infill of a minute and more.
 */
export async function* runTask(task: SongTask, resources: SongResources, options: MakeSongOptions = {}): AsyncGenerator<SongEvent, void> {
  options.signal?.throwIfAborted();
  switch (task.task) {
    case "create":
      return yield* makeSong(task.request, resources, options);
    case "extend":
      return yield* extendSong(documentOf(task.source), task.request, task.at, resources, options);
    case "stems":
      return yield* splitSong(documentOf(task.source), task.parts, resources, options);
    default:
      throw new RangeError(`the engine cannot do "${task.task}" yet`);
  }
}

function documentOf({ document }: SongSource): SongDocument {
  if (!document) throw new RangeError("this works only on songs that the engine made itself");
  return document;
}
