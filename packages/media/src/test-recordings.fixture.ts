/** Small recordings for the tests, written byte by byte. */

export interface WavShape {
  sampleRate?: number;
  channels?: number;
  bits?: 16 | 24;
  /** What the header says of the data's size, where it lies. */
  claimedBytes?: number;
}

/** A PCM WAVE file; `sample(t, channel)` is −1…1 at `t` seconds. */
export function wavFile(seconds: number, sample: (t: number, channel: number) => number, shape: WavShape = {}): Uint8Array {
  const { sampleRate = 44_100, channels = 2, bits = 16 } = shape;
  const frames = Math.round(seconds * sampleRate);
  const bytes = frames * channels * (bits / 8);
  const file = Buffer.alloc(44 + bytes);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(Math.min(0xffff_ffff, 36 + (shape.claimedBytes ?? bytes)), 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * channels * (bits / 8), 28);
  file.writeUInt16LE(channels * (bits / 8), 32);
  file.writeUInt16LE(bits, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(shape.claimedBytes ?? bytes, 40);
  for (let i = 0, at = 44; i < frames; i++) {
    for (let c = 0; c < channels; c++, at += bits / 8) {
      file.writeIntLE(Math.round(sample(i / sampleRate, c) * (2 ** (bits - 1) - 1)), at, bits / 8);
    }
  }
  return new Uint8Array(file);
}

export const sine = (hertz: number, level = 0.5) => (t: number): number => level * Math.sin(2 * Math.PI * hertz * t);

/** Root mean square. */
export const level = (x: Float32Array): number => Math.sqrt(x.reduce((sum, v) => sum + v * v, 0) / Math.max(1, x.length));

/** Frequency by rising zero crossings, for a clean tone. */
export function frequency(x: Float32Array, rate = 44_100): number {
  const crossings: number[] = [];
  for (let i = 1; i < x.length; i++) if (x[i - 1]! < 0 && x[i]! >= 0) crossings.push(i - 1 + x[i - 1]! / (x[i - 1]! - x[i]!));
  return ((crossings.length - 1) * rate) / (crossings.at(-1)! - crossings[0]!);
}

/** One white pixel. */
export const PIXEL_PNG = new Uint8Array(Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==", "base64",
));
