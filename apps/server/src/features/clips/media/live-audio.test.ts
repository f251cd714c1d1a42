import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../../platform/http/test-http.ts";
import type { Bus } from "../../../platform/realtime/bus.ts";
import { createMemoryBus } from "../../../platform/realtime/memory-bus.ts";
import { createMemoryStorage } from "../../../platform/storage/memory-storage.ts";
import { liveChunk } from "../object-keys.ts";
import { addClip } from "../seed-clips.fixture.ts";
import { followLiveAudio } from "./follow-live-audio.ts";
import { mountMedia } from "./mount-media.ts";

let database: TestDatabase;
let server: TestHttp;
let origin: string;
let listening = 0;
const storage = createMemoryStorage();
const inner = createMemoryBus();
const bus: Bus = {
  ...inner,
  subscribe: (topic, handler) => {
    const stop = inner.subscribe(topic, handler);
    listening++;
    return () => { listening--; stop(); };
  },
};
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountMedia(server.http, { db: database.db, storage, bus, viewerOf: server.viewerOf });
  origin = await server.http.raw.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => database.close());

async function songInTheMaking(): Promise<string> {
  const id = await addClip(database.db, await addPerson(database.db), { status: "streaming", duration: null, audio_key: null });
  await chunk(id, 1, 0);
  return id;
}
async function chunk(id: string, attempt: number, index: number): Promise<void> {
  await storage.put(liveChunk(id, attempt, index), Buffer.from(`<${index}>`), { contentType: "audio/mpeg" });
  await bus.publish("clip.chunk", { clipId: id, index, last: false });
}
const follow = (id: string, signal = new AbortController().signal) => followLiveAudio({ db: database.db, storage, bus }, id, signal);

test("a listener who leaves is forgotten at once", async () => {
  const id = await songInTheMaking();
  const control = new AbortController();
  const answer = await fetch(`${origin}/api/clip/${id}/audio`, { signal: control.signal });
  const { value } = await answer.body!.getReader().read();
  expect(Buffer.from(value!).toString()).toBe("<0>");
  expect(listening).toBe(2);
  control.abort();
  await expect.poll(() => listening, { timeout: 10_000, interval: 10 }).toBe(0);
});

test("a new attempt goes on where the last one broke off, chunk by chunk, in order", async () => {
  const id = await songInTheMaking();
  const heard = follow(id);
  const next = async () => (await heard.next()).value?.toString();
  expect(await next()).toBe("<0>");
  await chunk(id, 1, 1);
  expect(await next()).toBe("<1>");
  await database.db.updateTable("clip").set({ status: "submitted", attempt: 2 }).where("id", "=", id).execute();
  const third = next();
  for (const index of [0, 1, 3, 2]) await chunk(id, 2, index);
  expect([await third, await next()]).toEqual(["<2>", "<3>"]);
  await database.db.updateTable("clip").set({ status: "error" }).where("id", "=", id).execute();
  await bus.publish("clip.updated", { clipId: id, userId: "x" });
  expect(await next()).toBeUndefined();
  expect(listening).toBe(0);
});

test("a lost message costs a moment, not the song", async () => {
  const id = await songInTheMaking();
  const heard = follow(id);
  await heard.next();
  const second = heard.next();
  // By now it has looked, found nothing, and waits to be told.
  for (let n = 0; n < 30; n++) await database.pool.query("select 1");
  await storage.put(liveChunk(id, 1, 1), Buffer.from("<1>"), { contentType: "audio/mpeg" });
  expect((await second).value?.toString()).toBe("<1>");
  await heard.return(undefined);
});

test("closing the server ends every stream, so that it can close", async () => {
  const id = await songInTheMaking();
  const answer = await fetch(`${origin}/api/clip/${id}/audio`);
  const reader = answer.body!.getReader();
  await reader.read();
  await server.http.close();
  expect((await reader.read()).done).toBe(true);
});
