import { expect, test } from "vitest";
import { askedOf, eachOnce } from "./search-queries.ts";

test("a result that slid onto the next page is shown once, where it was first", () => {
  expect(eachOnce([[{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }, { id: "a" }]])).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
});

test("filters are asked for as numbers, days and words, and nothing where nothing is chosen", () => {
  expect(askedOf({}, 0)).toEqual({});
  expect(askedOf({ tempo: "easy", length: "long", voice: "sung", age: "day", style: "folk", sort: "new" }, Date.UTC(2026, 10, 20, 12)))
    .toEqual({ style: "folk", sort: "new", bpm_min: 80, bpm_max: 99, length_min: 181, instrumental: "false", published_after: "2026-11-19" });
});
