/**
 * Header and side information of an MPEG-1 layer III stereo frame without checksum (ISO 11172-3, 2.4.1): what the frame says of its
 * main data, of which the first `reservoir` bytes lie in the frames before.
 */
interface Frame {
  at: number;
  size: number;
  reservoir: number;
  /** Block types of both granules and channels: frames next to each other must agree on them, or their windows do not add up. */
  windows: string;
}

const HEAD = 4;
const SIDE = 32;
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES = [44_100, 48_000, 32_000];
/** Bits of main_data_begin, private bits and scfsi; then 59 bits for each granule and channel. */
const SHARED_BITS = 20;
const GRANULE_BITS = 59;
/** Within a granule's bits: after part2_3_length (12), big_values (9), global_gain (8), scalefac_compress (4). */
const WINDOW_AT = 33;

/**
 * Joins two encodings of one recording that overlap: frame 0 of `tail` holds what frame `offset` of `head` does. The seam is laid
 * where both encoders chose the same windows and the head left room for what the tail keeps in earlier frames; from there on every frame is
 * the tail's own. `from` frames of the tail are not used: its encoder was still settling. Constant rate, stereo, no checksums. Undefined when the overlap
 * has no such place, or the files are of another kind.
 */
export function joinMp3(head: Uint8Array, tail: Uint8Array, offset: number, from: number): Uint8Array | undefined {
  const a = readFrames(head);
  const b = readFrames(tail);
  if (!a || !b) return undefined;
  for (let k = Math.max(1, from); k < b.length && offset + k < a.length; k++) {
    const [ours, theirs] = [a[offset + k]!, b[k]!];
    const [oursBefore, theirsBefore] = [a[offset + k - 1]!, b[k - 1]!];
    const isSame = ours.windows === theirs.windows && oursBefore.windows === theirsBefore.windows;
    if (!isSame || theirs.reservoir > ours.reservoir || theirs.reservoir > Math.min(oursBefore.size, theirsBefore.size) - HEAD - SIDE) continue;
    const joined = new Uint8Array(ours.at + tail.length - theirs.at);
    joined.set(head.subarray(0, ours.at));
    joined.set(tail.subarray(theirs.at - theirs.reservoir), ours.at - theirs.reservoir);
    return joined;
  }
  return undefined;
}

function readFrames(mp3: Uint8Array): Frame[] | undefined {
  const frames: Frame[] = [];
  for (let at = 0; at < mp3.length; at += frames.at(-1)!.size) {
    const bitrate = BITRATES[mp3[at + 2]! >> 4];
    const rate = RATES[(mp3[at + 2]! >> 2) & 3];
    // MPEG-1 layer III without checksum; not mono, whose side information is shorter.
    if (mp3[at] !== 0xff || mp3[at + 1] !== 0xfb || !bitrate || !rate || mp3[at + 3]! >> 6 === 3) return undefined;
    const size = Math.floor((144_000 * bitrate) / rate) + ((mp3[at + 2]! >> 1) & 1);
    if (at + size > mp3.length) return undefined;
    const side = (HEAD + at) * 8;
    let windows = "";
    for (let granule = 0; granule < 4; granule++) {
      const bit = side + SHARED_BITS + granule * GRANULE_BITS + WINDOW_AT;
      // Without the flag the same bits mean something else.
      windows += bits(mp3, bit, 1) ? bits(mp3, bit + 1, 3) : "-";
    }
    frames.push({ at, size, reservoir: bits(mp3, side, 9), windows });
  }
  return frames;
}

function bits(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit++) value = value * 2 + ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return value;
}
