import { Worker } from "node:worker_threads";
import type { EngineResources } from "@tunewright/engine/resources";
import { forgetOldest, type FromPress, type ToPress } from "./protocol.ts";

export interface Press {
  createMp3Encoder: EngineResources["createMp3Encoder"];
  /** Resolves when the thread has left. */
  end(): Promise<void>;
}

/** Blocks of shared memory that wait for the next use. */
const SPARE_SHEETS = 3;

/**
 * Starts a thread that encodes MP3, so that a second processor has work while the next span is played. Of streams that nobody finishes
 * the newest `OPEN_STREAMS` are kept. When the thread dies, the one that started it dies with the reason.
 */
export function startPress(options: { niceness?: number } = {}): Press {
  const worker = new Worker(new URL("./press-worker.ts", import.meta.url), { workerData: options, name: "press" });
  const asked = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void; sheet?: SharedArrayBuffer }[]>();
  /** Memory that both threads see, lent to one block after another: posted copies would pile up on the other side until it collects them. */
  const sheets: SharedArrayBuffer[] = [];
  const left = Promise.withResolvers<void>();
  let opened = 0;
  let isEnding = false;
  const post = (message: ToPress): void => worker.postMessage(message, []);

  worker.on("message", (message: FromPress) => {
    const waiting = asked.get(message.stream)?.shift();
    if (waiting?.sheet && sheets.length < SPARE_SHEETS) sheets.push(waiting.sheet);
    if ("error" in message) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.bytes);
  });
  worker.on("error", (error) => {
    throw error;
  });
  worker.on("exit", (code) => {
    if (!isEnding) throw new Error(`the encoding thread ended with code ${code}`);
    left.resolve();
  });

  return {
    async createMp3Encoder(encoding) {
      const stream = opened++;
      asked.set(stream, []);
      forgetOldest(asked);
      post({ type: "open", stream, options: encoding });
      const ask = (message: ToPress, sheet?: SharedArrayBuffer): Promise<Uint8Array> => {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
        // A cancelled song no longer waits for what it asked.
        promise.catch(() => {});
        const line = asked.get(stream);
        if (!line) throw new Error("the MP3 stream is finished");
        line.push({ resolve, reject, ...(sheet ? { sheet } : {}) });
        post(message);
        return promise;
      };
      return {
        encode({ left: l, right: r }) {
          const bytes = 2 * l.byteLength;
          const at = sheets.findIndex((free) => free.byteLength >= bytes);
          const sheet = at >= 0 ? sheets.splice(at, 1)[0]! : new SharedArrayBuffer(bytes);
          // The block is read here and now, so the caller may go on and write into it.
          const copy = (x: Float32Array, from: number): Float32Array => {
            const shared = new Float32Array(sheet, from, x.length);
            shared.set(x);
            return shared;
          };
          return ask({ type: "encode", stream, left: copy(l, 0), right: copy(r, l.byteLength) }, sheet);
        },
        finish: () => ask({ type: "finish", stream }).finally(() => asked.delete(stream)),
      };
    },
    end() {
      isEnding = true;
      post({ type: "close" });
      return left.promise;
    },
  };
}
