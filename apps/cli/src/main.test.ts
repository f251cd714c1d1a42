import { spawn } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SongReport } from "./song/song-report.ts";

const BIN = fileURLToPath(new URL("../bin/tunewright.mjs", import.meta.url));
const MINUTES = 60_000;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "tunewright-cli-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in the test's folder; `watch` sees the process and what it has said on standard error so far. */
function run(args: string[], watch?: (stderr: string, kill: (signal: NodeJS.Signals) => void) => void): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: folder });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk));
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
    watch?.(stderr, (signal) => child.kill(signal));
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, stdout, stderr })));
}

describe("tunewright", () => {
  it("helps, and says its version", async () => {
    const help = await run(["--help"]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    for (const option of ["--out", "--lyrics", "--style", "--exclude", "--title", "--seed", "--length", "--singer", "--instrumental", "--stems", "--midi", "--lrc", "--score", "--chords", "--document", "--at", "--strength", "--json", "--quiet"])
      expect(help.stdout).toContain(option);
    expect((await run(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [["song", "x", "--out", "a.ogg"], 2, /use \.mp3, \.wav/],
    [["extend", "none.json", "--at", "4", "--out", "a.mp3"], 2, /there is no such file/],
    [["song", "x", "--out", "a.mp3", "--singer", "nobody"], 2, /choose from Mara/],
    [["song", "--lyrics", "none.txt", "--out", "a.mp3"], 2, /there is no such file/],
    [["song", "x", "--out", "no/such/folder/a.mp3"], 1, /there is no such folder/],
  ])("answers %j before any work with status %i", async (args, code, message) => {
    const result = await run(args);
    expect(result).toMatchObject({ code, stdout: "" });
    expect(result.stderr).toMatch(message);
    expect(result.stderr).not.toMatch(/ {4}at |node:internal/);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses lyrics that are not text", async () => {
    for (const [bytes, message] of [[Buffer.from([0x52, 0xff, 0xfe]), /not UTF-8/], [Buffer.from("a\0b"), /NUL/], [Buffer.from(" \n"), /empty/]] as const) {
      await writeFile(join(folder, "l.txt"), bytes);
      const result = await run(["song", "--lyrics", "l.txt", "--out", "a.mp3"]);
      expect(result.code).toBe(2);
      expect(result.stderr).toMatch(message);
    }
    expect(await readdir(folder)).toEqual(["l.txt"]);
  });

  it("leaves no file behind when it is interrupted, with status 130", async () => {
    let asked = false;
    const result = await run(["song", "a slow song about rain", "--out", "a.mp3", "--stems", "stems", "--midi", "a.mid"], (stderr, kill) => {
      if (!asked && stderr.includes("composing")) kill("SIGINT");
      asked ||= stderr.includes("composing");
    });
    expect(result.code).toBe(130);
    expect(await readdir(folder)).toEqual([]);
  }, 3 * MINUTES);

  it("makes a song with all its files, and reports it as one line of JSON", async () => {
    const result = await run(
      ["song", "first light", "--style", "ambient, 80 bpm", "--instrumental", "--length", "15", "--seed", "4", "--out", "a.wav", "--stems", "stems", "--midi", "a.mid", "--lrc", "a.lrc", "--score", "a.musicxml", "--chords", "a.txt", "--document", "a.json", "--json"],
    );
    expect(result.stderr).not.toContain("tunewright:");
    expect(result.code).toBe(0);
    const report = JSON.parse(result.stdout.trimEnd().split("\n").at(-1)!) as SongReport;
    expect(Object.keys(report)).toEqual(["out", "duration", "bpm", "key", "meter", "style", "singer", "seed", "version", "sections", "words", "lufs", "truePeak", "realTimeFactor", "firstAudioSeconds"]);
    expect(report).toMatchObject({ out: "a.wav", bpm: 80, seed: 4, singer: null, words: [] });
    expect(report.firstAudioSeconds).toBeGreaterThan(0);
    expect(report.sections.at(-1)!.end).toBeCloseTo(report.duration, 1);
    expect((await readdir(folder)).toSorted()).toEqual(["a.json", "a.lrc", "a.mid", "a.musicxml", "a.txt", "a.wav", "stems"]);
    expect((await readFile(join(folder, "a.wav"))).length).toBe(44 + Math.round(report.duration * 44_100) * 4);
    const stems = await readdir(join(folder, "stems"));
    expect(stems.length).toBeGreaterThan(1);
    for (const stem of stems) expect(["drums", "bass", "keys", "guitars", "strings", "synths", "brass", "woodwinds", "percussion", "fx"]).toContain(stem.replace(".wav", ""));
  }, 5 * MINUTES);
});
