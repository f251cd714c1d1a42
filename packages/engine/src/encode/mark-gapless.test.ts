import { describe, expect, it } from "vitest";
import { markGapless } from "./mark-gapless.ts";

/** Frames of 192 kbit/s at 44.1 kHz: a header each, and nothing in them. */
function frames(count: number): Uint8Array {
  const pieces: number[] = [];
  for (let i = 0; i < count; i++) {
    const padded = i % 3 === 0 ? 1 : 0;
    const frame = new Uint8Array(626 + padded);
    frame.set([0xff, 0xfb, 0xb0 | (padded << 1), 0x64]);
    pieces.push(...frame);
  }
  return new Uint8Array(pieces);
}

describe("the gapless mark of an MP3", () => {
  it("says frames, bytes, delay and padding, so that length = frames · 1152 − delay − padding", () => {
    const music = frames(40);
    const samples = 40 * 1152 - 576 - 800;
    const file = markGapless(music, samples);
    const view = new DataView(file.buffer);
    expect(String.fromCharCode(...file.subarray(36, 40))).toBe("Info");
    expect(view.getUint32(44)).toBe(40);
    expect(view.getUint32(48)).toBe(file.length);
    const delay = (file[177]! << 4) | (file[178]! >> 4);
    const padding = ((file[178]! & 15) << 8) | file[179]!;
    expect(40 * 1152 - delay - padding).toBe(samples);
    expect(file.subarray(626)).toEqual(music);
  });

  it("leaves alone what is not an unbroken row of frames", () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(100), frames(3).slice(1), frames(3).slice(0, -1)]) expect(markGapless(bytes, 1000)).toBe(bytes);
  });
});
