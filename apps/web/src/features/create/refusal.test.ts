import { ERROR_CODES, ERRORS } from "@tunewright/contract";
import { expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { refusalOf, wasAnswered } from "./refusal.ts";

const refused = (code: ConstructorParameters<typeof ApiError>[0]["code"], fields: Record<string, string> = {}, status = 400, detail = "why") =>
  new ApiError({ code, status, detail, fields });

it("puts the server's sentences at the fields they are about", () => {
  expect(refusalOf(refused("invalid_request", { prompt: "too long", "body.tags": "no", mv: "odd" })))
    .toEqual({ kind: "fields", fields: { lyrics: "too long", tags: "no" }, rest: "odd" });
});

it("knows the ways on", () => {
  expect(refusalOf(refused("insufficient_credits"))).toMatchObject({ kind: "blocked", by: "out_of_credits" });
  expect(refusalOf(refused("concurrency_limit"))).toMatchObject({ kind: "blocked", by: "simultaneous_gens" });
  expect(refusalOf(refused("model_not_allowed"))).toMatchObject({ kind: "blocked", by: "upgrade_v45" });
  expect(refusalOf(refused("custom_mode_terms_not_accepted"))).toEqual({ kind: "terms" });
  expect(refusalOf(refused("not_signed_in"))).toEqual({ kind: "sign-in" });
});

it("says the specification's words where the machine failed", () => {
  for (const error of [refused("internal", {}, 500), new TypeError("x")]) {
    expect(refusalOf(error)).toEqual({ kind: "message", title: "Error", text: "An error occurred while generating the song." });
  }
});

it("has something to say for every code", () => {
  for (const code of ERROR_CODES) {
    const refusal = refusalOf(refused(code, {}, ERRORS[code].status, ""));
    if (refusal.kind === "message") expect(refusal.text).not.toBe("");
    if (refusal.kind === "blocked") expect(refusal.sentence).not.toBe("");
  }
});

it("takes a press as answered only when the server said no", () => {
  expect(wasAnswered(refused("insufficient_credits", {}, 402))).toBe(true);
  expect(wasAnswered(refused("offline", {}, 0))).toBe(false);
  expect(wasAnswered(refused("internal", {}, 500))).toBe(false);
  expect(wasAnswered(new TypeError("x"))).toBe(false);
});
