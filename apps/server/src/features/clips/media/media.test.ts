import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../../platform/http/test-http.ts";
import { createMemoryBus } from "../../../platform/realtime/memory-bus.ts";
import { createMemoryStorage } from "../../../platform/storage/memory-storage.ts";
import { coverKey } from "../object-keys.ts";
import { addClip } from "../seed-clips.fixture.ts";
import { contentDisposition, fileName } from "./attachment-name.ts";
import { mountMedia } from "./mount-media.ts";
import { parseRange } from "./parse-range.ts";

let database: TestDatabase;
let server: TestHttp;
let owner: string;
const storage = createMemoryStorage();
const song = Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 251));
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountMedia(server.http, { db: database.db, storage, bus: createMemoryBus(), viewerOf: server.viewerOf });
  await server.http.raw.ready();
  owner = await addPerson(database.db);
});
afterAll(async () => { await server.http.close(); await database.close(); });

async function add(change = {}): Promise<string> {
  const id = await addClip(database.db, owner, change);
  await storage.put(`clips/${id}/master-1.mp3`, song, { contentType: "audio/mpeg" });
  return id;
}
const ask = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") => server.http.raw.inject({ method, url, headers });

test("any range of a finished song is exactly those bytes", async () => {
  const id = await add();
  await fc.assert(fc.asyncProperty(fc.nat(6000), fc.nat(6000), fc.constantFrom("a-b", "a-", "-a"), async (a, b, shape) => {
    const range = shape === "a-b" ? `bytes=${a}-${b}` : shape === "a-" ? `bytes=${a}-` : `bytes=-${a}`;
    const answer = await ask(`/api/clip/${id}/audio`, { range });
    const expected = shape === "-a" ? (a === 0 ? null : song.subarray(Math.max(0, 5000 - a))) : a >= 5000 ? null : song.subarray(a, shape === "a-" ? 5000 : b + 1);
    if (shape === "a-b" && b < a) {
      expect(answer.statusCode).toBe(200);
      return;
    }
    if (!expected) {
      expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, "bytes */5000"]);
      return;
    }
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(expected)).toBe(true);
    expect(answer.headers["content-length"]).toBe(String(expected.length));
    const [start, end] = /^bytes (\d+)-(\d+)\/5000$/.exec(String(answer.headers["content-range"]))!.slice(1).map(Number);
    expect(end! - start! + 1).toBe(expected.length);
  }), { numRuns: 120, seed: 4 });
});

test("ranges that cannot be read mean the whole", () => {
  for (const header of [undefined, "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "items=0-1", "bytes=0-1,3-4", "bytes=9-3", `bytes=${"9".repeat(40)}-`]) {
    expect(parseRange(header, 10)).toBe("whole");
  }
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
});

test("HEAD says what GET would send, and sends nothing", async () => {
  const id = await add();
  const [head, get] = [await ask(`/api/clip/${id}/audio`, {}, "HEAD"), await ask(`/api/clip/${id}/audio`)];
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ["content-type", "content-length", "etag", "accept-ranges", "cache-control", "x-content-type-options"]) expect(head.headers[name], name).toBe(get.headers[name]);
  expect(get.headers).toMatchObject({ "content-type": "audio/mpeg", "content-length": "5000", "accept-ranges": "bytes", "x-content-type-options": "nosniff" });
});

test("copies: immutable under the version's address, checked again under the plain one, private in the trash", async () => {
  const id = await add();
  const versioned = await ask(`/api/clip/${id}/audio?v=1`);
  expect(versioned.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask(`/api/clip/${id}/audio?v=1&v=complete`)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const etag = String(versioned.headers.etag);
  expect((await ask(`/api/clip/${id}/audio`)).headers["cache-control"]).toBe("public, no-cache");
  const fresh = await ask(`/api/clip/${id}/audio`, { "if-none-match": `"x", W/${etag}` });
  expect([fresh.statusCode, fresh.rawPayload.length]).toEqual([304, 0]);
  expect((await ask(`/api/clip/${id}/audio`, { range: "bytes=0-1", "if-range": '"other"' })).statusCode).toBe(200);
  expect((await ask(`/api/clip/${id}/audio`, { range: "bytes=0-1", "if-range": etag })).statusCode).toBe(206);
  await database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", id).execute();
  expect((await ask(`/api/clip/${id}/audio?v=1`)).statusCode).toBe(404);
  expect((await ask(`/api/clip/${id}/audio?v=1`, { "x-person": owner })).headers["cache-control"]).toBe("private, no-cache");
});

test("what is not a finished song has no sound, whatever the address", async () => {
  const queued = await add({ status: "queued", attempt: null, duration: null, audio_key: null });
  const failed = await add({ status: "error", duration: null, audio_key: null });
  for (const id of [queued, failed, "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001", "..%2f..%2fetc", "1"]) {
    expect(await ask(`/api/clip/${id}/audio`)).toMatchObject({ statusCode: 404 });
    expect(await ask(`/api/clip/${id}/image`)).toMatchObject({ statusCode: 404 });
  }
});

test("a download has a safe name that keeps the title", async () => {
  const id = await add({ title: 'Näh/../"Nacht\u202E" 🌃' });
  const { headers } = await ask(`/api/clip/${id}/audio?download=1`);
  expect(headers["content-disposition"]).toBe(`attachment; filename="N_h .. Nacht __.mp3"; filename*=UTF-8''N%C3%A4h%20..%20Nacht%20%F0%9F%8C%83.mp3`);
});

test("any title makes a file name that no system trips over", () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.constantFrom("", "..", "CON", "nul", " . ", "\0")), (title) => {
    const name = fileName(title, "mp3");
    expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}]+\.mp3$/u);
    expect(name).not.toMatch(/^[. ]|^(con|nul)\./i);
    expect([...name].length).toBeLessThanOrEqual(84);
    expect(contentDisposition(name)).toMatch(/^[\x20-\x7e]+$/);
    expect(() => decodeURIComponent(contentDisposition(name).split("''")[1]!)).not.toThrow();
  }), { seed: 9 });
});

test("covers come in three sizes and two formats, or not at all", async () => {
  const id = await add({ image_version: 2 });
  expect((await ask(`/api/clip/${await add()}/image`)).statusCode).toBe(404);
  for (const size of [96, 352, 896] as const) {
    const webp = await sharp({ create: { width: size, height: size, channels: 3, background: "#c63" } }).webp().toBuffer();
    await storage.put(coverKey(id, 2, size), webp, { contentType: "image/webp" });
    const answer = await ask(`/api/clip/${id}/image?size=${size}&v=2`);
    expect(answer.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(size);
    const png = await ask(`/api/clip/${id}/image?size=${size}&format=png`);
    expect(png.headers["content-type"]).toBe("image/png");
    expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: "png", width: size });
  }
  expect((await ask(`/api/clip/${id}/image?size=97`)).json()).toMatchObject({ code: "invalid_request", fields: { size: "One of 96, 352, 896." } });
  expect((await ask(`/api/clip/${id}/image?format=svg`)).statusCode).toBe(400);
});
