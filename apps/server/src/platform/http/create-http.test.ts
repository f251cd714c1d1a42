import { Writable } from "node:stream";
import { defineEndpoint } from "@tunewright/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createLog } from "../log/create-log.ts";
import { AppError } from "./app-error.ts";
import { createHttp, type HttpServer } from "./create-http.ts";
import { createMemoryRateLimiter } from "./rate-limiter.ts";

const echo = defineEndpoint({
  id: "echo", method: "POST", path: "/api/echo/{id}", summary: "", tag: "t", access: "anyone",
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
  body: z.object({
    title: z.string().check(z.minLength(1), z.maxLength(5)), mood: z.optional(z.enum(["high", "low"])),
    inner: z.optional(z.object({ list: z.array(z.number()).check(z.maxLength(2)) })), note: z.optional(z.string().check(z.minLength(2, { error: "Say more." }))),
  }),
  response: z.object({ title: z.string(), viewer: z.nullable(z.string()) }), errors: ["invalid_request"],
});
const mine = defineEndpoint({
  id: "mine", method: "POST", path: "/api/mine/", summary: "", tag: "t", access: "signed-in", response: z.object({ id: z.string() }), errors: ["not_signed_in"],
});
const wrong = defineEndpoint({
  id: "wrong", method: "GET", path: "/api/wrong", summary: "", tag: "t", access: "anyone", response: z.object({ n: z.number() }), errors: [],
});
const thrown = defineEndpoint({
  id: "thrown", method: "GET", path: "/api/thrown/{what}", summary: "", tag: "t", access: "anyone",
  params: z.object({ what: z.string() }), response: z.object({}), errors: ["not_found"],
});
const often = defineEndpoint({
  id: "often", method: "POST", path: "/api/often", summary: "", tag: "t", access: "anyone", response: z.object({}), errors: ["rate_limited"],
});

let http: HttpServer;
let logged = "";
const ID = "3f0d3b0e-6f0a-4d3c-9a52-0a6f6f1f4c11";

beforeAll(async () => {
  const destination = new Writable({ write: (chunk, _encoding, done) => { logged += String(chunk); done(); } });
  http = await createHttp({
    log: createLog({ level: "info", role: "test", destination }),
    viewerOf: async (request) => (request.headers.authorization === "Bearer good" ? { id: "user-one-id" as never, isStaff: false } : null),
    trustedOrigins: new Set(["https://tunewright.example"]),
    rateLimiter: createMemoryRateLimiter(() => 0),
  });
  http.mount(echo, async ({ body, viewer }) => ({ title: body.title, viewer: viewer?.id ?? null, secret: "never sent" }) as { title: string; viewer: string | null });
  http.mount(mine, async ({ viewer }) => ({ id: viewer.id }));
  http.mount(wrong, async () => ({ n: "not a number" }) as never);
  http.mount(often, async () => ({}));
  http.mount(thrown, async ({ params }) => {
    if (params.what === "app") throw new AppError("concurrency_limit", "Four at once.", { retryAfter: 3 });
    if (params.what === "down") throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    if (params.what === "full") throw Object.assign(new Error("write"), { code: "ENOSPC" });
    throw new Error("secret inner detail");
  });
  await http.raw.ready();
});
afterAll(() => http.close());

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  http.raw.inject({ method: "POST", url, headers: { "content-type": "application/json", ...headers }, payload: typeof body === "string" ? body : JSON.stringify(body) });

test("a good request is answered, and nothing beyond the contract leaves the server", async () => {
  const answer = await post(`/api/echo/${ID}`, { title: "abc" }, { authorization: "Bearer good" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ title: "abc", viewer: "user-one-id" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("an ending slash makes no difference", async () => {
  expect((await post(`/api/echo/${ID}/`, { title: "abc" })).statusCode).toBe(200);
  expect((await post("/api/mine", {}, { authorization: "Bearer good" })).statusCode).toBe(200);
});

test("every wrong field is named with a sentence", async () => {
  const answer = await post(`/api/echo/${ID}?page=x`, { title: "toolong", mood: "sad", inner: { list: [1, 2, 3] }, note: "a" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: "invalid_request",
    fields: {
      title: "Use at most 5 characters.", mood: "Choose one of: high, low.", "inner.list": "Send at most 2.", note: "Say more.", page: "Write a number here.",
    },
  });
  expect((await post(`/api/echo/${ID}`, {})).json().fields).toEqual({ title: "This is missing." });
  expect((await post(`/api/echo/${ID}`, "")).json().fields).toEqual({ body: "Send a JSON object." });
});

test("NUL is refused by name, half an emoji is mended", async () => {
  expect((await post(`/api/echo/${ID}`, { title: "a\u0000b" })).json().fields).toEqual({ title: "Remove the NUL character." });
  expect((await post(`/api/echo/${ID}`, { title: "a\ud83d" })).json().title).toBe("a\ufffd");
});

test.each([
  ["malformed JSON", `/api/echo/${ID}`, "{", "application/json", 400, "invalid_request"],
  ["a poisoned key", `/api/echo/${ID}`, '{"__proto__":{"x":1}}', "application/json", 400, "invalid_request"],
  ["nesting without end", `/api/echo/${ID}`, "[".repeat(200_000) + "]".repeat(200_000), "application/json", 400, "invalid_request"],
  ["a form", `/api/echo/${ID}`, "title=a", "application/x-www-form-urlencoded", 415, "wrong_media_type"],
  ["plain text", `/api/echo/${ID}`, "hello", "text/plain", 415, "wrong_media_type"],
  ["two megabytes", `/api/echo/${ID}`, JSON.stringify({ title: "x".repeat(2_000_000) }), "application/json", 413, "too_large"],
  ["an unknown address", "/api/nothing", "{}", "application/json", 404, "not_found"],
  ["a wrong method", "/api/wrong", "{}", "application/json", 405, "method_not_allowed"],
  ["a broken escape", "/api/echo/%E0%A4%A", "{}", "application/json", 404, "not_found"],
])("%s is a clear error", async (_name, url, payload, type, status, code) => {
  const answer = await http.raw.inject({ method: "POST", url, headers: { "content-type": type }, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test("what nobody expected reveals nothing and is logged with the request's id", async () => {
  const answer = await http.raw.inject({ url: "/api/thrown/other" });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
  const id = String(answer.headers["x-request-id"]);
  expect(logged.split("\n").some((line) => line.includes(id) && line.includes("secret inner detail"))).toBe(true);
});

test("an answer against the contract never leaves", async () => {
  const answer = await http.raw.inject({ url: "/api/wrong" });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("not a number");
});

test("expected errors keep their code, sentence and waiting time; a database that is down is 503, a full disk 507", async () => {
  const answer = await http.raw.inject({ url: "/api/thrown/app" });
  expect([answer.statusCode, answer.json(), answer.headers["retry-after"]]).toEqual([409, { detail: "Four at once.", code: "concurrency_limit" }, "3"]);
  expect((await http.raw.inject({ url: "/api/thrown/down" })).statusCode).toBe(503);
  expect((await http.raw.inject({ url: "/api/thrown/full" })).statusCode).toBe(507);
});

test("signed-in endpoints refuse strangers", async () => {
  expect((await post("/api/mine/", {})).json().code).toBe("not_signed_in");
});

test("another site's page cannot make changes; ours, programs and bearer tokens can", async () => {
  const status = async (headers: Record<string, string>) => (await post(`/api/echo/${ID}`, { title: "a" }, headers)).statusCode;
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await status({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await status({ origin: "https://tunewright.example" })).toBe(200);
  expect(await status({ origin: "http://localhost:4100", host: "localhost:4100" })).toBe(200);
  expect(await status({ origin: "https://evil.example", authorization: "Bearer good" })).toBe(200);
  expect(await status({})).toBe(200);
});

test("too much at once is refused with a time to wait", async () => {
  const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await post("/api/often", {})).statusCode));
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refused = await post("/api/often", {});
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("no JSON whatever makes a 500", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ noUnicodeString: false } as never), fc.string(), fc.string(), async (body, id, query) => {
      const answer = await post(`/api/echo/${encodeURIComponent(id.toWellFormed())}?${encodeURIComponent(query.toWellFormed())}=1&page=${encodeURIComponent(query.toWellFormed())}`, body);
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

test("an endpoint is mounted once", () => {
  expect(() => http.mount(echo, async () => ({ title: "", viewer: null }))).toThrow(/twice/);
});
