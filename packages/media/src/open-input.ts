import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { MediaError } from "./media-error.ts";

/** A file of this machine by its path, bytes, or a stream of bytes such as an upload. */
export type AudioInput = string | Uint8Array | AsyncIterable<Uint8Array>;

export interface OpenedInput {
  file: string;
  bytes: number;
  /** Removes what was written for it. */
  close(): Promise<void>;
}

/**
 * Containers we read. Everything else that ffmpeg could open is refused before it is parsed: playlists (hls, concat, dash, sdp), pictures,
 * scripts, devices and lists of files are how a file makes its reader open other files.
 */
const CONTAINERS = [
  "wav", "w64", "mp3", "flac", "ogg", "mov", "mp4", "m4a", "3gp", "3g2", "mj2", "matroska", "webm", "aac", "aiff", "amr", "caf", "asf", "ac3", "eac3", "au",
];

/** How ffmpeg is told to open it: local files only, none named inside of others. */
export const inputArguments = ({ file }: OpenedInput): string[] => [
  "-protocol_whitelist", "file", "-format_whitelist", CONTAINERS.join(","), "-i", `file:${file}`,
];

/**
 * Makes an input a file that can be read anywhere in it: formats that keep their index at the end cannot be read from a pipe.
 * Rejects with MediaError "too-large" as soon as more than `maxBytes` arrived, "empty" when nothing did, "not-audio" when the path is
 * no file.
 */
export async function openInput(input: AudioInput, maxBytes: number): Promise<OpenedInput> {
  if (typeof input === "string") {
    const facts = await stat(input);
    if (!facts.isFile()) throw new MediaError("not-audio", "not a file");
    checkSize(facts.size, maxBytes);
    return { file: path.resolve(input), bytes: facts.size, close: async () => {} };
  }
  const folder = await mkdtemp(path.join(tmpdir(), "tunewright-media-"));
  const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // No extension: ffmpeg then judges the content alone.
    const file = path.join(folder, "input");
    let bytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const piece of input instanceof Uint8Array ? [input] : (input as AsyncIterable<Uint8Array>)) {
        bytes += piece.length;
        if (bytes > maxBytes) throw new MediaError("too-large", `over ${maxBytes} bytes`);
        yield piece;
      }
    }
    await pipeline(counted(), createWriteStream(file));
    checkSize(bytes, maxBytes);
    return { file, bytes, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function checkSize(bytes: number, maxBytes: number): void {
  if (bytes === 0) throw new MediaError("empty", "no bytes");
  if (bytes > maxBytes) throw new MediaError("too-large", `${bytes} bytes, over ${maxBytes}`);
}
