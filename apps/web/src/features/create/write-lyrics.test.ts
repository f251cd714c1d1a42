import { expect, test } from "vitest";
import { wishIn, writerLabel } from "./write-lyrics.ts";

test("a short line is a wish, lyrics are not", () => {
  expect(wishIn("  ")).toBe("");
  expect(wishIn("the sea at night")).toBe("the sea at night");
  for (const lyrics of ["one\ntwo", "[Verse] hello", "word ".repeat(50)]) expect(wishIn(lyrics)).toBe(null);
});

test("the button says what it will do, in few words", () => {
  expect(writerLabel("")).toBe("Surprise Me");
  expect(writerLabel("the sea")).toBe("Write About: the sea");
  expect([...writerLabel("🌊".repeat(60))].length).toBeLessThan(45);
});
