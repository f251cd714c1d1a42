import { getClip, getFeed } from "@tunewright/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { call, urlOf } from "./call.ts";
import { sentenceFor } from "./error-sentences.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.stubGlobal("fetch", vi.fn(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers })));
const failureOf = (promise: Promise<unknown>): Promise<ApiError> => promise.then(() => { throw new Error("it answered"); }, (error: unknown) => error as ApiError);
const ask = () => call(getClip, { params: { id: "x" as never } });

afterEach(() => { vi.unstubAllGlobals(); });

describe("the address", () => {
  test("holds parameters and query, escaped, without what is undefined", () => {
    expect(urlOf(getClip, { params: { id: "a/b c" } })).toBe("/api/clip/a%2Fb%20c");
    expect(urlOf(getFeed, { query: { q: "a&b", cursor: undefined, page: 0 } })).toBe("/api/feed/v2?q=a%26b&page=0");
  });
});

describe("an error", () => {
  test("carries code, words and fields of the body", async () => {
    answer(400, { code: "invalid_request", detail: "Look at the fields.", fields: { title: "Too long." } });
    const error = await failureOf(ask());
    expect(error).toMatchObject({ code: "invalid_request", status: 400, fields: { title: "Too long." } });
    expect(sentenceFor(error)).toBe("Too long.");
  });

  test("of a proxy is known by its status", async () => {
    answer(502, "<html>Bad gateway</html>");
    expect(await failureOf(ask())).toMatchObject({ code: "unavailable", status: 502, fields: {} });
  });

  test("says when to come back", async () => {
    answer(429, { code: "rate_limited", detail: "" }, { "retry-after": "7" });
    expect(await failureOf(ask())).toMatchObject({ code: "rate_limited", retryAfterSeconds: 7 });
  });

  test("a code we do not know is no code", async () => {
    answer(500, { code: "toString", detail: "secret" });
    const error = await failureOf(ask());
    expect([error.code, sentenceFor(error).includes("secret")]).toEqual(["internal", false]);
  });

  test("no answer is offline; an aborted call is not an error of ours", async () => {
    vi.stubGlobal("fetch", vi.fn(async () => { throw new TypeError("network"); }));
    expect(await failureOf(ask())).toMatchObject({ code: "offline", status: 0 });
    const controller = new AbortController();
    controller.abort();
    expect(await failureOf(call(getClip, { params: { id: "x" as never } }, { signal: controller.signal }))).not.toBeInstanceOf(ApiError);
  });
});
