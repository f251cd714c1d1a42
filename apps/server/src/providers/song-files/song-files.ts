import type { SongDocument } from "@tunewright/engine";
import { exportDocument } from "@tunewright/engine/encode/export-document";
import { writeLrc } from "@tunewright/engine/encode/write-lrc";
import { decodeAudio, encodeAudio, tagMp3, type EncodingFormat, type SongTags } from "@tunewright/media";
import type { FileTags, SongFiles, SoundSpec } from "../../features/exports/index.ts";

const utf8 = new TextEncoder();

/** Files made by ffmpeg and by the engine's own writers. */
export function createSongFiles(): SongFiles {
  return {
    async sound(source, spec, tags, signal) {
      const { left, right } = await decodeAudio(source, { signal });
      return (await encodeAudio({ left, right }, encodingOf(spec), toTags(tags), { signal })).bytes;
    },
    tagMp3: (mp3, tags) => tagMp3(mp3, toTags(tags)),
    score(text, format) {
      const { content } = exportDocument(JSON.parse(text) as SongDocument, format);
      return typeof content === "string" ? utf8.encode(content) : content;
    },
    lrc({ title, lyrics, duration, words }) {
      const timed = words.map(({ word, start_s, end_s, line }) => ({ word, start: start_s, end: end_s, line }));
      return utf8.encode(writeLrc({ title, lyrics, words: timed }, { duration, words: true }));
    },
  };
}

function encodingOf({ format, sampleRate, bits }: SoundSpec): EncodingFormat {
  return format === "wav" || format === "flac" ? { kind: format, sampleRate, bits } : { kind: format };
}

function toTags({ title, artist, year, lyrics, cover, ai }: FileTags): SongTags {
  return { title, artist, year, lyrics, ...(cover ? { cover } : {}), ...(ai ? { ai } : {}) };
}
