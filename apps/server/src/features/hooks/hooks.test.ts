import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, asStaff, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountHooks } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
let ada: string;
let bob: string;
let open = true;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountHooks(server.http, { db: database.db, clock: { now: () => new Date() }, isOpen: async () => open });
  await server.http.raw.ready();
  ada = await addPerson(database.db, { handle: "Ada_L" });
  bob = await addPerson(database.db, { handle: "bob" });
});
afterAll(async () => { await server.http.close(); await database.close(); });
beforeEach(() => { open = true; return database.db.deleteFrom("clip").execute(); });

const sections = JSON.stringify([{ name: "Verse", kind: "verse", start: 0, end: 30 }, { name: "Chorus", kind: "chorus", start: 30, end: 50 }]);
const song = (change = {}) => addClip(database.db, ada, { duration: 60, is_public: true, published_at: new Date(), sections, waveform: Array.from({ length: 256 }, () => 50), ...change });
const feed = async (who: string | null = null, query = "") => (await server.call(who, "GET", `/api/hooks${query}`)).body;
const ids = (page: Json) => page.hooks.map((hook: Json) => hook.clip.id);
const publish = (who: string | null, clip_id: string, start_s = 4) => server.call(who, "POST", "/api/hooks", { clip_id, start_s });
const remove = (who: string | null, clip_id: string) => server.call(who, "POST", "/api/hooks/remove", { clip_id });

test("public songs stand in Hooks with their chorus, hottest first, each once over all pages; link-only and trashed ones never do", async () => {
  const made: string[] = [];
  for (let n = 0; n < 25; n += 1) made.unshift(await song({ play_count: 10 * n }));
  await song({ is_public: false });
  await song({ trashed_at: new Date() });
  const walked: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Json = await feed(null, cursor === "" ? "" : `?cursor=${cursor}`);
    expect(page.hooks.length).toBeLessThanOrEqual(10);
    for (const hook of page.hooks) expect([hook.start_s, hook.end_s, hook.is_chosen]).toEqual([30, 45, false]);
    walked.push(...ids(page));
    cursor = page.next_cursor;
  }
  expect(walked).toEqual(made);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", made[0]!).execute();
  expect(ids(await feed())).not.toContain(made[0]);
});

test("what was found once is kept, and gives way to what the maker chooses", async () => {
  const id = await song();
  await feed();
  await database.db.updateTable("clip").set({ sections: "[]" }).where("id", "=", id).execute();
  expect((await feed()).hooks[0].start_s).toBe(30);
  expect((await publish(ada, id, 12.5)).body).toMatchObject({ start_s: 12.5, end_s: 27.5, is_chosen: true, clip: { id } });
  expect((await publish(ada, id, 3_000)).body).toMatchObject({ start_s: 45, end_s: 60 });
  expect((await server.call(bob, "GET", "/api/hooks/of/ada_l")).body.hooks).toMatchObject([{ start_s: 45, is_chosen: true }]);
  expect((await server.call(bob, "GET", `/api/hooks/song/${id}`)).body).toMatchObject({ start_s: 45 });
});

test("only the maker chooses, from public songs of their own, and takes out again", async () => {
  const [id, hidden, trashed] = [await song(), await song({ is_public: false }), await song({ trashed_at: new Date() })];
  expect([(await publish(null, id)).status, (await publish(bob, id)).status, (await publish(asStaff(bob), id)).status]).toEqual([401, 404, 404]);
  expect([(await publish(ada, hidden)).status, (await publish(ada, trashed)).status, (await publish(ada, crypto.randomUUID())).status]).toEqual([422, 422, 404]);
  expect((await server.call(ada, "POST", "/api/hooks", { clip_id: id, start_s: -1 })).status).toBe(400);
  expect((await server.call(ada, "POST", "/api/hooks", { clip_id: "x", start_s: 1 })).status).toBe(400);
  expect([(await remove(null, id)).status, (await remove(bob, id)).status]).toEqual([401, 404]);
  await publish(ada, id);
  expect((await remove(ada, id)).status).toBe(200);
  expect(ids(await feed())).toEqual([]);
  expect((await server.call(null, "GET", "/api/hooks/of/Ada_L")).body.hooks).toEqual([]);
  await publish(ada, id);
  expect(ids(await feed())).toEqual([id]);
});

test("a link-only song's hook is its maker's alone to see; who was blocked meets no hook of the other", async () => {
  const [id, hidden] = [await song(), await song({ is_public: false })];
  const get = async (who: string | null, clip: string) => (await server.call(who, "GET", `/api/hooks/song/${clip}`)).status;
  expect([await get(null, hidden), await get(bob, hidden), await get(ada, hidden)]).toEqual([404, 404, 200]);
  await publish(ada, id);
  await database.db.insertInto("block").values({ blocker_id: ada, blocked_id: bob }).execute();
  expect(ids(await feed(bob))).toEqual([]);
  expect([await get(bob, id), (await server.call(bob, "GET", "/api/hooks/of/ada_l")).status]).toEqual([404, 404]);
  expect(ids(await feed(null))).toEqual([id]);
  await database.db.deleteFrom("block").execute();
});

test("a closed gate closes every address", async () => {
  const id = await song();
  open = false;
  const answers = [
    await server.call(ada, "GET", "/api/hooks"), await server.call(ada, "GET", "/api/hooks/of/ada_l"), await server.call(ada, "GET", `/api/hooks/song/${id}`), await publish(ada, id), await remove(ada, id),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
});

test.each(["x", "%00", "aDEgMQ%00", Buffer.from("h1e99 1").toString("base64url"), Buffer.from("k99999").toString("base64url"), "y".repeat(201)])("the cursor %s is refused, not obeyed", async (cursor) => {
  for (const url of [`/api/hooks?cursor=${cursor}`, `/api/hooks/of/ada_l?cursor=${cursor}`]) {
    const { status } = await server.call(null, "GET", url);
    expect(status, url).toBe(400);
  }
  expect((await server.call(null, "GET", "/api/hooks/of/nobody_here")).status).toBe(404);
});
