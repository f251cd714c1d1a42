import type { FileHandle } from "node:fs/promises";
import type { FinishedSong, SongDocument, SongPlan, SongTask } from "@tunewright/engine";
import { createEnginePool } from "@tunewright/engine-node";
import { exportDocument } from "@tunewright/engine/encode/export-document";
import { writeWav } from "@tunewright/engine/encode/write-wav";
import { encodeAudio } from "@tunewright/media";
import type { OutputFormat, SongOptions } from "../parse-command.ts";
import { createOutputFiles, sentence } from "./output-files.ts";
import { createProgressDisplay } from "./progress-display.ts";
import { reportSong, summarize } from "./song-report.ts";
import { createStemWriter } from "./stem-writer.ts";
import { taskOf } from "./task-of.ts";

export interface RunContext {
  version: string;
  signal: AbortSignal;
}

/** Makes one song and writes all its files, or none. Every output is opened before the work begins. */
export async function runSong(options: SongOptions, { version, signal }: RunContext): Promise<void> {
  const started = performance.now();
  const task = await taskOf(options);
  const files = createOutputFiles();
  const display = createProgressDisplay(process.stderr, options.quiet);
  const pool = createEnginePool({ size: 1 });
  try {
    const outFile = await files.open(options.out);
    const views: { path: string; file: FileHandle; write: (document: SongDocument) => Uint8Array | string }[] = [];
    const view = async (path: string | undefined, write: (document: SongDocument) => Uint8Array | string): Promise<void> => {
      if (path !== undefined) views.push({ path, file: await files.open(path), write });
    };
    for (const [path, format] of [[options.midi, "midi"], [options.lrc, "lrc"], [options.score, "musicxml"], [options.chords, "chords"]] as const) {
      await view(path, (document) => exportDocument(document, format).content);
    }
    await view(options.document, (document) => JSON.stringify(document));
    if (options.stems !== undefined) await files.makeFolder(options.stems);
    const stems = options.stems === undefined ? undefined : createStemWriter(options.stems, files);

    let plan: SongPlan | undefined;
    let song: FinishedSong | undefined;
    let firstAudio = 0;
    for await (const event of pool.runTask(task, { signal, stems: stems !== undefined, pcm: options.format !== "mp3" })) {
      if (event.type === "plan") plan = event.plan;
      else if (event.type === "progress") display.show(event);
      else if (event.type === "audio") firstAudio ||= performance.now() - started;
      else if (event.type === "stems") await stems?.write(event.blocks);
      else if (event.type === "done") song = event.song;
    }
    if (!plan || !song?.document) throw new Error("the engine ended without a song");

    await write(outFile, options.out, await encode(song, options.format, signal));
    for (const { path, file, write: render } of views) await write(file, path, render(song.document));
    await stems?.finish();
    signal.throwIfAborted();
    await files.commit();
    display.clear();

    const timing = { totalSeconds: (performance.now() - started) / 1000, firstAudioSeconds: firstAudio / 1000 };
    const report = reportSong(options.out, version, seedOf(task), plan, song, timing);
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

const seedOf = (task: SongTask): number => ("request" in task ? task.request.seed : "seed" in task ? task.seed : 0);

/** The song's file. Rejects with one sentence when ffmpeg is wanted and not there. */
async function encode(song: FinishedSong, format: OutputFormat, signal: AbortSignal): Promise<Uint8Array> {
  if (format === "mp3") return song.mp3;
  if (format === "wav") return writeWav(song.master!, "pcm16");
  return (await encodeAudio(song.master!, { kind: format }, { title: song.document?.score.title ?? "" }, { signal })).bytes;
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
