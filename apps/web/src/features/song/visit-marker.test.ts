import { expect, it } from "vitest";
import { isNewVisit } from "./visit-marker.ts";

const HOUR = 3_600_000;
function memory() {
  let kept: string | null = null;
  return () => ({ getItem: () => kept, setItem: (_: string, value: string) => { kept = value; } });
}

it("counts a visit once in twelve hours", () => {
  const storage = memory();
  expect(isNewVisit("a", 0, storage)).toBe(true);
  expect(isNewVisit("a", 12 * HOUR - 1, storage)).toBe(false);
  expect(isNewVisit("b", 1, storage)).toBe(true);
  expect(isNewVisit("a", 12 * HOUR, storage)).toBe(true);
});

it("remembers a bounded number of songs", () => {
  const storage = memory();
  for (let i = 0; i < 500; i += 1) isNewVisit(`song-${i}`, i, storage);
  expect(Object.keys(JSON.parse(storage().getItem() ?? "{}") as object).length).toBeLessThanOrEqual(200);
});
