import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { PcmBlock } from "./decode-audio.ts";
import { DECODED_RATE } from "./decode-audio.ts";
import type { ReadLimits } from "./limits.ts";
import { prepareRun } from "./limits.ts";
import { MediaError } from "./media-error.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import type { CleanTags, SongTags } from "./song-tags.ts";
import { cleanTags } from "./song-tags.ts";
import { tagMp3 } from "./tag-mp3.ts";
import { writeMetadata } from "./write-metadata.ts";

/** A file to be made. Bit rates are kbit/s. */
export type EncodingFormat =
  | { kind: "wav"; sampleRate?: 44_100 | 48_000; bits?: 16 | 24 }
  | { kind: "flac"; sampleRate?: 44_100 | 48_000; bits?: 16 | 24 }
  | { kind: "mp3"; bitrate?: 128 | 160 | 192 | 256 | 320 }
  /** Opus in Ogg; always at 48 kHz, as Opus is. */
  | { kind: "opus"; bitrate?: 96 | 128 | 160 | 192 | 256 }
  /** AAC-LC in MP4. */
  | { kind: "m4a"; bitrate?: 128 | 160 | 192 | 256 };

export interface Encoded {
  bytes: Uint8Array;
  contentType: string;
  /** Without the dot. */
  extension: string;
}

const CONTENT: Record<EncodingFormat["kind"], { contentType: string; extension: string }> = {
  wav: { contentType: "audio/wav", extension: "wav" },
  flac: { contentType: "audio/flac", extension: "flac" },
  mp3: { contentType: "audio/mpeg", extension: "mp3" },
  opus: { contentType: "audio/ogg", extension: "opus" },
  m4a: { contentType: "audio/mp4", extension: "m4a" },
};

/** Stereo PCM at 44.1 kHz, whole or block by block. */
export type PcmInput = PcmBlock | AsyncIterable<PcmBlock> | Iterable<PcmBlock>;

/**
 * Encodes and tags. WAV holds title, artist, album, year and comment only, and no picture; the others hold everything. The mark of AI is
 * in the comment of every format, and in a field of its own in FLAC, Opus and MP3.
 * Rejects with MediaError "timed-out", "no-ffmpeg", "failed", the signal's reason, or RangeError for a cover that is no picture.
 */
export async function encodeAudio(audio: PcmInput, format: EncodingFormat, tags: SongTags = {}, limits: ReadLimits = {}): Promise<Encoded> {
  const clean = cleanTags(tags);
  const { executable, run } = await prepareRun(limits);
  const folder = await mkdtemp(path.join(tmpdir(), "tunewright-media-"));
  const file = (name: string): string => path.join(folder, name);
  try {
    await pipeline(interleave("left" in audio ? [audio] : audio, limits.signal), createWriteStream(file("sound")));
    await writeFile(file("tags"), writeMetadata(clean, { picture: format.kind === "opus" }));
    const picture = clean.cover && (format.kind === "flac" || format.kind === "m4a") ? clean.cover : undefined;
    if (picture) await writeFile(file("cover"), picture.bytes);
    const out = file(`song.${CONTENT[format.kind].extension}`);
    const args = [
      "-protocol_whitelist", "file", "-f", "f32le", "-ar", String(DECODED_RATE), "-ac", "2", "-i", `file:${file("sound")}`,
      "-protocol_whitelist", "file", "-f", "ffmetadata", "-i", `file:${file("tags")}`,
      ...(picture ? ["-protocol_whitelist", "file", "-f", pictureDemuxer(picture), "-i", `file:${file("cover")}`] : []),
      "-map", "0:a", ...(picture ? ["-map", "2:v", "-c:v", "copy", "-disposition:v", "attached_pic"] : []),
      "-map_metadata", "1", "-fflags", "+bitexact", "-flags:a", "+bitexact", ...codecArguments(format), `file:${out}`,
    ];
    const { code, said } = await runFfmpeg(executable, args, run);
    if (code !== 0) throw new MediaError("failed", said.trim().split("\n").at(-1)?.slice(0, 200));
    const bytes = new Uint8Array(await readFile(out));
    return { ...CONTENT[format.kind], bytes: format.kind === "mp3" ? tagMp3(bytes, tags) : bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pictureDemuxer = ({ type }: NonNullable<CleanTags["cover"]>): string => (type === "image/png" ? "png_pipe" : "jpeg_pipe");

function codecArguments(format: EncodingFormat): string[] {
  switch (format.kind) {
    case "wav":
      return [...pcmArguments(format), "-c:a", format.bits === 24 ? "pcm_s24le" : "pcm_s16le", "-f", "wav"];
    case "flac":
      return [...pcmArguments(format), "-c:a", "flac", ...(format.bits === 24 ? ["-bits_per_raw_sample", "24"] : []), "-f", "flac"];
    case "mp3":
      // Tags are written by tagMp3: ffmpeg has no frame for lyrics.
      return ["-c:a", "libmp3lame", "-b:a", `${format.bitrate ?? 192}k`, "-id3v2_version", "0", "-f", "mp3"];
    case "opus":
      return ["-c:a", "libopus", "-b:a", `${format.bitrate ?? 160}k`, "-f", "ogg"];
    case "m4a":
      return ["-c:a", "aac", "-b:a", `${format.bitrate ?? 192}k`, "-movflags", "+faststart", "-f", "ipod"];
  }
}

/** Rate and depth; 16 bit is dithered, so that quiet ends do not turn into steps. */
function pcmArguments({ sampleRate = DECODED_RATE, bits = 16 }: { sampleRate?: number; bits?: 16 | 24 }): string[] {
  const dither = bits === 16 ? ":dither_method=triangular_hp" : "";
  return ["-af", `aresample=${sampleRate}:filter_size=64:cutoff=0.97:osf=${bits === 16 ? "s16" : "s32"}${dither}`];
}

const STEP = 1 << 16;

async function* interleave(blocks: Iterable<PcmBlock> | AsyncIterable<PcmBlock>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const { left, right } of blocks) {
    for (let from = 0; from < left.length; from += STEP) {
      signal?.throwIfAborted();
      const n = Math.min(STEP, left.length - from);
      const out = new Float32Array(n * 2);
      for (let i = 0; i < n; i++) {
        out[2 * i] = left[from + i]!;
        out[2 * i + 1] = right[from + i]!;
      }
      yield new Uint8Array(out.buffer);
    }
  }
}
