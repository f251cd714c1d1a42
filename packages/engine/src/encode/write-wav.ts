import type { StereoBlock } from "../resources.ts";
import { SAMPLE_RATE } from "../units.ts";
import { resampleTo48000 } from "./resample-audio.ts";

export type WavFormat = "pcm16" | "pcm24" | "float32";

/**
 * A RIFF/WAVE file of stereo PCM, at 44.1 kHz as it is or resampled to 48. Integer formats clip at full scale; 16 bit gets triangular dither of one step
 * from a fixed generator, so equal audio gives equal bytes. Float files carry the `fact` chunk the format asks for.
 */
export function writeWav(sound: StereoBlock, format: WavFormat = "pcm16", sampleRate: 44_100 | 48_000 = SAMPLE_RATE): Uint8Array {
  const audio = sampleRate === SAMPLE_RATE ? sound : resampleTo48000(sound);
  const bytes = format === "pcm16" ? 2 : format === "pcm24" ? 3 : 4;
  const frames = audio.left.length;
  const dataSize = frames * 2 * bytes;
  const float = format === "float32";
  const headerSize = float ? 58 : 44;
  const padded = dataSize + (dataSize & 1);
  const file = new Uint8Array(headerSize + padded);
  const view = new DataView(file.buffer);
  const text = (at: number, s: string): void => {
    for (let i = 0; i < s.length; i++) file[at + i] = s.charCodeAt(i);
  };
  text(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, float ? 18 : 16, true);
  view.setUint16(20, float ? 3 : 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2 * bytes, true);
  view.setUint16(32, 2 * bytes, true);
  view.setUint16(34, bytes * 8, true);
  if (float) {
    text(38, "fact");
    view.setUint32(42, 4, true);
    view.setUint32(46, frames, true);
  }
  text(headerSize - 8, "data");
  view.setUint32(headerSize - 4, dataSize, true);
  writeSamples(view, headerSize, audio, format);
  return file;
}

function writeSamples(view: DataView, start: number, { left, right }: StereoBlock, format: WavFormat): void {
  let at = start;
  let noise = 0x2545f491;
  const random = (): number => {
    noise ^= noise << 13;
    noise ^= noise >>> 17;
    noise ^= noise << 5;
    return (noise >>> 0) / 4294967296;
  };
  for (let i = 0; i < left.length; i++) {
    for (let c = 0; c < 2; c++) {
      const x = c === 0 ? left[i]! : right[i]!;
      if (format === "float32") {
        view.setFloat32(at, x, true);
        at += 4;
      } else if (format === "pcm16") {
        // Exact silence stays exact, so that a file can begin and end in digital black.
        const dither = x === 0 ? 0 : random() - random();
        view.setInt16(at, Math.max(-32768, Math.min(32767, Math.round(x * 32767 + dither))), true);
        at += 2;
      } else {
        const v = Math.max(-8388608, Math.min(8388607, Math.round(x * 8388607)));
        view.setUint16(at, v & 0xffff, true);
        view.setInt8(at + 2, v >> 16);
        at += 3;
      }
    }
  }
}
