import { expect, test } from "vitest";
import { fakeClip } from "./fake-clip.ts";
import { forgetHeard, noteHeard, readHeard } from "./heard-songs.ts";

function memory() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
  return { kept, storage: () => storage };
}
const ids = (storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) => readHeard(storage).map(({ clip }) => clip.title);

test("the last song heard comes first; one heard again moves up and stands once", () => {
  const { storage } = memory();
  const [a, b] = [fakeClip("a"), fakeClip("b")];
  noteHeard(a, new Date(1), storage);
  noteHeard(b, new Date(2), storage);
  noteHeard(a, new Date(3), storage);
  expect(ids(storage)).toEqual(["a", "b"]);
  expect(readHeard(storage)[0]?.at).toBe(new Date(3).toISOString());
  forgetHeard(storage);
  expect(ids(storage)).toEqual([]);
});

test("two hundred songs are remembered, without their words", () => {
  const { storage } = memory();
  for (let i = 0; i < 205; i += 1) noteHeard(fakeClip(`song ${i}`), new Date(i), storage);
  expect(readHeard(storage)).toHaveLength(200);
  expect(ids(storage)[0]).toBe("song 204");
  expect(readHeard(storage)[0]?.clip.metadata.prompt).toBe("");
});

test.each(["{", "7", "[7, null, {}]", '[{"at":"x","clip":{}}]'])("%s holds no history", (text) => {
  const { kept, storage } = memory();
  kept.set("tunewright.heard", text);
  expect(readHeard(storage)).toEqual([]);
});
