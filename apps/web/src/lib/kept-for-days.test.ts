import { expect, test } from "vitest";
import { keep, readKept } from "./kept-for-days.ts";

const DAY = 86_400_000;
function memory() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
  return { kept, storage: () => storage };
}

test("what is kept is there until its days are over, and then gone", () => {
  const { kept, storage } = memory();
  keep("k", { id: "x" }, 1_000, storage);
  expect(readKept("k", 30, 1_000, storage)).toEqual({ id: "x" });
  expect(readKept("k", 30, 1_000 + 30 * DAY - 1, storage)).toEqual({ id: "x" });
  expect(readKept("k", 30, 1_000 + 30 * DAY, storage)).toBeNull();
  expect(kept.size).toBe(0);
});

test.each(["", "null", "{", "7", '{"at":"soon","value":1}', '{"at":9999999999999,"value":1}'])("%j is nothing that was kept", (text) => {
  const { kept, storage } = memory();
  kept.set("k", text);
  expect(readKept("k", 7, 1_000, storage)).toBeNull();
});

test("without storage nothing is kept and nothing breaks", () => {
  const blocked = () => { throw new Error("blocked"); };
  keep("k", 1, 0, blocked);
  expect(readKept("k", 1, 0, blocked)).toBeNull();
});
