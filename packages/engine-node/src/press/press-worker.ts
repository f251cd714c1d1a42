import { parentPort, workerData } from "node:worker_threads";
import { lowerPriority } from "../lower-priority.ts";
import { createMp3Encoder, type LocalMp3Encoder } from "../mp3/create-mp3-encoder.ts";
import { forgetOldest, type FromPress, type ToPress } from "./protocol.ts";

/** Encodes beside the thread that plays and mixes. */
if (!parentPort) throw new Error("press-worker runs only as a worker thread");
const port = parentPort;
lowerPriority((workerData as { niceness?: number }).niceness);
const streams = new Map<number, Promise<LocalMp3Encoder>>();
const send = (message: FromPress, buffers: ArrayBuffer[] = []): void => port.postMessage(message, buffers);

let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToPress) => {
  last = last.then(() => serve(message));
});

async function serve(message: ToPress): Promise<void> {
  if (message.type === "close") return port.close();
  const { stream } = message;
  if (message.type === "open") {
    streams.set(stream, createMp3Encoder(message.options));
    forgetOldest(streams);
    return;
  }
  try {
    const encoder = await streams.get(stream)!;
    const bytes = message.type === "encode" ? encoder.encode(message) : encoder.finish();
    send({ stream, bytes }, [bytes.buffer as ArrayBuffer]);
  } catch (error) {
    send({ stream, error: error instanceof Error ? error.message : String(error) });
  }
  if (message.type === "finish") streams.delete(stream);
}
