import type { MessagePort } from "node:worker_threads";
import type { Choir } from "@tunewright/engine/song/song-resources";
import type { PlacedVocal } from "@tunewright/engine/sing/render-vocals";
import type { FromSingers, ToSingers } from "./protocol.ts";

interface Stage {
  vocals: Map<number, PlacedVocal[]>;
  done: Set<number>;
  failure?: Error;
}

/** How often a waiting renderer looks whether it was cancelled: a cancel flag makes no event. */
const CANCEL_POLL_MS = 40;

/**
 * A song worker's side of the choir. Scores may be opened at once; they are sung when the voice has loaded (`ready`), and
 * from then on ahead of the mix as fast as can be. When the singers are lost, the worker dies with the reason: half an engine is none.
 */
export function joinChoir(port: MessagePort): Choir & { ready: Promise<void>; leave(): void } {
  const stages = new Map<number, Stage>();
  let opened = 0;
  let isLeaving = false;
  let wake = Promise.withResolvers<void>();
  const notify = (): void => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const ready = Promise.withResolvers<void>();
  port.on("message", (message: FromSingers) => {
    if (message.type === "ready") return ready.resolve();
    if (message.type === "lost") throw new Error(message.message);
    const stage = stages.get(message.id);
    if (!stage) return;
    if (message.type === "failed") stage.failure = new Error(message.message);
    else if (message.type === "section") stage.done.add(message.section);
    else stage.vocals.set(message.section, [...(stage.vocals.get(message.section) ?? []), message.vocal]);
    notify();
  });
  port.on("close", () => {
    if (!isLeaving) throw new Error("the singing thread ended");
  });

  return {
    ready: ready.promise,
    leave() {
      isLeaving = true;
      port.close();
    },
    open(score) {
      const id = opened++;
      const stage: Stage = { vocals: new Map(), done: new Set() };
      stages.set(id, stage);
      const stop = new Int32Array(new SharedArrayBuffer(4));
      port.postMessage({ type: "sing", id, score, stop: stop.buffer as SharedArrayBuffer } satisfies ToSingers, []);
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
