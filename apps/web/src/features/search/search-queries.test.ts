import { expect, test } from "vitest";
import { eachOnce } from "./search-queries.ts";

test("a result that slid onto the next page is shown once, where it was first", () => {
  expect(eachOnce([[{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }, { id: "a" }]])).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
});
