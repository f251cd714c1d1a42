import type { SongEvent, SongSource, SongTask } from "@tunewright/engine";

/** What is asked beside the task itself; both cost memory and time. */
export interface MakeSongOptions {
  /** Pre-master blocks of every stem, as `stems` events. */
  stems?: boolean;
  /** The mastered PCM in the `done` event, and that of every stem in `stem` events. */
  pcm?: boolean;
}

/** From the pool to a worker. One song at a time. */
export type ToWorker =
  | { type: "make"; task: SongTask; options: MakeSongOptions; /** One 32-bit flag, set to 1 to cancel: seen inside long computations too. */ cancel: SharedArrayBuffer }
  /** The consumer took an event: the worker may run one further ahead. */
  | { type: "taken" }
  /** The flag was raised: wakes a worker that waits for its consumer. */
  | { type: "cancelled" }
  /** No more songs: end when the one at work has stopped. */
  | { type: "close" };

/** From a worker to the pool. */
export type FromWorker =
  | { type: "ready" }
  | { type: "event"; event: SongEvent }
  | { type: "end" }
  | { type: "failed"; error: { name: string; message: string; stack?: string } };

/** Events a worker may be ahead of its consumer. Bounds what is queued when stems flow to a slow disk. */
export const READ_AHEAD = 4;

/** Sound that goes along with a task. */
export function sourcesOf(task: SongTask): SongSource[] {
  if (task.task === "create") return [];
  return task.task === "concat" ? task.sources.map(({ source }) => source) : [task.source];
}

/** Buffers of a task's sound, which the worker becomes the owner of. */
export const taskTransferables = (task: SongTask): ArrayBuffer[] => wholeBuffers(sourcesOf(task).flatMap(({ audio }) => [audio.left, audio.right]));

/** Buffers of an event that can change owner instead of being copied. */
export function transferables(event: SongEvent): ArrayBuffer[] {
  const arrays: (Float32Array | Uint8Array)[] = [];
  if (event.type === "audio") arrays.push(event.mp3);
  if (event.type === "stem") {
    arrays.push(event.stem.mp3);
    if (event.stem.audio) arrays.push(event.stem.audio.left, event.stem.audio.right);
  }
  if (event.type === "stems") for (const block of Object.values(event.blocks)) arrays.push(block.left, block.right);
  if (event.type === "done") {
    arrays.push(event.song.mp3);
    if (event.song.master) arrays.push(event.song.master.left, event.song.master.right);
  }
  return wholeBuffers(arrays);
}

/** A view into a larger buffer (an encoder's memory, say) must be copied: moving it would take its neighbours along. */
function wholeBuffers(arrays: readonly (Float32Array | Uint8Array)[]): ArrayBuffer[] {
  const whole = arrays.filter((a) => a.buffer instanceof ArrayBuffer && a.byteLength === a.buffer.byteLength);
  return [...new Set(whole.map((a) => a.buffer as ArrayBuffer))];
}
