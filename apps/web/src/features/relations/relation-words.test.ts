import { generationTask } from "@tunewright/contract";
import { expect, test } from "vitest";
import { madeFrom } from "./relation-words.ts";

test.each(generationTask.options.filter((task) => task !== "create"))("the relation %s has words of its own", (task) => {
  expect(madeFrom(task)).not.toBe("Made from");
});

test("a relation that nobody knows has words, too", () => {
  expect(madeFrom("transmute")).toBe("Made from");
});
