import type { Samples } from "../units.ts";

/** Samples that LAME puts before the music (its decoder delay of 529 comes on top and is every decoder's own business). */
const ENCODER_DELAY: Samples = 576;
const FRAME_SAMPLES: Samples = 1152;
/** kbit/s of MPEG-1 layer III by the header's index. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES = [44_100, 48_000, 32_000];
/** Header and side information of a stereo frame; the tag follows. */
const TAG_AT = 36;
const LAME_AT = TAG_AT + 120;
/** What the tag's own checksum covers. */
const COVERED = LAME_AT + 34;

/**
 * Puts the frame of encoder information ahead of a constant-rate LAME file of `samples` frames of music: with it players know the exact
 * length and leave out the silence an encoder adds. Anything that is not such a file is returned as it is.
 * Layout: "Mp3 Info Tag revision 1" of the LAME project.
 */
export function markGapless(mp3: Uint8Array, samples: Samples): Uint8Array {
  const frames = countFrames(mp3);
  if (frames === 0) return mp3;
  const header = mp3.slice(0, 4);
  header[2] = header[2]! & ~2; // without the padding byte
  const size = frameSize(header);
  const out = new Uint8Array(size + mp3.length);
  const view = new DataView(out.buffer);
  const text = (at: number, s: string): void => {
    for (let i = 0; i < s.length; i++) out[at + i] = s.charCodeAt(i);
  };
  out.set(header);
  out.set(mp3, size);
  text(TAG_AT, "Info");
  view.setUint32(TAG_AT + 4, 0b1111);
  view.setUint32(TAG_AT + 8, frames);
  view.setUint32(TAG_AT + 12, out.length);
  // Seek points: at a constant rate time and bytes go together.
  for (let i = 0; i < 100; i++) out[TAG_AT + 16 + i] = Math.floor((i * 256) / 100);
  view.setUint32(TAG_AT + 116, 78);
  text(LAME_AT, "LAME3.100");
  out[LAME_AT + 9] = 1; // revision 0, constant rate
  out[LAME_AT + 20] = Math.min(255, BITRATES[header[2]! >> 4]!);
  const padding = Math.max(0, Math.min(4095, frames * FRAME_SAMPLES - ENCODER_DELAY - samples));
  out[LAME_AT + 21] = ENCODER_DELAY >> 4;
  out[LAME_AT + 22] = ((ENCODER_DELAY & 15) << 4) | (padding >> 8);
  out[LAME_AT + 23] = padding & 255;
  view.setUint32(LAME_AT + 28, out.length);
  view.setUint16(LAME_AT + 32, crc16(mp3, mp3.length));
  view.setUint16(COVERED, crc16(out, COVERED));
  return out;
}

/** Frames from the first byte to the last; 0 where it is not an unbroken row of MPEG-1 layer III frames. */
function countFrames(mp3: Uint8Array): number {
  let count = 0;
  let at = 0;
  while (at + 4 <= mp3.length) {
    const size = frameSize(mp3.subarray(at, at + 4));
    if (size === 0) return 0;
    at += size;
    count++;
  }
  return at === mp3.length ? count : 0;
}

function frameSize(header: Uint8Array): number {
  if (header[0] !== 0xff || (header[1]! & 0xfe) !== 0xfa) return 0;
  const bitrate = BITRATES[header[2]! >> 4];
  const rate = RATES[(header[2]! >> 2) & 3];
  if (!bitrate || !rate) return 0;
  return Math.floor((144_000 * bitrate) / rate) + ((header[2]! >> 1) & 1);
}

/** CRC-16 of the polynomial 0x8005, low bit first. */
function crc16(bytes: Uint8Array, length: number): number {
  let crc = 0;
  for (let i = 0; i < length; i++) crc = (crc >> 8) ^ CRC_TABLE[(crc ^ bytes[i]!) & 255]!;
  return crc;
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});
