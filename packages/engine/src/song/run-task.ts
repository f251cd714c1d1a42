import { addToAudio } from "./add-to-audio.ts";
import { changeSong } from "./change-song.ts";
import { coverAudio } from "./cover-audio.ts";
import { coverDocument } from "./cover-document.ts";
import { describeSound } from "./describe-sound.ts";
import { editSound } from "./edit-sound.ts";
import { extendSong } from "./extend-song.ts";
import { infillSong } from "./infill-song.ts";
import type { MakeSongOptions } from "./make-song.ts";
import { makeSong } from "./make-song.ts";
import { remasterDocument } from "./remaster-document.ts";
import { remasterAudio } from "./remaster-audio.ts";
import { separateAudio } from "./separate-audio.ts";
import type { SongDocument } from "./song-document.ts";
import type { SongEvent } from "./song-events.ts";
import type { SongResources } from "./song-resources.ts";
import type { SongSource, SongTask } from "./song-task.ts";
import { speedAudio } from "./speed-audio.ts";
import { singOver } from "./sing-over.ts";
import { splitSong } from "./split-song.ts";
import { varyDocument } from "./vary-document.ts";

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
      return yield* extendSong(ours(task.source).document, task.request, task.at, resources, options);
    case "infill":
      return yield* infillSong(ours(task.source), task.request, [task.from, task.to], resources, options);
    case "cover":
      if (!task.source.document) return yield* coverAudio(task, resources, options);
      return yield* changeSong(() => coverDocument(ours(task.source).document, task.request, task.audioInfluence ?? 0.7, resources.dictionary), resources, options);
    case "variation":
      return yield* changeSong(() => varyDocument(ours(task.source).document, task.seed, task.sliders), resources, options);
    case "remaster":
      if (!task.source.document) return yield* remasterAudio(task, resources, options);
      return yield* changeSong(() => remasterDocument(ours(task.source).document, task.seed, task.strength), resources, options);
    case "stems":
      if (!task.source.document) return yield* separateAudio(task, resources, options);
      return yield* splitSong(ours(task.source).document, task.parts, resources, options);
    case "speed":
      return yield* speedAudio(task, resources, options);
    case "add-vocals":
      if (!task.source.document) return yield* addToAudio(task, resources, options);
      return yield* changeSong(() => singOver(ours(task.source).document, task.request, resources.dictionary), resources, options);
    case "add-instrumental":
      // The players of a song of ours are exchanged; a recording gets some.
      if (!task.source.document) return yield* addToAudio(task, resources, options);
      return yield* changeSong(() => coverDocument(ours(task.source).document, task.request, 1, resources.dictionary), resources, options);
    case "crop":
    case "fade":
    case "concat":
      return yield* editSound(task, resources, describeSound, options);
  }
}

/** A source with its document. */
function ours(source: SongSource): SongSource & { document: SongDocument } {
  if (!source.document) throw new RangeError("this can only be done to songs that were made here");
  return { ...source, document: source.document };
}
