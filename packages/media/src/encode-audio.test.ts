import { describe, expect, it } from "vitest";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodeAudio } from "./decode-audio.ts";
import type { EncodingFormat } from "./encode-audio.ts";
import { encodeAudio } from "./encode-audio.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";
import type { SongTags } from "./song-tags.ts";
import { tagMp3 } from "./tag-mp3.ts";
import { frequency, level, PIXEL_PNG, sine } from "./test-recordings.fixture.ts";

const tone = (seconds: number) => {
  const left = new Float32Array(Math.round(seconds * 44_100)).map((_, i) => sine(441)(i / 44_100));
  return { left, right: left.map((v) => v / 2) };
};
const TAGS: SongTags = {
  title: "Rain = \"gold\"; #1 \\ -i /etc/passwd", artist: "Ünal", album: "First\nlight", year: 2026, comment: "my own",
  lyrics: "[Verse]\nline one; two\nline = three", cover: PIXEL_PNG, ai: { model: "v4.5", seed: 42 },
};
const MARK = "Made with AI by Tunewright (model v4.5, seed 42)";

/** What ffmpeg itself reads from a file: its metadata and streams. */
async function report(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "tunewright-tags-"));
  try {
    const file = path.join(folder, "song");
    await writeFile(file, bytes);
    const { path: ffmpeg } = await findFfmpeg();
    return (await runFfmpeg(ffmpeg, ["-i", `file:${file}`], { timeoutMs: 20_000, memoryBytes: 1e9 })).said;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.concurrent("encoding", () => {
  const formats: EncodingFormat[] = [
    { kind: "wav" }, { kind: "wav", sampleRate: 48_000, bits: 24 }, { kind: "flac", bits: 24 }, { kind: "flac", sampleRate: 48_000 },
    { kind: "mp3" }, { kind: "opus" }, { kind: "m4a" },
  ];
  it.each(formats)("to $kind $sampleRate $bits keeps length, pitch, level and sides", async (format) => {
    const audio = tone(1);
    const { bytes, extension } = await encodeAudio(audio, format);
    const back = await decodeAudio(bytes);
    const middle = back.left.subarray(11_025, 33_075);
    expect(extension).toBe(format.kind);
    expect(Math.abs(back.left.length / 44_100 - 1)).toBeLessThan(format.kind === "wav" || format.kind === "flac" ? 0.001 : 0.06);
    expect(frequency(middle)).toBeCloseTo(441, 0);
    expect(level(middle) / level(audio.left)).toBeCloseTo(1, 1);
    expect(level(back.right.subarray(11_025, 33_075)) / level(middle)).toBeCloseTo(0.5, 1);
    if ("sampleRate" in format && format.sampleRate) expect(back.source.sampleRate).toBe(format.sampleRate);
  });

  it("to 24 bit keeps what 16 bit would lose", async () => {
    const quiet = tone(0.2).left.map((v) => v * 1e-5);
    const { bytes } = await encodeAudio({ left: quiet, right: quiet }, { kind: "flac", bits: 24 });
    const back = (await decodeAudio(bytes)).left;
    expect(level(back.map((v, i) => v - quiet[i]!))).toBeLessThan(level(quiet) / 10);
  });

  it("takes blocks and gives the same file", async () => {
    const { left, right } = tone(0.5);
    const blocks = [{ left: left.subarray(0, 9_000), right: right.subarray(0, 9_000) }, { left: left.subarray(9_000), right: right.subarray(9_000) }];
    expect((await encodeAudio(blocks, { kind: "flac" })).bytes).toEqual((await encodeAudio({ left, right }, { kind: "flac" })).bytes);
  });
});

describe.concurrent("tags", () => {
  it.each([{ kind: "flac" }, { kind: "opus" }, { kind: "mp3" }, { kind: "m4a" }] as EncodingFormat[])("of $kind are all there, to the letter", async (format) => {
    const said = await report((await encodeAudio(tone(0.3), format, TAGS)).bytes);
    expect(said).toContain("Rain = \"gold\"; #1 \\ -i /etc/passwd");
    expect(said).toContain("Ünal");
    expect(said).toContain("First light");
    expect(said).toMatch(/(date|year)\s*: 2026/iu);
    expect(said).toContain(`my own. ${MARK}`);
    expect(said).toContain("line one; two");
    expect(said).toContain("line = three");
    expect(said).toMatch(/Video: png/u);
    if (format.kind !== "m4a") expect(said).toMatch(new RegExp(`AI_GENERATED\\s*: ${MARK.replace(/[().]/gu, "\\$&")}`, "u"));
  });

  it("of WAV hold title, artist, album, year and the mark", async () => {
    const said = await report((await encodeAudio(tone(0.3), { kind: "wav" }, TAGS)).bytes);
    for (const wanted of ["Rain = \"gold\"; #1 \\ -i /etc/passwd", "Ünal", "First light", "2026", MARK]) expect(said).toContain(wanted);
  });

  it("are put on a stored MP3 in place of older ones, and leave the sound alone", async () => {
    const { bytes } = await encodeAudio(tone(0.3), { kind: "mp3" });
    const once = tagMp3(bytes, { title: "One" });
    const twice = tagMp3(once, { title: "Two" });
    expect(twice.length).toBe(once.length);
    expect(twice.subarray(-bytes.length)).toEqual(bytes);
    expect(await report(twice)).toContain("Two");
    expect(tagMp3(twice, {})).toEqual(bytes);
  });

  it("refuse a cover that is no picture", async () => {
    await expect(encodeAudio(tone(0.1), { kind: "flac" }, { cover: new Uint8Array([1, 2, 3]) })).rejects.toThrow(RangeError);
  });
});
