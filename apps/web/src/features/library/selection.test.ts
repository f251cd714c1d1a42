import { expect, it } from "vitest";
import { NOTHING, keepPresent, toggleAll, toggleRow } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];
const ids = (s: typeof NOTHING) => [...s.ids].toSorted().join("");

it("toggles one row at a time", () => {
  const one = toggleRow(NOTHING, order, "b", false);
  expect(ids(one)).toBe("b");
  expect(ids(toggleRow(one, order, "b", false))).toBe("");
});

it("extends in both directions from the last one touched", () => {
  const from = toggleRow(NOTHING, order, "c", false);
  expect(ids(toggleRow(from, order, "e", true))).toBe("cde");
  expect(ids(toggleRow(from, order, "a", true))).toBe("abc");
  expect(ids(toggleRow(NOTHING, order, "d", true))).toBe("d");
});

it("takes all or none", () => {
  const all = toggleAll(toggleRow(NOTHING, order, "c", false), order);
  expect(ids(all)).toBe("abcde");
  expect(ids(toggleAll(all, order))).toBe("");
});

it("lets go of rows that are gone, and keeps its identity otherwise", () => {
  const some = toggleAll(NOTHING, order);
  expect(keepPresent(some, order)).toBe(some);
  expect(ids(keepPresent(some, ["a", "e"]))).toBe("ae");
});
