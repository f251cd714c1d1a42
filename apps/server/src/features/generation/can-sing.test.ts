import { describe, expect, test } from "vitest";
import { canSing } from "./song-engine.ts";

const latin = { tasks: {}, needsDocument: [], scripts: ["Latin"] };

describe("what a singer of Latin letters is offered", () => {
  test.each(["Happy birthday, Zoë", "[Instrumental]", "🎂🎂", "12 34", "", "שלום and good morning to all of you"])("%s is taken", (words) => {
    expect(canSing(latin, words)).toBe(true);
  });

  test.each(["שלום לכולם", "مرحبا", "こんにちは世界", "доброе утро, friends"])("%s is refused before anything is charged", (words) => {
    expect(canSing(latin, words)).toBe(false);
  });

  test("a second script widens the choice", () => {
    expect(canSing({ tasks: {}, needsDocument: [], scripts: ["Latin", "Cyrillic"] }, "доброе утро")).toBe(true);
  });
});
