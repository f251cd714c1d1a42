import { expect, it } from "vitest";
import type { UnsignedRequest } from "./build-request.ts";
import { createPress } from "./press.ts";
import { saveAttempt, takeAttempt } from "./saved-attempt.ts";

const words = (text: string): UnsignedRequest => ({ mv: "m", gpt_description_prompt: text });
const ids = () => { let n = 0; return () => `id-${++n}`; };

it("counts a double click as one press", () => {
  const press = createPress(ids());
  expect(press.begin(words("a"))).toEqual({ transactionId: "id-1" });
  expect(press.begin(words("a"))).toBeNull();
});

it("repeats a lost press under the same id, unless the words changed", () => {
  const press = createPress(ids());
  press.begin(words("a"));
  press.end("lost");
  expect(press.begin(words("a"))?.transactionId).toBe("id-1");
  press.end("lost");
  expect(press.begin(words("b"))?.transactionId).toBe("id-2");
});

it("takes a new id once the server has answered", () => {
  const press = createPress(ids());
  press.begin(words("a"));
  press.end("answered");
  expect(press.begin(words("a"))?.transactionId).toBe("id-2");
});

it("continues a signed-out attempt once, within ten minutes", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v), removeItem: (k: string) => void kept.delete(k) };
  saveAttempt(storage, 1_000);
  expect(takeAttempt(storage, 600_999)).toBe(true);
  expect(takeAttempt(storage, 600_999)).toBe(false);
  saveAttempt(storage, 1_000);
  expect(takeAttempt(storage, 601_000)).toBe(false);
});
