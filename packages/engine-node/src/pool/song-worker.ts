import { parentPort, workerData } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import { runTask } from "@tunewright/engine/song/run-task";
import { joinChoir } from "../choir/join-choir.ts";
import { loadBandResources } from "../load-resources.ts";
import { collectGarbage } from "../collect-garbage.ts";
import { lowerPriority } from "../lower-priority.ts";
import { createMp3Encoder } from "../mp3/create-mp3-encoder.ts";
import { startPress } from "../press/start-press.ts";
import { openVoices } from "../voice/open-voices.ts";
import { letGo } from "./let-go.ts";
import { serveSongs } from "./serve-songs.ts";

/** A worker of the pool: keeps banks and an encoding thread, and does one task after another. Its port leads to the choir. */
if (!parentPort) throw new Error("song-worker runs only as a worker thread");
const { niceness, singers, voices } = workerData as { niceness?: number; singers: MessagePort; voices?: string };
lowerPriority(niceness);
// The voice loads while the first song is composed and its intro is played.
const choir = joinChoir(singers);
const press = startPress({ niceness });
// Who can be cast and how they pronounce; their networks are the choir's.
const { languages } = await openVoices(voices);
const loaded = await loadBandResources();
const band = { ...loaded, dictionary: { ...loaded.dictionary, languages }, createMp3Encoder: press.createMp3Encoder, encodeHere: createMp3Encoder };
serveSongs(parentPort, (task, options) => letGo(runTask(task, { ...band, choir }, options), collectGarbage), choir.ready, async () => {
  choir.leave();
  await press.end();
});
