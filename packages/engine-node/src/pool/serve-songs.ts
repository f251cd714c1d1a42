import type { MessagePort } from "node:worker_threads";
import type { SongEvent, SongTask } from "@tunewright/engine";
import type { CancelSignal } from "@tunewright/engine/cancellation";
import type { FromWorker, MakeSongOptions, ToWorker } from "./protocol.ts";
import { READ_AHEAD, transferables } from "./protocol.ts";

export type SongMaker = (task: SongTask, options: MakeSongOptions & { signal: CancelSignal }) => AsyncIterable<SongEvent>;

/**
 * The worker's side of the pool's protocol: runs one task after another until the port closes. Songs are taken at once;
 * the pool is told that the worker is warm when `warm` resolves. At the end `release` lets go of what the maker holds.
 */
export function serveSongs(port: MessagePort, runTask: SongMaker, warm: Promise<void> = Promise.resolve(), release: () => Promise<void> = async () => {}): void {
  let allowance = 0;
  let last: Promise<void> = Promise.resolve();
  let wake: (() => void) | undefined;
  const send = (message: FromWorker, buffers: ArrayBuffer[] = []): void => port.postMessage(message, buffers);

  port.on("message", (message: ToWorker) => {
    if (message.type === "make") {
      allowance = READ_AHEAD;
      last = run(message);
    } else if (message.type === "close") {
      void last.then(release).finally(() => port.close());
    } else {
      if (message.type === "taken") allowance++;
      wake?.();
    }
  });
  void warm.then(() => send({ type: "ready" }));

  /** Waits until the consumer has taken enough, or the song is cancelled. */
  async function consumer(signal: CancelSignal): Promise<void> {
    if (allowance > 0 || signal.aborted) return;
    await new Promise<void>((resolve) => (wake = resolve));
    await consumer(signal);
  }

  async function run({ task, options, cancel }: Extract<ToWorker, { type: "make" }>): Promise<void> {
    const signal = signalOf(cancel);
    try {
      for await (const event of runTask(task, { ...options, signal })) {
        await consumer(signal);
        signal.throwIfAborted();
        allowance--;
        send({ type: "event", event }, transferables(event));
        await nextTurn();
      }
      send({ type: "end" });
    } catch (error) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ type: "failed", error: { name, message, ...(stack === undefined ? {} : { stack }) } });
    }
  }
}

/** Lets the port be read between events. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A flag in shared memory, so that a cancel is seen while this thread is deep in a computation and reads no messages. */
function signalOf(shared: SharedArrayBuffer): CancelSignal {
  const flag = new Int32Array(shared);
  const aborted = (): boolean => Atomics.load(flag, 0) !== 0;
  return {
    get aborted() {
      return aborted();
    },
    throwIfAborted() {
      if (aborted()) throw new DOMException("The song was cancelled.", "AbortError");
    },
  };
}
