import type { SongTags } from "./song-tags.ts";
import { AI_FIELD, cleanTags } from "./song-tags.ts";

/**
 * An MP3 with tags (ID3v2.4, UTF-8) in place of those it had. The sound is not touched, so a stored file is tagged at download without
 * being encoded again. Frames after id3.org's "ID3 tag version 2.4.0 - Native Frames". Throws RangeError for a cover that is no picture.
 */
export function tagMp3(mp3: Uint8Array, tags: SongTags): Uint8Array {
  const { title, artist, album, year, comment, lyrics, ai, cover } = cleanTags(tags);
  const frames = [
    ...(title ? [frame("TIT2", text(title))] : []),
    ...(artist ? [frame("TPE1", text(artist))] : []),
    ...(album ? [frame("TALB", text(album))] : []),
    ...(year ? [frame("TDRC", text(year))] : []),
    ...(comment ? [frame("COMM", described(comment))] : []),
    ...(lyrics ? [frame("USLT", described(lyrics))] : []),
    ...(ai ? [frame("TXXX", join([UTF8], encode(AI_FIELD), [0], encode(ai)))] : []),
    ...(cover ? [frame("APIC", join([UTF8], encode(cover.type), [0, FRONT_COVER, 0], cover.bytes))] : []),
  ];
  const body = join(...frames);
  const sound = mp3.subarray(tagLength(mp3));
  if (body.length === 0) return sound.slice();
  return join(encode("ID3"), [4, 0, 0], syncSafe(body.length), body, sound);
}

const UTF8 = 3;
const FRONT_COVER = 3;

const encode = (s: string): Uint8Array => new TextEncoder().encode(s);
const text = (s: string): Uint8Array => join([UTF8], encode(s));
/** Comment and lyrics name their language ("und": undetermined) and an empty description. */
const described = (s: string): Uint8Array => join([UTF8], encode("und"), [0], encode(s));
const frame = (id: string, content: Uint8Array): Uint8Array => join(encode(id), syncSafe(content.length), [0, 0], content);

/** 28 bits in four bytes whose top bits are clear. */
function syncSafe(n: number): number[] {
  return [(n >> 21) & 0x7f, (n >> 14) & 0x7f, (n >> 7) & 0x7f, n & 0x7f];
}

/** Bytes of the ID3v2 tag that a file begins with; 0 without one. */
function tagLength(mp3: Uint8Array): number {
  if (mp3.length < 10 || mp3[0] !== 0x49 || mp3[1] !== 0x44 || mp3[2] !== 0x33) return 0;
  const size = ((mp3[6]! & 0x7f) << 21) | ((mp3[7]! & 0x7f) << 14) | ((mp3[8]! & 0x7f) << 7) | (mp3[9]! & 0x7f);
  return 10 + size + (mp3[5]! & 0x10 ? 10 : 0);
}

function join(...pieces: (Uint8Array | readonly number[])[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}
