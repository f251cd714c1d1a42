/**
 * A sung song of two and a half minutes on the engine's pool and nothing else: how fast, how much processor, how early the first sound,
 * how much memory, for one at a time and for two as a press of Create makes them. `--rounds 5` for more songs, `--loop 10` for that many
 * songs one after the other and what they leave in memory, `--style "folk"` and `--length 60` for another kind.
 */
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { createEnginePool } from "@tunewright/engine-node";
import { median, printFigure } from "./figure.ts";

const { values } = parseArgs({
  options: {
    songs: { type: "string" }, rounds: { type: "string", default: "2" }, loop: { type: "string" },
    style: { type: "string", default: "synthwave, 112 bpm" }, length: { type: "string", default: "150" },
  },
});
const LENGTH = Number(values.length);

interface Figures {
  /** Real-time factor of each song. */
  rates: number[];
  firstAudio: number[];
  cold: number;
  /** Processor seconds for LENGTH seconds of music. */
  cpu: number;
  /** MB, the highest that the process ever held. */
  peak: number;
  /** MB after each song. */
  held: number[];
}

if (values.songs) console.log(JSON.stringify(await measure(Number(values.songs), Number(values.rounds))));
else if (values.loop && process.env["MALLOC_ARENA_MAX"]) await watchMemory(Number(values.loop));
else if (values.loop) await inOwnProcess(["--loop", values.loop]);
else await report();

async function report(): Promise<void> {
  const one = JSON.parse(await inOwnProcess(["--songs", "1"])) as Figures;
  const note = `${one.cpu.toFixed(1)} CPU s a song`;
  const rate = median(one.rates);
  console.log(`sung song of ${LENGTH} s: ${rate.toFixed(1)}× real time of 12× wished, ratio ${(rate / 12).toFixed(2)} (${note})`);
  printFigure("first audio, warm", median(one.firstAudio), 1.5, "s", `first song after a start ${one.cold.toFixed(2)} s`);
  printFigure("memory, one song at a time", one.peak, 800, "MB");
  const two = JSON.parse(await inOwnProcess(["--songs", "2"])) as Figures;
  const together = 2 * median(two.rates);
  console.log(`two at once: ${together.toFixed(1)}× real time together (${two.cpu.toFixed(1)} CPU s a song), first audio ${median(two.firstAudio).toFixed(2)} s`);
  printFigure("memory, two songs at once", two.peak, 1200, "MB");
}

/** Memory says something only of a process that did nothing else. The environment is that of `npm start` (scripts/start.mjs). */
async function inOwnProcess(what: readonly string[]): Promise<string> {
  const args = [import.meta.filename, ...what, "--rounds", values.rounds, "--style", values.style, "--length", values.length];
  const thrift = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "8388608" };
  const env = { NODE_COMPILE_CACHE: path.join(tmpdir(), "tunewright-bench-compiled"), ...thrift, ...process.env };
  const child = promisify(execFile)(process.execPath, args, { env });
  if (values.loop) child.child.stdout?.pipe(process.stdout);
  return (await child).stdout;
}

async function watchMemory(songs: number): Promise<void> {
  const styles = ["synthwave", "folk", "metal", "jazz", "trap", "orchestral film", "house", "country", "bossa nova", "drum and bass"];
  const pool = createEnginePool();
  try {
    for (let i = 0; i < songs; i++) {
      await makeOne(pool, 1 + i, styles[i % styles.length]!);
      console.log(`after ${i + 1} songs: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB, peak ${peakMemory().toFixed(0)} MB`);
    }
  } finally {
    await pool.close();
  }
}

async function measure(songs: number, rounds: number): Promise<Figures> {
  const pool = createEnginePool({ size: songs });
  try {
    const cold = await Promise.all(Array.from({ length: songs }, (_, i) => makeOne(pool, 1 + i, values.style)));
    const runs: Awaited<ReturnType<typeof makeOne>>[] = [];
    const held: number[] = [];
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round++) {
      runs.push(...(await Promise.all(Array.from({ length: songs }, (_, i) => makeOne(pool, 3 + round * songs + i, values.style)))));
      held.push(process.memoryUsage().rss / 1e6);
    }
    const { user, system } = process.cpuUsage(before);
    const music = runs.reduce((sum, run) => sum + run.duration, 0);
    return {
      rates: runs.map((run) => run.duration / run.wall),
      firstAudio: runs.map((run) => run.firstAudio),
      cold: cold[0]!.firstAudio,
      cpu: ((user + system) / 1e6 / music) * LENGTH,
      peak: peakMemory(),
      held,
    };
  } finally {
    await pool.close();
  }
}

function peakMemory(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1e6;
}

async function makeOne(pool: ReturnType<typeof createEnginePool>, seed: number, style: string): Promise<{ duration: number; wall: number; firstAudio: number }> {
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  let firstAudio = 0;
  let duration = 0;
  for await (const event of pool.makeSong({ prompt: "an upbeat song about driving home at night", style, length: LENGTH, seed })) {
    if (event.type === "audio") firstAudio ||= since();
    if (event.type === "done") duration = event.song.duration;
  }
  return { duration, wall: since(), firstAudio };
}
