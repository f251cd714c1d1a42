import { randomInt } from "node:crypto";
import type { SongRequest, SongSource, SongTask } from "@tunewright/engine";
import { SINGERS } from "@tunewright/engine/sing/singers";
import type { SongOptions } from "../parse-command.ts";
import { UsageError } from "../parse-command.ts";
import { readDocument } from "./read-document.ts";
import { readLyrics } from "./read-lyrics.ts";

/** What the engine is asked for, with all files read. Throws UsageError. */
export async function taskOf(options: SongOptions): Promise<SongTask> {
  const request = await requestOf(options);
  const { work } = options;
  if (!work) return { task: "create", request };
  // What is done here is done to the score; the sound is not looked at.
  const source: SongSource = { document: await readDocument(work.source), audio: { left: new Float32Array(0), right: new Float32Array(0) } };
  switch (work.task) {
    case "extend":
      return { task: "extend", source, request, at: work.at };
    case "cover":
      return { task: "cover", source, request };
    case "vary":
      return { task: "variation", source, seed: request.seed, sliders: work.sliders };
    case "remaster":
      return { task: "remaster", source, seed: request.seed, strength: work.strength };
  }
}

async function requestOf(options: SongOptions): Promise<SongRequest> {
  const { prompt, style, exclude, title, length, instrumental } = options;
  const singer = options.singer === undefined ? undefined : singerNamed(options.singer);
  const lyrics = options.lyricsFile === undefined ? undefined : await readLyrics(options.lyricsFile);
  const seed = options.seed ?? randomInt(2 ** 32);
  return { prompt, style, exclude, title, length, instrumental: options.work && !instrumental ? undefined : instrumental, singer, lyrics, seed };
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
