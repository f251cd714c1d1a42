import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { makeSong } from "@tunewright/engine/song/make-song";
import { loadResources } from "../load-resources.ts";
import { serveSongs } from "./serve-songs.ts";

/** A worker of the pool: loads voices and banks once, then makes one song after another. */
if (!parentPort) throw new Error("song-worker runs only as a worker thread");
const { niceness } = workerData as { niceness?: number };
if (niceness !== undefined) lowerPriority(niceness);
const resources = await loadResources();
serveSongs(parentPort, (request, options) => makeSong(request, resources, options));

/**
 * Nice values belong to threads on Linux, where /proc/thread-self names the thread that reads it. Elsewhere the
 * whole process would be slowed, so nothing is done.
 */
function lowerPriority(niceness: number): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), niceness);
  } catch {
    // No /proc in this container: an ordinary priority is the honest fallback.
  }
}
