import type { ScoreFormat, SoundFormat } from "@tunewright/contract";

/** Port: makes files of finished songs. */
export interface SongFiles {
  /** `source` is a FLAC or MP3 file. Rejects with the signal's reason, or an Error when the sound cannot be read or written. */
  sound(source: Uint8Array, format: SoundSpec, tags: FileTags, signal: AbortSignal): Promise<Uint8Array>;
  /** The same MP3 with these tags. */
  tagMp3(mp3: Uint8Array, tags: FileTags): Uint8Array;
  /** From what the engine keeps of the song. */
  score(document: string, format: Exclude<ScoreFormat, "lrc">): Uint8Array;
  /** Lyrics with times of lines and words; every word names its line among the displayed ones. */
  lrc(song: { title: string; lyrics: string; duration: number; words: readonly { word: string; start_s: number; end_s: number; line: number }[] }): Uint8Array;
}

export interface SoundSpec { format: SoundFormat; sampleRate: 44_100 | 48_000; bits: 16 | 24 }

export interface FileTags {
  title: string;
  artist: string;
  year: number;
  lyrics: string;
  /** Square JPEG. */
  cover: Uint8Array | null;
  /** Uploads are nobody's machine's work. */
  ai: { model: string; seed: number } | null;
}
