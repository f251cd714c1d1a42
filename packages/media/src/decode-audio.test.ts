import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { decodeAudio, decodeBlocks } from "./decode-audio.ts";
import { encodeAudio } from "./encode-audio.ts";
import type { AudioInput } from "./open-input.ts";
import type { ReadLimits } from "./limits.ts";
import { probeAudio } from "./probe-audio.ts";
import { frequency, level, sine, wavFile } from "./test-recordings.fixture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tunewright-decode-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const text = (s: string): Uint8Array => new TextEncoder().encode(s);
const failure = async (input: AudioInput, limits: ReadLimits = {}): Promise<unknown> =>
  decodeAudio(input, limits).then(() => "no failure", (error: { code?: string }) => error.code ?? error);

describe.concurrent("decoding", () => {
  it("gives 44.1 kHz stereo at the level and pitch of the recording", async () => {
    const { left, right, source } = await decodeAudio(wavFile(1, (t, c) => sine(c === 0 ? 440 : 660)(t)));
    expect(left.length).toBe(44_100);
    expect(frequency(left)).toBeCloseTo(440, 1);
    expect(frequency(right)).toBeCloseTo(660, 1);
    expect(level(left)).toBeCloseTo(0.5 / Math.SQRT2, 3);
    expect(source).toMatchObject({ container: "wav", sampleRate: 44_100, channels: 2, seconds: 1 });
  });

  it("brings 8 kHz mono to both sides in one array", async () => {
    const { left, right } = await decodeAudio(wavFile(1.5, sine(300), { sampleRate: 8_000, channels: 1 }));
    expect(left).toBe(right);
    expect(left.length / 44_100).toBeCloseTo(1.5, 2);
    expect(frequency(left.subarray(4_000, 60_000))).toBeCloseTo(300, 1);
    expect(level(left)).toBeCloseTo(0.354, 2);
  });

  it("mixes 96 kHz 24 bit 5.1 down", async () => {
    const { left, right, source } = await decodeAudio(wavFile(0.5, (t, c) => (c === 0 || c === 1 ? sine(500, 0.3)(t) : 0), { sampleRate: 96_000, channels: 6, bits: 24 }));
    expect(source.channels).toBe(6);
    expect(left.length / 44_100).toBeCloseTo(0.5, 2);
    expect(frequency(left)).toBeCloseTo(500, 0);
    expect(level(right)).toBeGreaterThan(0.05);
  });

  it("reads silence as silence and noise as noise", async () => {
    expect(level((await decodeAudio(wavFile(0.5, () => 0))).left)).toBe(0);
    let state = 1;
    const noise = wavFile(0.5, () => (state = (state * 16_807) % 2_147_483_647) / 1_073_741_823.5 - 1);
    expect(level((await decodeAudio(noise)).left)).toBeGreaterThan(0.4);
  });

  it("takes paths and streams as well as bytes", async () => {
    const file = path.join(folder, "tone");
    const bytes = wavFile(0.3, sine(200));
    writeFileSync(file, bytes);
    const whole = (await decodeAudio(bytes)).left;
    expect((await decodeAudio(file)).left).toEqual(whole);
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    }
    expect((await decodeAudio(pieces())).left).toEqual(whole);
  });

  it("hands out blocks of a length that does not grow with the recording", async () => {
    let most = 0;
    let sum = 0;
    await decodeBlocks(wavFile(20, sine(100), { sampleRate: 8_000, channels: 1 }), ({ left }) => {
      most = Math.max(most, left.length);
      sum += left.length;
    });
    expect(sum / 44_100).toBeCloseTo(20, 1);
    expect(most).toBeLessThan(2 * 44_100);
  });
});

describe.concurrent("what cannot be read", () => {
  it("is named", async () => {
    expect(await failure(new Uint8Array(0))).toBe("empty");
    expect(await failure(wavFile(0, () => 0))).toBe("empty");
    expect(await failure(text("This is a letter and not a song. ".repeat(50)))).toBe("not-audio");
    expect(await failure(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe("not-audio");
    expect(await failure(folder)).toBe("not-audio");
    const tone = wavFile(4, sine(440));
    expect(await failure(tone.subarray(0, tone.length >> 1))).toBe("truncated");
    const { bytes: song } = await encodeAudio({ left: new Float32Array(88_200).fill(0.1), right: new Float32Array(88_200) }, { kind: "m4a" });
    expect(await failure(song.subarray(0, 60))).toMatch(/truncated|not-audio/u);
    expect(await failure(tone, { maxBytes: 1000 })).toBe("too-large");
    expect(await failure(tone, { maxSeconds: 3 })).toBe("too-long");
  });

  it("is refused for a header that claims a day", async () => {
    expect(await failure(wavFile(0.2, sine(440), { sampleRate: 8_000, channels: 1, claimedBytes: 24 * 3600 * 16_000 }))).toBe("truncated");
    const { bytes } = await encodeAudio({ left: new Float32Array(4_410), right: new Float32Array(4_410) }, { kind: "flac" });
    // The count of samples: 36 bits from the fourteenth byte of STREAMINFO on.
    new DataView(bytes.buffer).setUint32(8 + 14, 24 * 3600 * 44_100);
    expect(await failure(bytes)).toBe("too-long");
  });

  it("is refused for what turns out longer than its header says", async () => {
    const { bytes } = await encodeAudio({ left: new Float32Array(44_100 * 6), right: new Float32Array(44_100 * 6) }, { kind: "mp3", bitrate: 128 });
    // Ends where the first second does by the frame count in its header; the sound goes on.
    const lie = bytes.slice();
    const xing = Buffer.from(lie.buffer).indexOf("Info", 0, "latin1");
    new DataView(lie.buffer).setUint32(xing + 8, 38);
    expect(await failure(lie, { maxSeconds: 3 })).toBe("too-long");
  });

  it.each([
    ["a playlist", (file: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile://${file}\n#EXT-X-ENDLIST\n`],
    ["a list of files", (file: string) => `ffconcat version 1.0\nfile '${file}'\n`],
    ["a session description", (file: string) => `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=${file}\nc=IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n`],
    ["a manifest", (file: string) => `<?xml version="1.0"?><MPD><Period><AdaptationSet><Representation><BaseURL>file://${file}</BaseURL></Representation></AdaptationSet></Period></MPD>`],
  ])("%s never opens the file it names", async (_kind, list) => {
    const secret = path.join(folder, "secret.wav");
    writeFileSync(secret, wavFile(1, sine(440)));
    for (const name of ["list", "list.m3u8", "list.ffconcat"]) {
      const file = path.join(folder, name);
      writeFileSync(file, list(secret));
      expect(await failure(file)).toBe("not-audio");
    }
    expect(await failure(text(list(secret)))).toBe("not-audio");
  });

  it("a path that looks like a protocol is a path", async () => {
    await expect(decodeAudio("concat:/etc/hostname|/etc/passwd")).rejects.toMatchObject({ code: "ENOENT" });
    await expect(decodeAudio("http://127.0.0.1/a.wav")).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describe("limits of a run", () => {
  const long = wavFile(120, () => 0, { sampleRate: 8_000, channels: 1 });

  it("end it in time, in memory and when cancelled", async () => {
    expect(await failure(long, { timeoutMs: 1 })).toBe("timed-out");
    expect(await failure(long, { maxMemoryBytes: 100_000 })).toMatch(/too-large|not-audio/u);
    const abort = new AbortController();
    const stopped = decodeBlocks(long, () => abort.abort(new Error("enough")), { signal: abort.signal });
    await expect(stopped).rejects.toThrow("enough");
  });

  it("leave nothing behind", async () => {
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith("tunewright-media-"));
    await failure(text("no song"));
    await probeAudio(wavFile(0.1, sine(440)));
    const after = (await readdir(tmpdir())).filter((name) => name.startsWith("tunewright-media-"));
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });
});
