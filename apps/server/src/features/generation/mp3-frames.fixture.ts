/** Sample rates in Hz by version bits (0 MPEG 2.5, 2 MPEG 2, 3 MPEG 1) and bit rates in kbit/s of layer III. */
const RATES: Record<number, readonly number[]> = { 0: [11025, 12000, 8000], 2: [22050, 24000, 16000], 3: [44100, 48000, 32000] };
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/**
 * Walks the frames of an MP3 (ISO/IEC 11172-3, 13818-3; layer III) from its first byte, after an ID3v2 tag if there is one.
 * Throws where something else stands between frames, so what passes is whole. `seconds` is what it plays.
 */
export function readMp3(bytes: Uint8Array): { frames: number; seconds: number } {
  let at = 0;
  if (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) {
    at = 10 + ((bytes[6]! << 21) | (bytes[7]! << 14) | (bytes[8]! << 7) | bytes[9]!);
  }
  let frames = 0;
  let seconds = 0;
  while (at + 4 <= bytes.length) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
    const version = (b >> 3) & 3;
    const rate = RATES[version]?.[(c >> 2) & 3];
    const kbits = (version === 3 ? KBITS_1 : KBITS_2)[c >> 4];
    if (a !== 0xff || (b & 0xe0) !== 0xe0 || ((b >> 1) & 3) !== 1 || !rate || !kbits) throw new Error(`no frame at byte ${at} of ${bytes.length}`);
    const samples = version === 3 ? 1152 : 576;
    at += Math.floor((samples / 8) * kbits * 1000 / rate) + ((c >> 1) & 1);
    frames++;
    seconds += samples / rate;
  }
  if (at !== bytes.length) throw new Error(`the last frame ends at ${at}, the bytes at ${bytes.length}`);
  return { frames, seconds };
}
