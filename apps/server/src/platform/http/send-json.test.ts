import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendJson } from "./send-json.ts";

const long = JSON.stringify({ words: "river ".repeat(400) });
const app = fastify();
beforeAll(async () => {
  app.get("/long", (request, reply) => sendJson(request, reply, long));
  app.get("/short", (request, reply) => sendJson(request, reply, "{}"));
  await app.ready();
});
afterAll(() => app.close());

test.each(["gzip", "br, gzip;q=0.5", "*", "GZIP"])("whoever takes gzip (%s) gets a long answer so, and it is the same answer", async (accepted) => {
  const answer = await app.inject({ url: "/long", headers: { "accept-encoding": accepted } });
  expect([answer.headers["content-encoding"], answer.headers["vary"], answer.headers["content-type"]]).toEqual(["gzip", "accept-encoding", "application/json; charset=utf-8"]);
  expect(gunzipSync(answer.rawPayload).toString()).toBe(long);
});

test.each(["", "identity", "br", "gzip;q=0", "gzip;q=0.000, br"])("who does not (%s) gets it plain", async (accepted) => {
  const answer = await app.inject({ url: "/long", headers: { "accept-encoding": accepted } });
  expect([answer.headers["content-encoding"], answer.headers["vary"], answer.body]).toEqual([undefined, "accept-encoding", long]);
});

test("short answers are sent as they are", async () => {
  expect((await app.inject({ url: "/short", headers: { "accept-encoding": "gzip" } })).headers["content-encoding"]).toBeUndefined();
});
