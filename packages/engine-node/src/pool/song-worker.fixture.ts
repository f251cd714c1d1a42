import { parentPort } from "node:worker_threads";
import { serveSongs } from "./serve-songs.ts";

/** A stand-in for the engine, for tests of the pool: the prompt says what happens. Its events are real protocol events. */
let songs = 0;
serveSongs(parentPort!, async function* (task, { signal, stems }) {
  const request = task.task === "create" ? task.request : { prompt: task.task, length: task.task === "crop" ? task.source.audio.left.length : 1 };
  songs++;
  const count = request.length ?? 3;
  for (let i = 0; i < count; i++) {
    signal.throwIfAborted();
    if (request.prompt === "crash" && i === 1) process.exit(7);
    if (request.prompt === "throw" && i === 1) throw new RangeError("the score has no bars");
    if (request.prompt === "spin" && i === 1) {
      // Deep in a computation: no message is read here, only the shared flag.
      while (!signal.aborted) Math.sqrt(2);
      signal.throwIfAborted();
    }
    yield { type: "progress", stage: "singing", section: `${songs}`, fraction: i / count };
    if (stems) {
      const left = new Float32Array(1000).fill(i);
      yield { type: "stems", start: i, blocks: { drums: { left, right: left } } };
      // Moved, not copied: the buffer is gone from this side.
      if (left.byteLength !== 0) throw new Error("the block was copied");
    }
  }
});
