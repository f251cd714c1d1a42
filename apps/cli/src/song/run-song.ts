import { randomInt } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { FinishedSong, SongPlan, SongRequest } from "@tunewright/engine";
import { createEnginePool } from "@tunewright/engine-node";
import { writeWav } from "@tunewright/engine/encode/write-wav";
import { writeLrc } from "@tunewright/engine/encode/write-lrc";
import { writeMidi } from "@tunewright/engine/encode/write-midi";
import { writeMusicXml } from "@tunewright/engine/encode/write-music-xml";
import { SINGERS } from "@tunewright/engine/sing/singers";
import type { SongOptions } from "../parse-command.ts";
import { UsageError } from "../parse-command.ts";
import { createOutputFiles, sentence } from "./output-files.ts";
import { createProgressDisplay } from "./progress-display.ts";
import { readLyrics } from "./read-lyrics.ts";
import { reportSong, summarize } from "./song-report.ts";
import { createStemWriter } from "./stem-writer.ts";

export interface RunContext {
  version: string;
  signal: AbortSignal;
}

/** Makes one song and writes all its files, or none. Every output is opened before the work begins. */
export async function runSong(options: SongOptions, { version, signal }: RunContext): Promise<void> {
  const started = performance.now();
  const request = await requestOf(options);
  const files = createOutputFiles();
  const display = createProgressDisplay(process.stderr, options.quiet);
  const pool = createEnginePool({ size: 1 });
  try {
    const outFile = await files.open(options.out);
    const views: { path: string; file: FileHandle; write: (plan: SongPlan) => Uint8Array | string }[] = [];
    const view = async (path: string | undefined, write: (plan: SongPlan) => Uint8Array | string): Promise<void> => {
      if (path !== undefined) views.push({ path, file: await files.open(path), write });
    };
    await view(options.midi, (plan) => writeMidi(plan.score));
    await view(options.lrc, (plan) => writeLrc(plan, { duration: plan.score.duration }));
    await view(options.score, (plan) => writeMusicXml(plan.score));
    if (options.stems !== undefined) await files.makeFolder(options.stems);
    const stems = options.stems === undefined ? undefined : createStemWriter(options.stems, files);

    let plan: SongPlan | undefined;
    let song: FinishedSong | undefined;
    let firstAudio = 0;
    for await (const event of pool.makeSong(request, { signal, stems: stems !== undefined, pcm: options.format === "wav" })) {
      if (event.type === "plan") plan = event.plan;
      else if (event.type === "progress") display.show(event);
      else if (event.type === "audio") firstAudio ||= performance.now() - started;
      else if (event.type === "stems") await stems?.write(event.blocks);
      else if (event.type === "done") song = event.song;
    }
    if (!plan || !song) throw new Error("the engine ended without a song");

    await write(outFile, options.out, options.format === "wav" ? writeWav(song.master!, "pcm16") : song.mp3);
    for (const { path, file, write: render } of views) await write(file, path, render(plan));
    await stems?.finish();
    signal.throwIfAborted();
    await files.commit();
    display.clear();

    const timing = { totalSeconds: (performance.now() - started) / 1000, firstAudioSeconds: firstAudio / 1000 };
    const report = reportSong(options.out, version, request.seed, plan, song, timing);
    if (!options.quiet && !options.json) await say(`${summarize(report, plan.title)}\n`);
    if (options.json) await say(`${JSON.stringify(report)}\n`);
  } catch (error) {
    display.clear();
    await files.discard();
    throw error;
  } finally {
    await pool.close();
  }
}

async function requestOf(options: SongOptions): Promise<SongRequest> {
  const { prompt, style, exclude, title, length, instrumental } = options;
  const singer = options.singer === undefined ? undefined : singerNamed(options.singer);
  const lyrics = options.lyricsFile === undefined ? undefined : await readLyrics(options.lyricsFile);
  const seed = options.seed ?? randomInt(2 ** 32);
  return { prompt, style, exclude, title, length, instrumental, singer, lyrics, seed };
}

/** The singers of the table by name, whatever the capitals. */
function singerNamed(name: string): string {
  const key = name.toLowerCase();
  if (!Object.hasOwn(SINGERS, key)) {
    const known = Object.values(SINGERS).filter((s) => !s.backingOnly).map((s) => s.name);
    throw new UsageError(`there is no singer '${name}'; choose from ${known.join(", ")}`);
  }
  return key;
}

async function write(file: FileHandle, path: string, content: Uint8Array | string): Promise<void> {
  try {
    await file.writeFile(content);
  } catch (error) {
    throw sentence(`cannot write '${path}'`, error);
  }
}

/** Resolves when the text has left, since the process ends right after. */
const say = (text: string): Promise<void> => new Promise((resolve) => process.stdout.write(text, () => resolve()));
