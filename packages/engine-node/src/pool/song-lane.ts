import { Worker } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import type { SongEvent, SongTask } from "@tunewright/engine";
import type { FromWorker, MakeSongOptions, ToWorker } from "./protocol.ts";
import { taskTransferables } from "./protocol.ts";

interface Running {
  receive(message: FromWorker): void;
  crash(error: Error): void;
}

const CLOSED = "the engine pool was closed";
/** The longest step between two looks at the cancel flag is a line of the choir, under a second on an idle machine. */
const CLOSE_PATIENCE_MS = 15_000;

/** One place in the pool: a worker that is started when needed and replaced when it dies. */
export class SongLane {
  /** Kept by the pool. */
  isFree = true;
  readonly #entry: URL;
  readonly #options: { niceness: number | undefined; voices: string | undefined };
  readonly #joinChoir: () => MessagePort;
  #started: { worker: Worker; warm: Promise<void> } | undefined;
  #running: Running | undefined;
  #settled: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(entry: URL, options: { niceness: number | undefined; voices: string | undefined }, joinChoir: () => MessagePort) {
    this.#entry = entry;
    this.#options = options;
    this.#joinChoir = joinChoir;
  }

  get isStarted(): boolean {
    return this.#started !== undefined;
  }

  /** Resolves when the worker has loaded all it needs; rejects when it can't. */
  async warm(): Promise<void> {
    await this.#start().warm;
  }

  #start(): { worker: Worker; warm: Promise<void> } {
    if (this.#closed) throw new Error(CLOSED);
    if (this.#started) return this.#started;
    const warm = Promise.withResolvers<void>();
    // Nobody may be waiting for it; a song that runs hears of the crash itself.
    warm.promise.catch(() => {});
    const singers = this.#joinChoir();
    const worker = new Worker(this.#entry, { workerData: { ...this.#options, singers }, transferList: [singers], name: "song" });
    let cause: Error | undefined;
    worker.on("message", (message: FromWorker) => {
      if (message.type === "ready") warm.resolve();
      else this.#running?.receive(message);
    });
    worker.on("error", (error) => (cause = error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", (code) => {
      const why = cause ? cause.message : `exit code ${code}`;
      const error = this.#closed ? new Error(CLOSED) : new Error(`the song engine's worker stopped unexpectedly (${why})`, { cause });
      this.#started = undefined;
      warm.reject(error);
      this.#running?.crash(error);
    });
    this.#started = { worker, warm: warm.promise };
    return this.#started;
  }

  /** Resolves when the worker is idle again (or gone). */
  settled(): Promise<void> {
    return this.#settled;
  }

  async *make(task: SongTask, options: MakeSongOptions, signal: AbortSignal | undefined): AsyncGenerator<SongEvent, void> {
    signal?.throwIfAborted();
    const worker = this.#start().worker;
    const cancel = new Int32Array(new SharedArrayBuffer(4));
    const arrived: SongEvent[] = [];
    let finished = false;
    let failure: Error | undefined;
    let wake: (() => void) | undefined;
    const settled = Promise.withResolvers<void>();
    this.#settled = settled.promise;
    const stop = (error?: Error): void => {
      finished = true;
      failure ??= error;
      this.#running = undefined;
      settled.resolve();
      wake?.();
    };
    this.#running = {
      receive(message) {
        if (message.type === "event") arrived.push(message.event);
        else if (message.type === "end") stop();
        else if (message.type === "failed") stop(revive(message.error));
        wake?.();
      },
      crash(error) {
        stopWorker();
        stop(error);
      },
    };
    const post = (message: ToWorker, buffers: ArrayBuffer[] = []): void => worker.postMessage(message, buffers);
    const stopWorker = (): void => {
      Atomics.store(cancel, 0, 1);
      if (!finished) post({ type: "cancelled" });
    };
    const onAbort = (): void => {
      stopWorker();
      wake?.();
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      post({ type: "make", task, options, cancel: cancel.buffer as SharedArrayBuffer }, taskTransferables(task));
      for (;;) {
        if (signal?.aborted) throw signal.reason;
        const event = arrived.shift();
        if (event) {
          yield event;
          if (!finished) post({ type: "taken" });
        } else if (failure) throw failure;
        else if (finished) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      signal?.removeEventListener("abort", onAbort);
      stopWorker();
      // What was not taken belongs to nobody now.
      arrived.length = 0;
    }
  }

  /**
   * Cancels the song at work and lets the worker end by itself: a thread that is torn down inside native code takes the whole
   * process with it. One that does not end is torn down all the same.
   */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#started?.worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    this.#running?.crash(new Error(CLOSED));
    worker.postMessage({ type: "close" } satisfies ToWorker, []);
    const patience = setTimeout(() => void worker.terminate(), CLOSE_PATIENCE_MS);
    await ended;
    clearTimeout(patience);
  }
}

function revive({ name, message, stack }: { name: string; message: string; stack?: string }): Error {
  const error = name === "AbortError" ? new DOMException(message, name) : new Error(message);
  if (!(error instanceof DOMException)) error.name = name;
  if (stack !== undefined) Object.defineProperty(error, "stack", { value: stack, configurable: true });
  return error;
}
