import { describe, expect, it } from "vitest";
import { writeWav } from "./write-wav.ts";

const audio = { left: new Float32Array([0, 0.5, -0.5, 2, 0]), right: new Float32Array([0, -0.25, 0.25, -2, 0]) };

/** Chunks by name, read by their own sizes as any player does. */
function chunks(file: Uint8Array): Map<string, DataView> {
  const view = new DataView(file.buffer);
  const name = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  expect(name(0)).toBe("RIFF");
  expect(name(8)).toBe("WAVE");
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  const found = new Map<string, DataView>();
  for (let at = 12; at < file.length; ) {
    const size = view.getUint32(at + 4, true);
    found.set(name(at), new DataView(file.buffer, at + 8, size));
    at += 8 + size + (size & 1);
    expect(at).toBeLessThanOrEqual(file.length);
  }
  return found;
}

describe("WAV file", () => {
  it.each([["pcm16", 16, 1], ["pcm24", 24, 1], ["float32", 32, 3]] as const)("%s has a header that says what follows", (format, bits, tag) => {
    const parts = chunks(writeWav(audio, format));
    const fmt = parts.get("fmt ")!;
    expect(fmt.getUint16(0, true)).toBe(tag);
    expect(fmt.getUint16(2, true)).toBe(2);
    expect(fmt.getUint32(4, true)).toBe(44_100);
    expect(fmt.getUint32(8, true)).toBe((44_100 * 2 * bits) / 8);
    expect(fmt.getUint16(12, true)).toBe((2 * bits) / 8);
    expect(fmt.getUint16(14, true)).toBe(bits);
    expect(parts.get("data")!.byteLength).toBe((5 * 2 * bits) / 8);
  });

  it("clips integers at full scale and keeps silence silent", () => {
    const data = chunks(writeWav(audio, "pcm16")).get("data")!;
    expect(data.getInt16(0, true)).toBe(0);
    expect(Math.abs(data.getInt16(4, true) - 16_384)).toBeLessThan(3);
    expect(data.getInt16(12, true)).toBe(32_767);
    expect(data.getInt16(14, true)).toBe(-32_768);
    expect(data.getInt16(18, true)).toBe(0);
  });

  it("keeps float samples as they are", () => {
    const data = chunks(writeWav(audio, "float32")).get("data")!;
    expect(data.getFloat32(24, true)).toBe(2);
  });

  it("writes 24 bit samples low byte first", () => {
    const data = chunks(writeWav(audio, "pcm24")).get("data")!;
    const value = data.getUint8(6) | (data.getUint8(7) << 8) | (data.getInt8(8) << 16);
    expect(value).toBe(Math.round(0.5 * 8_388_607));
  });
});
