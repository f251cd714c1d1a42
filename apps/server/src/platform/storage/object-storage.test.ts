import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFileStorage } from "./file-storage.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { testObjectStorage } from "./object-storage.contract.ts";

const made: string[] = [];
afterAll(async () => { for (const dir of made) await rm(dir, { recursive: true, force: true }); });
async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "tw-objects-"));
  made.push(dir);
  return dir;
}

testObjectStorage("memory", async () => createMemoryStorage());
testObjectStorage("files", async () => createFileStorage(await folder()));

test("a full disk is said in the catalogue's words", async () => {
  await expect(createMemoryStorage({ capacityBytes: 3 }).put("a.mp3", new Uint8Array(4), { contentType: "audio/mpeg" })).rejects.toMatchObject({ code: "storage_full" });
});

test("a file is never stored under an ending that would serve it as something else", async () => {
  const storage = createFileStorage(await folder());
  await expect(storage.put("a.mp3", new Uint8Array(1), { contentType: "text/html" })).rejects.toThrow(/served as/);
});
