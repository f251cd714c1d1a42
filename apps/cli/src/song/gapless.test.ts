import { describe, expect, it } from "vitest";
import { markGapless } from "@tunewright/engine/encode/mark-gapless";
import { createMp3Encoder } from "@tunewright/engine-node/mp3/create-mp3-encoder";
import { decodeAudio } from "@tunewright/media";

describe("a marked MP3", () => {
  it.each([132_300, 100_000, 57_600, 44_101])("of %i samples decodes to exactly as many, each in its place", async (length) => {
    const encoder = await createMp3Encoder({ sampleRate: 44_100, bitrate: 192 });
    const x = new Float32Array(length).map((_, i) => 0.4 * Math.sin(i * 0.05 * (1 + i / length)));
    const file = markGapless(Buffer.concat([encoder.encode({ left: x, right: x }), encoder.finish()]), length);
    const { left } = await decodeAudio(file);
    expect(left.length).toBe(length);
    let [error, power] = [0, 0];
    for (let i = 2000; i < length - 2000; i++) {
      error += (left[i]! - x[i]!) ** 2;
      power += x[i]! ** 2;
    }
    expect(10 * Math.log10(error / power)).toBeLessThan(-30);
  });
});
