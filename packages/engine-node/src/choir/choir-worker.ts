import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { createVocalRenderer } from "@tunewright/engine/sing/render-vocals";
import { lowerPriority } from "../lower-priority.ts";
import { loadVoice } from "../voice/load-voice.ts";
import type { FromChoir, ToChoir } from "./protocol.ts";

/** Holds the voice and sings whole scores, section after section, on a thread of its own. */
if (!parentPort) throw new Error("choir-worker runs only as a worker thread");
const port = parentPort;
lowerPriority((workerData as { niceness?: number }).niceness);
const voice = await loadVoice();
freeLoadedFile();
const send = (message: FromChoir, buffers: ArrayBuffer[] = []): void => port.postMessage(message, buffers);

let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToChoir) => {
  last = last.then(() => (message.type === "sing" ? sing(message) : leave()));
});
send({ type: "ready" });

async function leave(): Promise<void> {
  await voice.release();
  port.close();
}

async function sing({ id, score, stop }: Extract<ToChoir, { type: "sing" }>): Promise<void> {
  const flag = new Int32Array(stop);
  const stopped = (): boolean => Atomics.load(flag, 0) !== 0;
  try {
    const renderer = createVocalRenderer(score, { voice });
    for (const { index } of score.sections) {
      for await (const vocal of renderer.renderSection(index)) {
        if (stopped()) return;
        // A repeated line is one array in several places: only a copy may be given away.
        const samples = vocal.samples.slice();
        send({ type: "vocal", id, section: index, vocal: { ...vocal, samples } }, [samples.buffer]);
      }
      if (stopped()) return;
      send({ type: "section", id, section: index });
    }
  } catch (error) {
    send({ type: "failed", id, message: error instanceof Error ? error.message : String(error) });
  }
}

/** The network's file, 150 MB in two copies, is garbage once loaded, and nothing on this quiet heap would collect it for long. */
function freeLoadedFile(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
