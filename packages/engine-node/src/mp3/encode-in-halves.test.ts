import { describe, expect, it } from "vitest";
import type { Mp3Encoder, StereoBlock } from "@tunewright/engine/resources";
import { joinMp3 } from "@tunewright/engine/encode/join-mp3";
import { encodeInHalves } from "@tunewright/engine/song/encode-in-halves";
import { createMp3Encoder } from "./create-mp3-encoder.ts";

const OPTIONS = { sampleRate: 44_100, bitrate: 192 } as const;

/** Beats of noise over a chord that moves: something in every band, with attacks. */
function music(seconds: number, seed = 1): StereoBlock {
  const n = Math.round(seconds * 44_100);
  const x = { left: new Float32Array(n), right: new Float32Array(n) };
  let state = seed;
  for (let i = 0; i < n; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const beat = Math.exp(-(i % 14_000) / 1500) * (state / 2 ** 32 - 0.5);
    const tone = 0.2 * Math.sin(i * 0.02 * (1 + (Math.floor(i / 60_000) % 4) / 7)) + 0.1 * Math.sin(i * 0.11);
    x.left[i] = tone + 0.5 * beat;
    x.right[i] = tone - 0.3 * beat;
  }
  return x;
}

async function encode(audio: StereoBlock): Promise<Uint8Array> {
  const encoder = await createMp3Encoder(OPTIONS);
  return Buffer.concat([encoder.encode(audio), encoder.finish()]);
}

async function inHalves(audio: StereoBlock, opened: string[] = []): Promise<Uint8Array> {
  const open = (where: string) => async (): Promise<Mp3Encoder> => {
    opened.push(where);
    return createMp3Encoder(OPTIONS);
  };
  const steps = encodeInHalves(audio, { createMp3Encoder: open("there"), encodeHere: open("here") }, OPTIONS);
  for (;;) {
    const { done, value } = await steps.next();
    if (done) return value;
  }
}

/** Byte positions of the frames; throws on anything between them. */
function framesOf(mp3: Uint8Array): number[] {
  const at: number[] = [];
  for (let i = 0; i < mp3.length; i += Math.floor((144_000 * 192) / 44_100) + ((mp3[i + 2]! >> 1) & 1)) {
    if (mp3[i] !== 0xff || mp3[i + 1] !== 0xfb || mp3[i + 2]! >> 4 !== 11) throw new Error(`no frame at ${i}`);
    at.push(i);
  }
  return at;
}

describe("encoding in halves", () => {
  it("gives as many frames as encoding at once, the first those of the whole and all of them whole", async () => {
    const audio = music(12);
    const opened: string[] = [];
    const [once, halves] = [await encode(audio), await inHalves(audio, opened)];
    expect(opened).toEqual(["there", "here"]);
    expect(framesOf(halves)).toHaveLength(framesOf(once).length);
    const half = framesOf(once)[Math.floor(framesOf(once).length / 2) - 30]!;
    expect(Buffer.compare(halves.subarray(0, half), once.subarray(0, half))).toBe(0);
  });

  it("lays the seam where the head has room for what the tail keeps in earlier frames", async () => {
    const audio = music(8);
    const skipped = 60;
    const head = await encode({ left: audio.left.subarray(0, 230_000), right: audio.right.subarray(0, 230_000) });
    const tail = await encode({ left: audio.left.subarray(skipped * 1152), right: audio.right.subarray(skipped * 1152) });
    const joined = joinMp3(head, tail, skipped, 50)!;
    const frames = framesOf(joined);
    let seam = joined.length;
    while (seam > 0 && joined[seam - 1] === tail[tail.length - joined.length + seam - 1]) seam--;
    const reservoir = (at: number): number => joined[at + 4]! * 2 + (joined[at + 5]! >> 7);
    const first = frames.find((at) => at >= seam)!;
    expect(first - seam).toBeGreaterThanOrEqual(reservoir(first));
    expect(frames.indexOf(first)).toBeGreaterThanOrEqual(skipped + 50);
  });

  it("does not join what does not overlap or is something else", async () => {
    const short = await encode(music(1));
    expect(joinMp3(short, short, 100, 1)).toBeUndefined();
    expect(joinMp3(short, Uint8Array.of(1, 2, 3), 0, 1)).toBeUndefined();
  });
});
