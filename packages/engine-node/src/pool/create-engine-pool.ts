import type { SongEvent, SongRequest, SongTask } from "@tunewright/engine";
import { startChoir } from "../choir/start-choir.ts";
import type { ChoirThread } from "../choir/start-choir.ts";
import { SongLane } from "./song-lane.ts";
import type { MakeSongOptions } from "./protocol.ts";

export interface EnginePoolOptions {
  /** Songs made at once. The first takes about 600 MB, each further one 250 MB: they share one voice. Default 1. */
  size?: number;
  /** 0 … 19, Linux only: how far workers stand back behind the server's own thread. */
  niceness?: number;
  /** Folder of voices for other languages (docs/voices.md); it need not exist. */
  voices?: string;
  /** Another program for the workers, and other singers; for tests of the pool itself. */
  entry?: URL;
  choir?: ChoirThread;
}

export interface EnginePool {
  /**
   * Makes a song on a free worker, or waits for one, first come first served. Big buffers are moved, not copied.
   * Rejects with the signal's reason when aborted, with an Error that says so when the worker dies, and with the
   * engine's error otherwise. Leaving the loop early cancels the song.
   */
  makeSong(request: SongRequest, options?: MakeSongOptions & { signal?: AbortSignal }): AsyncIterable<SongEvent>;
  /** The same for any task. Its sound is moved to the worker: the arrays given are empty afterwards. */
  runTask(task: SongTask, options?: MakeSongOptions & { signal?: AbortSignal }): AsyncIterable<SongEvent>;
  /** Starts every worker and resolves when all have loaded their voices. */
  warm(): Promise<void>;
  /** Cancels what runs, rejects what waits, ends the workers. */
  close(): Promise<void>;
  readonly busy: number;
  readonly waiting: number;
}

/** Worker threads that keep voices and banks loaded between songs. Workers start when first needed. */
export function createEnginePool(options: EnginePoolOptions = {}): EnginePool {
  const { size = 1, niceness, voices, entry = new URL("./song-worker.ts", import.meta.url), choir = startChoir({ niceness, voices }) } = options;
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a pool of ${size} workers`);
  const lanes = Array.from({ length: size }, () => new SongLane(entry, { niceness, voices }, choir.join));
  const queue: { resolve: (lane: SongLane) => void; reject: (error: Error) => void }[] = [];
  let closed = false;

  const take = (signal: AbortSignal | undefined): Promise<SongLane> => {
    if (closed) return Promise.reject(new Error("the engine pool is closed"));
    signal?.throwIfAborted();
    // A warm worker before one that would have to load its voice first.
    const lane = lanes.find((l) => l.isFree && l.isStarted) ?? lanes.find((l) => l.isFree);
    if (lane) {
      lane.isFree = false;
      return Promise.resolve(lane);
    }
    const { promise, resolve, reject } = Promise.withResolvers<SongLane>();
    const ticket = { resolve, reject };
    queue.push(ticket);
    const leave = (): void => {
      const at = queue.indexOf(ticket);
      if (at >= 0) queue.splice(at, 1);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", leave, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  };
  const give = (lane: SongLane): void => {
    const next = queue.shift();
    if (next) next.resolve(lane);
    else lane.isFree = true;
  };

  async function* runTask(task: SongTask, { signal, ...options }: MakeSongOptions & { signal?: AbortSignal } = {}): AsyncGenerator<SongEvent, void> {
    const lane = await take(signal);
    try {
      yield* lane.make(task, options, signal);
    } finally {
      // A cancelled worker finishes its step before it can sing again; the consumer need not wait for that.
      void lane.settled().then(() => give(lane));
    }
  }

  return {
    makeSong: (request, options) => runTask({ task: "create", request }, options),
    runTask,
    async warm() {
      await Promise.all(lanes.map((lane) => lane.warm()));
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error("the engine pool was closed"));
      await Promise.all(lanes.map((lane) => lane.close()));
      await choir.end();
    },
    get busy() {
      return lanes.filter((lane) => !lane.isFree).length;
    },
    get waiting() {
      return queue.length;
    },
  };
}
