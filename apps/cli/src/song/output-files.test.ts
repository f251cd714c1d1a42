import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOutputFiles } from "./output-files.ts";
import { createStemWriter } from "./stem-writer.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "tunewright-cli-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("createOutputFiles", () => {
  it("shows files only when all are complete, and replaces older ones", async () => {
    await writeFile(join(folder, "a.mp3"), "old");
    const files = createOutputFiles();
    const a = await files.open(join(folder, "a.mp3"));
    await a.writeFile("new");
    expect(await readFile(join(folder, "a.mp3"), "utf8")).toBe("old");
    await files.commit();
    expect(await readdir(folder)).toEqual(["a.mp3"]);
    expect(await readFile(join(folder, "a.mp3"), "utf8")).toBe("new");
  });

  it("leaves nothing behind when discarded", async () => {
    const files = createOutputFiles();
    await files.makeFolder(join(folder, "stems"));
    await (await files.open(join(folder, "stems", "drums.wav"))).writeFile("half");
    await (await files.open(join(folder, "a.mp3"))).writeFile("half");
    await files.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it("says in words why a place cannot be written", async () => {
    const files = createOutputFiles();
    await mkdir(join(folder, "dir.mp3"));
    await writeFile(join(folder, "file"), "");
    await expect(files.open(join(folder, "dir.mp3"))).rejects.toThrow("it is a folder");
    await expect(files.open(join(folder, "no", "a.mp3"))).rejects.toThrow("there is no such folder");
    await expect(files.open(join(folder, "file", "a.mp3"))).rejects.toThrow("part of its path is not a folder");
    await expect(files.makeFolder(join(folder, "file"))).rejects.toThrow(/cannot make the folder/);
    await files.discard();
  });
});

describe("createStemWriter", () => {
  it("writes float WAV files of one length, silent where a stem had nothing", async () => {
    const files = createOutputFiles();
    const stems = createStemWriter(folder, files);
    const block = (n: number, v: number) => ({ left: new Float32Array(n).fill(v), right: new Float32Array(n).fill(-v) });
    await stems.write({ drums: block(100, 0.5) });
    await stems.write({ drums: block(50, 0.25), bass: block(50, 1.5) });
    await stems.write({ bass: block(10, 0.125) });
    await stems.finish();
    await files.commit();
    for (const [name, expected] of [["drums", [0.5, 0.25, 0]], ["bass", [0, 1.5, 0.125]]] as const) {
      const bytes = await readFile(join(folder, `${name}.wav`));
      expect(bytes.length).toBe(58 + 160 * 8);
      expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
      expect(bytes.readUInt32LE(54)).toBe(160 * 8);
      expect(bytes.readUInt16LE(20)).toBe(3);
      expect([0, 120, 155].map((i) => bytes.readFloatLE(58 + i * 8))).toEqual(expected);
      expect(bytes.readFloatLE(58 + 120 * 8 + 4)).toBe(-expected[1]);
    }
  });
});
