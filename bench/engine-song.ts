// A two-minute song on a pool of one worker and nothing else: how fast, how much CPU, how early the first sound, how much memory.
// `--songs 2` makes two at once on two workers, as a press of Create does.
import { parseArgs } from "node:util";
import { createEnginePool } from "@tunewright/engine-node";
import { median } from "./figure.ts";

const { values } = parseArgs({ options: { songs: { type: "string", default: "1" }, rounds: { type: "string", default: "3" } } });
const songs = Number(values.songs);
const request = { prompt: "an upbeat synthwave song about driving home at night", style: "synthwave, 112 bpm", length: 120 };

interface Run {
  duration: number;
  wall: number;
  firstAudio: number;
}

const pool = createEnginePool({ size: songs });
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100);

async function makeOne(seed: number): Promise<Run> {
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  let firstAudio = 0;
  let duration = 0;
  for await (const event of pool.makeSong({ ...request, seed })) {
    if (event.type === "audio") firstAudio ||= since();
    if (event.type === "done") duration = event.song.duration;
  }
  return { duration, wall: since(), firstAudio };
}

try {
  const cold = await makeOne(1);
  const runs: Run[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < Number(values.rounds); round++) {
    runs.push(...(await Promise.all(Array.from({ length: songs }, (_, i) => makeOne(2 + round * songs + i)))));
  }
  const { user, system } = process.cpuUsage(before);
  const rate = median(runs.map((r) => r.duration / r.wall));
  console.log(
    `two-minute song, ${songs} at once: ${rate.toFixed(1)}× real time (8× wanted), ${((user + system) / 1e6 / runs.length).toFixed(1)} CPU s a song of ` +
      `${median(runs.map((r) => r.duration)).toFixed(0)} s, first sound ${median(runs.map((r) => r.firstAudio)).toFixed(2)} s warm and ${cold.firstAudio.toFixed(2)} s cold, ` +
      `peak ${(peak / 1e6).toFixed(0)} MB`,
  );
} finally {
  clearInterval(watch);
  await pool.close();
}
