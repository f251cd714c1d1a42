import { describe, expect, it } from "vitest";
import { createMp3Encoder } from "./create-mp3-encoder.ts";

const tone = (seconds: number): Float32Array => new Float32Array(seconds * 44_100).map((_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / 44_100));

/** Byte lengths of the frames of an MPEG 1 layer III stream; throws where a frame does not begin with its sync word. */
function frames(mp3: Uint8Array): { bitrate: number; bytes: number }[] {
  const rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
  const found = [];
  for (let at = 0; at + 4 <= mp3.length; ) {
    if (mp3[at] !== 0xff || (mp3[at + 1]! & 0xfe) !== 0xfa) throw new Error(`no frame at byte ${at}`);
    const bitrate = rates[mp3[at + 2]! >> 4]!;
    const bytes = Math.floor((144 * bitrate * 1000) / 44_100) + ((mp3[at + 2]! >> 1) & 1);
    found.push({ bitrate, bytes });
    at += bytes;
  }
  return found;
}

function join(pieces: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of pieces) {
    out.set(p, at);
    at += p.length;
  }
  return out;
}

describe("MP3 encoder", () => {
  it("makes whole frames of the asked rate, as long as the music", async () => {
    const encoder = await createMp3Encoder({ sampleRate: 44_100, bitrate: 192 });
    const x = tone(3);
    const list = frames(join([encoder.encode({ left: x, right: x }), encoder.finish()]));
    expect(list.every((f) => f.bitrate === 192)).toBe(true);
    const seconds = (list.length * 1152) / 44_100;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(3.12);
  });

  it("hands out bytes that later calls leave alone, and the same stream however it is fed", async () => {
    const x = tone(2);
    const whole = await createMp3Encoder({ sampleRate: 44_100, bitrate: 128 });
    const once = join([whole.encode({ left: x, right: x }), whole.finish()]);
    const piecewise = await createMp3Encoder({ sampleRate: 44_100, bitrate: 128 });
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < x.length; at += 9999) {
      const cut = x.slice(at, at + 9999);
      pieces.push(piecewise.encode({ left: cut, right: cut }));
    }
    pieces.push(piecewise.finish());
    expect(Buffer.compare(join(pieces), once)).toBe(0);
  });

  it("is finished once", async () => {
    const encoder = await createMp3Encoder({ sampleRate: 44_100, bitrate: 192 });
    encoder.finish();
    expect(() => encoder.finish()).toThrow("finished");
    expect(() => encoder.encode({ left: tone(1), right: tone(1) })).toThrow("finished");
  });
});
