import { expect, it } from "vitest";
import { handOverPrompt, takeHandedPrompt } from "./prompt-handover.ts";

function memory(initial: string | null = null) {
  let kept = initial;
  return () => ({ getItem: () => kept, setItem: (_: string, value: string) => { kept = value; }, removeItem: () => { kept = null; } });
}
const prompt = { source: "quickbox" as const, press: true, mode: "simple" as const, description: "a waltz" };

it("hands a prompt over once", () => {
  const storage = memory();
  handOverPrompt(prompt, 1_000, storage);
  expect(takeHandedPrompt(2_000, storage)).toEqual(prompt);
  expect(takeHandedPrompt(2_000, storage)).toBeNull();
});

it("forgets it after ten minutes", () => {
  const storage = memory();
  handOverPrompt(prompt, 1_000, storage);
  expect(takeHandedPrompt(600_999, storage)).toEqual(prompt);
  handOverPrompt(prompt, 1_000, storage);
  expect(takeHandedPrompt(601_000, storage)).toBeNull();
});

it("takes nonsense for nothing, and a refusing storage too", () => {
  for (const kept of ["", "{", "5", "null", '{"at":"x"}', '{"at":1,"prompt":null}']) expect(takeHandedPrompt(2, memory(kept))).toBeNull();
  expect(() => handOverPrompt(prompt, 1, () => { throw new Error("denied"); })).not.toThrow();
});
