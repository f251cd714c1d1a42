import { expect, it } from "vitest";
import type { UnsignedRequest } from "./build-request.ts";
import { createPress } from "./press.ts";

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
