import { MessageChannel, Worker } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import type { ToChoir } from "./protocol.ts";

export interface ChoirThread {
  /** A way to the singers for one song worker, to be moved to it. Starts the thread when there is none. */
  join(): MessagePort;
  /** Resolves when the thread has left. */
  end(): Promise<void>;
}

/** One thread with one voice for all song workers of a process. When it dies, its ports close; who joins next starts another. */
export function startChoir(options: { niceness?: number | undefined; /** Folder of further voices. */ voices?: string | undefined } = {}): ChoirThread {
  let worker: Worker | undefined;
  const start = (): Worker => {
    const started = new Worker(new URL("./choir-worker.ts", import.meta.url), { workerData: options, name: "choir" });
    // The workers that joined hear of it through their ports.
    started.on("error", () => {});
    started.on("exit", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  return {
    join() {
      worker ??= start();
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ type: "join", port: port1 } satisfies ToChoir, [port1]);
      return port2;
    },
    async end() {
      const leaving = worker;
      if (!leaving) return;
      const left = new Promise<void>((resolve) => leaving.once("exit", () => resolve()));
      leaving.postMessage({ type: "close" } satisfies ToChoir, []);
      await left;
    },
  };
}
