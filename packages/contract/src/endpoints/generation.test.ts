import fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { generateBody } from "./generation.ts";

const least = { mv: "chirp-auk-turbo", transaction_uuid: "7f1d6a52-8a77-4f0c-9c39-0d1a53b3a1f0" };

describe("the body of a generation", () => {
  test("the least request gets its defaults", () => {
    expect(generateBody.parse(least)).toMatchObject({ prompt: "", tags: "", make_instrumental: false, task: "create" });
  });

  test("text passes through unchanged, whatever the script, unless it holds NUL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (words) => {
        const result = z.safeParse(generateBody, { ...least, prompt: words });
        if (words.includes("\u0000")) expect(result.success).toBe(false);
        else expect(result.data?.prompt).toBe(words);
      }),
    );
  });

  test("anything at all is either accepted or refused, never thrown at", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof z.safeParse(generateBody, value).success).toBe("boolean");
      }),
    );
  });

  test.each([
    ["a seed that is not whole", { seed: 1.5 }],
    ["a seed that is too large", { seed: 2 ** 32 }],
    ["a title that is a number", { title: 7 }],
    ["a clip id that is no id", { cover_clip_id: "../../etc/passwd" }],
    ["an unknown task", { task: "transmute" }],
  ])("%s is refused", (_, wrong) => {
    expect(z.safeParse(generateBody, { ...least, ...wrong }).success).toBe(false);
  });
});
