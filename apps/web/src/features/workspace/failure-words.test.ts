import type { Clip, ClipErrorType } from "@tunewright/contract";
import { expect, it } from "vitest";
import { failureWords } from "./failure-words.ts";

const failed = (error_type: string | null, refund_credits: boolean, error_message: string | null = null): Clip =>
  ({ metadata: { error_type, error_message, refund_credits } }) as unknown as Clip;
const ALL: ClipErrorType[] = ["engine", "stalled", "cancelled", "storage", "interrupted"];

it("says for every kind of failure what happened and that the words are kept", () => {
  for (const type of [...ALL, "something new", null]) {
    const { title, text } = failureWords([failed(type, true)]);
    expect(title).toMatch(/^This one /);
    expect(text).toContain("words are kept");
  }
  expect(new Set(ALL.map((type) => failureWords([failed(type, true)]).title)).size).toBe(ALL.length);
});

it("promises credits back only where every take was refunded", () => {
  expect(failureWords([failed("stalled", true), failed("stalled", true)]).text).toContain("Your credits are back");
  expect(failureWords([failed("stalled", true), failed("stalled", false)]).text).not.toContain("credits");
});

it("repeats the engine's own sentence, as a sentence", () => {
  expect(failureWords([failed("engine", true, "No singer reaches this key")]).text).toMatch(/^No singer reaches this key\. /);
});
