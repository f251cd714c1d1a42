import { Worker } from "node:worker_threads";
import type { Choir } from "@tunewright/engine/song/song-resources";
import type { PlacedVocal } from "@tunewright/engine/sing/render-vocals";
import type { FromChoir, ToChoir } from "./protocol.ts";

interface Stage {
  vocals: Map<number, PlacedVocal[]>;
  done: Set<number>;
  failure?: Error;
}

/** How often a waiting renderer looks whether it was cancelled: a cancel flag makes no event. */
const CANCEL_POLL_MS = 40;

/**
 * Starts the thread that sings. Scores may be opened at once; they are sung when the voice has loaded (`ready`), and
 * from then on ahead of the mix as fast as can be. When the thread dies, the one that started it dies with the reason: half an engine is none.
 */
export function startChoir(options: { niceness?: number } = {}): Choir & { ready: Promise<void>; /** Resolves when the thread has left. */ end(): Promise<void> } {
  const worker = new Worker(new URL("./choir-worker.ts", import.meta.url), { workerData: options, name: "choir" });
  const stages = new Map<number, Stage>();
  let opened = 0;
  let wake = Promise.withResolvers<void>();
  const notify = (): void => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const ready = Promise.withResolvers<void>();
  worker.on("message", (message: FromChoir) => {
    if (message.type === "ready") return ready.resolve();
    const stage = stages.get(message.id);
    if (!stage) return;
    if (message.type === "failed") stage.failure = new Error(message.message);
    else if (message.type === "section") stage.done.add(message.section);
    else stage.vocals.set(message.section, [...(stage.vocals.get(message.section) ?? []), message.vocal]);
    notify();
  });
  worker.on("error", (error) => {
    throw error;
  });
  const left = Promise.withResolvers<void>();
  let isEnding = false;
  worker.on("exit", (code) => {
    if (!isEnding) throw new Error(`the singing thread ended with code ${code}`);
    left.resolve();
  });

  return {
    ready: ready.promise,
    end() {
      isEnding = true;
      worker.postMessage({ type: "close" } satisfies ToChoir, []);
      return left.promise;
    },
    open(score) {
      const id = opened++;
      const stage: Stage = { vocals: new Map(), done: new Set() };
      stages.set(id, stage);
      const stop = new Int32Array(new SharedArrayBuffer(4));
      worker.postMessage({ type: "sing", id, score, stop: stop.buffer as SharedArrayBuffer } satisfies ToChoir, []);
      return {
        async *renderSection(section, signal) {
          for (;;) {
            signal?.throwIfAborted();
            if (stage.failure) throw stage.failure;
            const arrived = stage.vocals.get(section);
            const vocal = arrived?.shift();
            if (vocal) yield vocal;
            else if (stage.done.has(section)) return;
            else await Promise.race([wake.promise, new Promise((resolve) => setTimeout(resolve, CANCEL_POLL_MS))]);
          }
        },
        close() {
          Atomics.store(stop, 0, 1);
          stages.delete(id);
        },
      };
    },
  };
}
