import fc from "fast-check";
import { expect, test } from "vitest";
import { fillShelves } from "./fill-shelves.ts";

const keys = ["following", "staff-picks", "trending", "new", "style"];

test("no song stands on two shelves, none is longer than allowed, none is empty, and each keeps its order", () => {
  const lists = fc.array(fc.array(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 30 }), { minLength: 5, maxLength: 5 });
  fc.assert(fc.property(lists, fc.integer({ min: 1, max: 12 }), (ids, each) => {
    const shelves = fillShelves(keys.map((key, index) => ({ key, ids: ids[index]! })), each);
    const shown = shelves.flatMap((shelf) => shelf.ids);
    expect(new Set(shown).size).toBe(shown.length);
    for (const shelf of shelves) {
      expect(shelf.ids.length).toBeGreaterThan(0);
      expect(shelf.ids.length).toBeLessThanOrEqual(each);
      const places = shelf.ids.map((id) => ids[keys.indexOf(shelf.key)]!.indexOf(id));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  }));
});

test("few songs are shared between trending and new", () => {
  const songs = ["a", "b", "c", "d", "e"];
  expect(fillShelves([{ key: "trending", ids: songs }, { key: "new", ids: songs.toReversed() }], 12)).toEqual([
    { key: "trending", ids: ["a", "b", "c"] }, { key: "new", ids: ["e", "d"] },
  ]);
  expect(fillShelves([{ key: "trending", ids: ["a"] }, { key: "new", ids: ["a"] }], 12)).toEqual([{ key: "trending", ids: ["a"] }]);
});
