import { parentPort, workerData } from "node:worker_threads";
import { runTask } from "@tunewright/engine/song/run-task";
import { startChoir } from "../choir/start-choir.ts";
import { loadBandResources } from "../load-resources.ts";
import { lowerPriority } from "../lower-priority.ts";
import { startPress } from "../press/start-press.ts";
import { serveSongs } from "./serve-songs.ts";

/** A worker of the pool: keeps banks, a singing and an encoding thread, and does one task after another. */
if (!parentPort) throw new Error("song-worker runs only as a worker thread");
const { niceness } = workerData as { niceness?: number };
lowerPriority(niceness);
// The voice loads while the first song is composed and its intro is played.
const choir = startChoir({ niceness });
const press = startPress({ niceness });
const band = { ...(await loadBandResources()), createMp3Encoder: press.createMp3Encoder };
serveSongs(parentPort, (task, options) => runTask(task, { ...band, choir }, options), choir.ready, async () => {
  await Promise.all([choir.end(), press.end()]);
});
