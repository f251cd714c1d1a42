import { parentPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { collectGarbage } from "../collect-garbage.ts";
import { lowerPriority } from "../lower-priority.ts";
import { loadVoice } from "../voice/load-voice.ts";
import { openVoices } from "../voice/open-voices.ts";
import type { FromSingers, ToChoir, ToSingers } from "./protocol.ts";
import { createTurns } from "./sing-in-turn.ts";

/** Holds the voice and sings for all song workers of a process, each through its own port. */
if (!parentPort) throw new Error("choir-worker runs only as a worker thread");
const port = parentPort;
const { niceness, voices: folder } = workerData as { niceness?: number; voices?: string };
lowerPriority(niceness);
const ports = new Set<MessagePort>();
const loading = Promise.all([loadVoice(), openVoices(folder)]).then(([voice, opened]) => ({ voice, opened }));
const turns = loading.then(({ voice, opened }) => createTurns((score) => createVocalRenderer(score, { voice, voices: opened.voices })));
port.on("message", (message: ToChoir) => {
  if (message.type === "join") join(message.port);
  else void leave();
});
try {
  await loading;
  // The network's file, 150 MB in two copies.
  collectGarbage();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  for (const joined of ports) joined.postMessage({ type: "lost", message } satisfies FromSingers, []);
  throw error;
}

function join(singers: MessagePort): void {
  ports.add(singers);
  const send = (message: FromSingers, buffers: ArrayBuffer[] = []): void => singers.postMessage(message, buffers);
  singers.on("close", () => ports.delete(singers));
  singers.on("message", ({ id, score, stop }: ToSingers) => {
    const flag = new Int32Array(stop);
    // A worker that has left wants nothing more.
    const isStopped = (): boolean => Atomics.load(flag, 0) !== 0 || !ports.has(singers);
    turns.then(({ add }) => add({ id, score, send, isStopped }), () => {});
  });
  turns.then(() => send({ type: "ready" }), () => {});
}

async function leave(): Promise<void> {
  for (const joined of ports) joined.close();
  await (await turns).idle();
  const { voice, opened } = await loading;
  await voice.release();
  await opened.release();
  port.close();
}
