import { expect, test } from "vitest";
import { AGES, LENGTHS, TEMPI, sinceDay } from "./song-filters.ts";

test.each([["tempo", TEMPI], ["length", LENGTHS]] as const)("ranges of %s follow one another without a gap", (_, ranges) => {
  const list = Object.values(ranges) as { min?: number; max?: number }[];
  for (const [index, { min }] of list.entries()) expect(min).toBe(index === 0 ? undefined : list[index - 1]!.max! + 1);
  expect(list.at(-1)!.max).toBeUndefined();
});

test("a time back is a day, the same all day long", () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(sinceDay("week", noon)).toBe("2026-11-13");
  expect(sinceDay("week", noon + 3_600_000)).toBe(sinceDay("week", noon));
  expect(Object.keys(AGES)).toHaveLength(4);
});
