import type { MakeSongOptions } from "./make-song.ts";
import { makeSong } from "./make-song.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongTask } from "./song-task.ts";

/**
 * Does one task: the same stream of events for all of them. Rejects with the signal's reason, and with RangeError for a task that
 * cannot be done, such as an infill of a minute and more.
 */
export async function* runTask(task: SongTask, resources: SongResources, options: MakeSongOptions = {}): AsyncGenerator<SongEvent, void> {
  switch (task.task) {
    case "create":
      return yield* makeSong(task.request, resources, options);
    default:
      throw new RangeError(`the engine cannot do "${task.task}" yet`);
  }
}
