import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitBreaths } from "./split-breaths.ts";

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");

describe("breaths", () => {
  it("leaves an ordinary line alone, to the letter", () => {
    expect(splitBreaths("  The radio is gold  and the coffee's cold ")).toEqual(["  The radio is gold  and the coffee's cold "]);
  });

  it("keeps every word in its order, whatever the line", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (line) => {
      expect(splitBreaths(line).flatMap(wordsOf)).toEqual(wordsOf(line));
    }));
  });

  it("gives a long line breaths of like length", () => {
    const parts = splitBreaths("night road light home ".repeat(250));
    const lengths = parts.map((part) => wordsOf(part).length);
    expect(parts.length).toBeGreaterThan(30);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
  });

  it("breathes at a comma where one is near", () => {
    const [first] = splitBreaths("we took the narrow road along the water in the morning, and nobody was talking till the mountains came in sight again");
    expect(first).toMatch(/morning,$/);
  });

  it("does not tear bracketed words apart", () => {
    for (const part of splitBreaths(`${"over and over ".repeat(6)}(and over again my love) ${"over and over ".repeat(6)}`)) {
      expect((part.match(/\(/g) ?? []).length).toBe((part.match(/\)/g) ?? []).length);
    }
  });
});
