import type { SongDocument } from "@tunewright/engine";
import { writeLrc } from "@tunewright/engine/encode/write-lrc";
import { writeMidi } from "@tunewright/engine/encode/write-midi";
import { writeMusicXml } from "@tunewright/engine/encode/write-music-xml";
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
      const document = JSON.parse(text) as SongDocument;
      switch (format) {
        case "midi":
          return writeMidi(document.score);
        case "musicxml":
          return utf8.encode(writeMusicXml(document.score));
      }
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
