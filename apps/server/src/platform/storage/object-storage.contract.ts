import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ObjectStorage } from "./object-storage.ts";

const MP3 = { contentType: "audio/mpeg" };
const bytes = (text: string) => new TextEncoder().encode(text);

/** What every object storage must do. `make` gives an empty one. */
export function testObjectStorage(name: string, make: () => Promise<ObjectStorage>): void {
  describe(name, () => {
    const read = async (storage: ObjectStorage, key: string, range?: { start: number; end: number }) => String(await buffer(await storage.get(key, range)));

    test("what was put is there, whole, with its type and size", async () => {
      const storage = await make();
      await storage.put("clips/a/master.mp3", bytes("hello"), MP3);
      expect(await read(storage, "clips/a/master.mp3")).toBe("hello");
      expect(await storage.stat("clips/a/master.mp3")).toMatchObject({ size: 5, contentType: "audio/mpeg", etag: expect.stringMatching(/^"[^"]+"$/) });
    });

    test("streams are stored like bytes", async () => {
      const storage = await make();
      await storage.put("s.mp3", Readable.from([bytes("ab"), bytes("cd")]), MP3);
      expect(await read(storage, "s.mp3")).toBe("abcd");
    });

    test("a stream that breaks leaves what was there before, and nothing else", async () => {
      const storage = await make();
      await storage.put("s.mp3", bytes("old"), MP3);
      async function* broken() { yield bytes("ne"); throw new Error("broken"); }
      await expect(storage.put("s.mp3", Readable.from(broken()), MP3)).rejects.toThrow("broken");
      expect(await read(storage, "s.mp3")).toBe("old");
      expect(await storage.list("")).toEqual(["s.mp3"]);
    });

    test("any range is exactly those bytes", async () => {
      const storage = await make();
      const text = "0123456789abcdef";
      await storage.put("r.mp3", bytes(text), MP3);
      await fc.assert(fc.asyncProperty(fc.nat(15), fc.nat(15), async (a, b) => {
        const [start, end] = a < b ? [a, b] : [b, a];
        expect(await read(storage, "r.mp3", { start, end })).toBe(text.slice(start, end + 1));
      }), { numRuns: 30 });
    });

    test("put replaces and changes the tag", async () => {
      const storage = await make();
      await storage.put("x.mp3", bytes("one"), MP3);
      const before = (await storage.stat("x.mp3"))?.etag;
      await storage.put("x.mp3", bytes("two"), MP3);
      expect(await read(storage, "x.mp3")).toBe("two");
      expect((await storage.stat("x.mp3"))?.etag).not.toBe(before);
    });

    test("what is not there is null to stat and not_found to get; so is a folder", async () => {
      const storage = await make();
      await storage.put("a/b/c.mp3", bytes("x"), MP3);
      for (const key of ["nothing.mp3", "a/b", "a/b/c.mp3/d.mp3"]) {
        expect(await storage.stat(key)).toBeNull();
        await expect(storage.get(key)).rejects.toMatchObject({ code: "not_found" });
      }
    });

    test("deleting a prefix takes exactly what begins with it, and may be repeated", async () => {
      const storage = await make();
      for (const key of ["clips/a/1.mp3", "clips/a/2.mp3", "clips/ab/1.mp3", "clips/b/1.mp3"]) await storage.put(key, bytes("x"), MP3);
      await storage.deletePrefix("clips/a/");
      expect(await storage.list("")).toEqual(["clips/ab/1.mp3", "clips/b/1.mp3"]);
      await storage.deletePrefix("clips/a/");
      await storage.deletePrefix("clips/a");
      expect(await storage.list("clips/")).toEqual(["clips/b/1.mp3"]);
    });

    test("lists are in order and continue after a key", async () => {
      const storage = await make();
      const keys = ["a-b.mp3", "a/z.mp3", "a/zz/1.mp3", "a0.mp3", "b.mp3"].toSorted();
      for (const key of keys) await storage.put(key, bytes("x"), MP3);
      expect(await storage.list("")).toEqual(keys);
      for (const [index, key] of keys.entries()) expect(await storage.list("", key)).toEqual(keys.slice(index + 1));
      expect(await storage.list("a/")).toEqual(["a/z.mp3", "a/zz/1.mp3"]);
      expect(await storage.list("none/")).toEqual([]);
    });

    test("keys that lead elsewhere are refused by every method", async () => {
      const storage = await make();
      for (const key of ["../x.mp3", "a/../../x.mp3", "/etc/passwd", "a//b.mp3", "a\u0000.mp3", ".hidden", "A.mp3", "a b.mp3", "", "a/", "x".repeat(513)]) {
        await expect(storage.put(key, bytes("x"), MP3), key).rejects.toThrow();
        await expect(storage.get(key), key).rejects.toThrow();
        await expect(storage.stat(key), key).rejects.toThrow();
      }
      for (const prefix of ["../", "/", "a/../b/", "."]) {
        await expect(storage.deletePrefix(prefix), prefix).rejects.toThrow();
        await expect(storage.list(prefix), prefix).rejects.toThrow();
      }
    });

    test("many writers of one key: the last whole one stays", async () => {
      const storage = await make();
      const values = Array.from({ length: 20 }, (_, i) => String(i).repeat(5_000));
      await Promise.all(values.map((value) => storage.put("race.mp3", bytes(value), MP3)));
      expect(values).toContain(await read(storage, "race.mp3"));
      expect(await storage.list("")).toEqual(["race.mp3"]);
    });
  });
}
