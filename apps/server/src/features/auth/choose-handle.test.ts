import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseHandles, isReservedHandle } from "./choose-handle.ts";

const first = (name: string, email: string, count = 1) => {
  const handles = chooseHandles(name, email);
  return Array.from({ length: count }, () => String(handles.next().value));
};

test("handles come from the name, else from the address", () => {
  expect(first("Zoë Müller-Łódź", "z@x.org")).toEqual(["zoe_muller_odz"]);
  expect(first("Тест", "some.one+tag@x.org")).toEqual(["some_one_tag"]);
  expect(first("", "ab@x.org")[0]).toMatch(/^listener$/);
  expect(first("🎵🎵🎵", "🎵@x.org")).toEqual(["listener"]);
});

test("reserved words are never given plain", () => {
  expect(first("Admin", "x@y.org")[0]).toMatch(/^admin_\d\d$/);
  expect(isReservedHandle("TuneWright")).toBe(true);
});

test("whatever people are called, every handle is valid and not reserved", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.string({ maxLength: 80 }), (name, email) => {
    for (const handle of first(name, email, 12)) {
      expect(handle).toMatch(/^[A-Za-z0-9_]{3,40}$/);
      expect(isReservedHandle(handle)).toBe(false);
    }
  }));
});
