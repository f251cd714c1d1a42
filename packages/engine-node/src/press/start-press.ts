import { Worker } from "node:worker_threads";
import type { EngineResources } from "@tunewright/engine/resources";
import { forgetOldest, type FromPress, type ToPress } from "./protocol.ts";

export interface Press {
  createMp3Encoder: EngineResources["createMp3Encoder"];
  /** Resolves when the thread has left. */
  end(): Promise<void>;
}

/**
 * Starts a thread that encodes MP3, so that a second processor has work while the next span is played. Of streams that nobody finishes
 * the newest `OPEN_STREAMS` are kept. When the thread dies, the one that started it dies with the reason.
 */
export function startPress(options: { niceness?: number } = {}): Press {
  const worker = new Worker(new URL("./press-worker.ts", import.meta.url), { workerData: options, name: "press" });
  const asked = new Map<number, { resolve(bytes: Uint8Array): void; reject(error: Error): void }[]>();
  const left = Promise.withResolvers<void>();
  let opened = 0;
  let isEnding = false;
  const post = (message: ToPress): void => worker.postMessage(message, []);

  worker.on("message", (message: FromPress) => {
    const waiting = asked.get(message.stream)?.shift();
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
      const ask = (message: ToPress): Promise<Uint8Array> => {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
        // A cancelled song no longer waits for what it asked.
        promise.catch(() => {});
        const line = asked.get(stream);
        if (!line) throw new Error("the MP3 stream is finished");
        line.push({ resolve, reject });
        post(message);
        return promise;
      };
      return {
        // Posting copies the block, so the caller may go on and write into it.
        encode: ({ left: l, right: r }) => ask({ type: "encode", stream, left: l, right: r }),
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
