import { expect, it } from "vitest";
import { EMPTY_DRAFT, clearedDraft, isBlankDraft, loadDraft, saveDraft } from "./draft.ts";

function memory(initial?: string) {
  let kept = initial ?? null;
  return { getItem: () => kept, setItem: (_: string, value: string) => { kept = value; } };
}

it("comes back as it was left", () => {
  const storage = memory();
  const draft = { ...EMPTY_DRAFT, mode: "custom" as const, lyrics: "[Verse]\nسطر 🎸", weirdness: 38, seed: "7" };
  saveDraft(storage, draft);
  expect(loadDraft(storage)).toEqual(draft);
});

it("is empty where nothing was kept or what was kept is broken", () => {
  for (const kept of [undefined, "", "{", "null", "[]", "42"]) expect(loadDraft(memory(kept))).toEqual(EMPTY_DRAFT);
});

it("drops only the fields that make no sense", () => {
  const kept = JSON.stringify({ lyrics: "kept", mode: "sideways", weirdness: 4_000, extra: 1 });
  expect(loadDraft(memory(kept))).toEqual({ ...EMPTY_DRAFT, lyrics: "kept" });
});

it("survives a storage that refuses", () => {
  const full = { setItem: () => { throw new Error("quota"); } };
  expect(() => saveDraft(full, EMPTY_DRAFT)).not.toThrow();
});

it("clears the words and keeps the choices", () => {
  const draft = { ...EMPTY_DRAFT, mode: "custom" as const, model: "m", tags: "folk", title: "t" };
  expect(clearedDraft(draft)).toEqual({ ...EMPTY_DRAFT, mode: "custom", model: "m" });
  expect(isBlankDraft(draft)).toBe(false);
  expect(isBlankDraft(clearedDraft(draft))).toBe(true);
});
