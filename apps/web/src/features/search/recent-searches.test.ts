import { expect, test } from "vitest";
import { readRecent, withRecent } from "./recent-searches.ts";

test("the newest search stands first, each once, eight at most, blank ones never", () => {
  let terms: string[] = [];
  for (const term of ["rain", "Neon", "  rain  ", "", "   ", "NEON"]) terms = withRecent(terms, term);
  expect(terms).toEqual(["NEON", "rain"]);
  for (let i = 0; i < 20; i += 1) terms = withRecent(terms, `song ${i}`);
  expect(terms).toHaveLength(8);
  expect(terms[0]).toBe("song 19");
});

test.each([null, "", "{", "7", "{}", '[1, null, ""]'])("what storage holds by mistake (%s) is nothing", (kept) => {
  expect(readRecent(kept)).toEqual([]);
});
