import type { CleanTags } from "./song-tags.ts";
import { AI_FIELD } from "./song-tags.ts";

/**
 * Tags in ffmpeg's metadata format, given to it as a file: no text of a person ever becomes an argument. With `picture` the cover goes
 * in as a FLAC picture block, which is how Ogg files carry it (RFC 9639, section 8.8).
 */
export function writeMetadata(tags: CleanTags, options: { picture: boolean }): string {
  const fields: [string, string | undefined][] = [
    ["title", tags.title], ["artist", tags.artist], ["album", tags.album], ["date", tags.year], ["comment", tags.comment],
    ["lyrics", tags.lyrics], [AI_FIELD, tags.ai],
    ["METADATA_BLOCK_PICTURE", options.picture && tags.cover ? Buffer.from(pictureBlock(tags.cover)).toString("base64") : undefined],
  ];
  return `;FFMETADATA1\n${fields.flatMap(([key, value]) => (value ? [`${key}=${escape(value)}\n`] : [])).join("")}`;
}

const escape = (value: string): string => value.replace(/[=;#\\\n]/gu, "\\$&");

function pictureBlock({ bytes, type }: NonNullable<CleanTags["cover"]>): Uint8Array {
  const mime = new TextEncoder().encode(type);
  const out = new Uint8Array(32 + mime.length + bytes.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, 3);
  view.setUint32(4, mime.length);
  out.set(mime, 8);
  // An empty description; width, height, depth and colours may be 0 when not known.
  view.setUint32(28 + mime.length, bytes.length);
  out.set(bytes, 32 + mime.length);
  return out;
}
