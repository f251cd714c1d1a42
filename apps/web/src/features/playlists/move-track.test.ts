import fc from "fast-check";
import { expect, test } from "vitest";
import { moveWithin, yieldOf } from "./move-track.ts";

test("a moved song stands where it was let go, and nothing is lost", () => {
  expect(moveWithin(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveWithin(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(moveWithin(["a", "b"], 1, 9)).toEqual(["a", "b"]);
  expect(moveWithin(["a", "b"], 1, -4)).toEqual(["b", "a"]);
  expect(moveWithin(["a"], 3, 0)).toEqual(["a"]);
  fc.assert(fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(30), fc.integer({ min: -5, max: 40 }), (list, from, to) => {
    expect(moveWithin(list, from, to).toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
  }));
});

test("rows that step aside show the order that letting go will give", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.integer({ min: -11, max: 11 }), (length, from, steps) => {
    fc.pre(from < length && from + steps >= 0 && from + steps < length);
    const list = Array.from({ length }, (_, index) => index);
    const drag = { from, steps };
    const shown = list.toSorted((a, b) => place(a) - place(b));
    function place(index: number): number { return index === from ? from + steps : index + yieldOf(index, drag); }
    expect(shown).toEqual(moveWithin(list, from, from + steps));
  }));
});
