import type { ScoreFormat } from "@tunewright/contract";
import type { SoundSpec } from "./song-files.ts";

interface FileKind { extension: string; contentType: string }

const SOUND: Record<SoundSpec["format"], FileKind> = {
  wav: { extension: "wav", contentType: "audio/wav" }, flac: { extension: "flac", contentType: "audio/flac" },
  opus: { extension: "ogg", contentType: "audio/ogg" }, m4a: { extension: "m4a", contentType: "audio/mp4" },
};
export const SCORE: Record<ScoreFormat, FileKind> = {
  midi: { extension: "mid", contentType: "audio/midi" }, musicxml: { extension: "musicxml", contentType: "application/vnd.recordare.musicxml+xml" },
  lrc: { extension: "lrc", contentType: "text/plain; charset=utf-8" }, chords: { extension: "txt", contentType: "text/plain; charset=utf-8" },
};

export const kindOf = ({ format }: SoundSpec): FileKind => SOUND[format];

/** "wav-44100-16": names a file among those of one song. Lossy formats have no depth, and Opus but one rate. */
export function specName({ format, sampleRate, bits }: SoundSpec): string {
  if (format === "opus") return "opus";
  return format === "m4a" ? `m4a-${sampleRate}` : `${format}-${sampleRate}-${bits}`;
}

/** Null for what is no name of a sound file. */
export function readSpec(name: string): SoundSpec | null {
  const [, format, rate, bits] = /^(wav|flac|m4a|opus)(?:-(44100|48000))?(?:-(16|24))?$/.exec(name) ?? [];
  if (!format) return null;
  const spec: SoundSpec = { format: format as SoundSpec["format"], sampleRate: rate === "48000" ? 48_000 : 44_100, bits: bits === "24" ? 24 : 16 };
  return specName(spec) === name ? spec : null;
}
