import { randomUUID } from "node:crypto";
import type { Notification } from "@tunewright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { presentClips } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { countUnreadNotifications, mountNotifications, notify, type Happening } from "./index.ts";
import { forgetBefore } from "./notifications.repo.ts";

let database: TestDatabase;
let server: TestHttp;
const bus = createMemoryBus();
const followed = new Set<string>();
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  const { db } = database;
  mountNotifications(server.http, {
    db, bus, presentClips: (ids, viewer) => presentClips(db, ids, viewer), namePlaylists: async (ids) => new Map(ids.map((id) => [id, "List"])),
    listFollowed: async (_user, others) => new Set(others.filter((id) => followed.has(id))),
  });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

const person = () => addPerson(database.db);
const people = (n: number) => Promise.all(Array.from({ length: n }, person));
const happen = (events: Happening[], now?: Date) => database.db.transaction().execute((tx) => notify(tx, events, now));
const list = async (who: string, cursor?: string) => (await server.call(who, "GET", `/api/notification/v2${cursor ? `?cursor=${cursor}` : ""}`)).body as { notifications: Notification[]; next_cursor: string | null };
const badge = async (who: string) => (await server.call(who, "GET", "/api/notification/v2/badge-count")).body.count as number;
const read = async (who: string, body: object) => (await server.call(who, "POST", "/api/notification/v2/read", body)).body.count as number;
const DAY = 86_400_000;

test("signed out there is nothing to see", async () => {
  for (const [method, path] of [["GET", "v2"], ["GET", "v2/badge-count"], ["POST", "v2/read"]] as const) {
    expect((await server.call(null, method, `/api/notification/${path}`, method === "POST" ? {} : undefined)).status).toBe(401);
  }
});

test("likes of one song on one day stand together, with the last few people and how many there are", async () => {
  const [me, ...fans] = await people(6);
  const clipId = await addClip(database.db, me!, { title: "Night Ferry" });
  for (const by of fans) await happen([{ type: "like", to: me!, by, clipId }]);
  const { notifications } = await list(me!);
  expect(notifications).toMatchObject([{
    type: "like", actor_count: 5, event_count: 5, isRead: false, contentId: clipId, contentType: "clip", song: { id: clipId, title: "Night Ferry" }, actors: { length: 3 },
  }]);
  expect(await badge(me!)).toBe(1);
  await happen([{ type: "like", to: me!, by: await person(), clipId }], new Date(Date.now() + DAY));
  expect((await list(me!)).notifications.map((line) => line.actor_count)).toEqual([1, 5]);
});

test("the same by the same person is told once; what people do to themselves never", async () => {
  const [me, fan] = await people(2);
  const clipId = await addClip(database.db, me!);
  expect(await happen([{ type: "like", to: me!, by: fan!, clipId }])).toEqual([me]);
  await read(me!, {});
  expect(await happen([{ type: "like", to: me!, by: fan!, clipId }], new Date(Date.now() + DAY))).toEqual([]);
  expect(await happen([{ type: "like", to: me!, by: me!, clipId }, { type: "follow", to: me!, by: me! }])).toEqual([]);
  expect(await happen([{ type: "follow", to: me!, by: fan! }, { type: "follow", to: me!, by: fan! }])).toEqual([me]);
  expect([(await list(me!)).notifications.length, await badge(me!)]).toEqual([2, 1]);
});

test("two takes that are ready are one line; a follower says whether they are followed", async () => {
  const [me, fan] = await people(2);
  const jobId = randomUUID();
  const takes = [await addClip(database.db, me!, { job_id: jobId }), await addClip(database.db, me!, { job_id: jobId, batch_index: 1 })];
  for (const clipId of takes) await happen([{ type: "song_complete", to: me!, clipId, jobId }]);
  followed.add(fan!);
  await happen([{ type: "follow", to: me!, by: fan! }]);
  expect((await list(me!)).notifications).toMatchObject([
    { type: "follow", isFollowing: true, contentType: "user", song: null, actor_count: 1 },
    { type: "song_complete", event_count: 2, actor_count: 0, handle: null, isFollowing: false, song: { id: takes[1] } },
  ]);
});

test("nothing is told of songs that the person may not see", async () => {
  const [me, maker] = await people(2);
  const clipId = await addClip(database.db, maker!, { title: "Secret" });
  const commentId = randomUUID();
  await database.db.insertInto("comment").values({ id: commentId, clip_id: clipId, user_id: maker!, parent_id: null, text: "x", time_s: null }).execute();
  await happen([{ type: "mention", to: me!, by: maker!, clipId, commentId, text: "x" }]);
  expect((await list(me!)).notifications).toMatchObject([{ type: "mention", contentId: commentId, song: { title: "Secret" } }]);
  await database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", clipId).execute();
  expect((await list(me!)).notifications).toEqual([]);
  await database.db.deleteFrom("clip").where("id", "=", clipId).execute();
  expect(await badge(me!)).toBe(0);
});

test("a line is read up to what was seen; nobody reads for another", async () => {
  const [me, other, ...fans] = await people(4);
  const clipId = await addClip(database.db, me!);
  await happen([{ type: "like", to: me!, by: fans[0]!, clipId }]);
  const [line] = (await list(me!)).notifications;
  await happen([{ type: "like", to: me!, by: fans[1]!, clipId }]);
  expect(await read(other!, { ids: [line!.id] })).toBe(0);
  expect(await badge(me!)).toBe(1);
  expect(await read(me!, { ids: [line!.id] })).toBe(1);
  expect((await list(me!)).notifications).toMatchObject([{ isRead: false, actor_count: 2 }]);
  expect(await read(me!, {})).toBe(0);
  expect((await list(me!)).notifications).toMatchObject([{ isRead: true }]);
  expect((await server.call(me!, "POST", "/api/notification/v2/read", { ids: ["x"] })).status).toBe(400);
});

test("pages hold each line once, also while new ones come", async () => {
  const [me, ...fans] = await people(48);
  for (const by of fans.slice(0, 45)) await happen([{ type: "follow", to: me!, by }]);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list(me!, cursor);
    seen.push(...page.notifications.map((line) => line.id));
    cursor = page.next_cursor;
    await happen([{ type: "follow", to: me!, by: await person() }]);
  }
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  expect((await server.call(me!, "GET", "/api/notification/v2?cursor=nonsense")).status).toBe(400);
});

test("a long comment is cut between characters, on one line", async () => {
  const [me, fan] = await people(2);
  const clipId = await addClip(database.db, me!);
  const commentId = randomUUID();
  await database.db.insertInto("comment").values({ id: commentId, clip_id: clipId, user_id: fan!, parent_id: null, text: "x", time_s: null }).execute();
  await happen([{ type: "comment", to: me!, by: fan!, clipId, commentId, text: `<b>\n${"🎵".repeat(300)}` }]);
  const context = (await list(me!)).notifications[0]!.context;
  expect([[...context].length, context.isWellFormed(), context.startsWith("<b> 🎵")]).toEqual([140, true, true]);
});

test("a list of thousands of likes is read from its newest part, through an index", async () => {
  const me = await person();
  const clipId = await addClip(database.db, me);
  await database.pool.query(`insert into notification (id, user_id, type, actor_id, clip_id, group_key, dedupe_key)
    select gen_random_uuid(), $1, 'like', 'p' || n, $2, 'like:' || n / 100, 'like:' || n from generate_series(1, 8000) n`, [me, clipId]);
  expect(await badge(me)).toBeLessThanOrEqual(51);
  expect((await list(me)).notifications).toHaveLength(20);
  expect(await countUnreadNotifications(database.db, me)).toBe(await badge(me));
});

test("what happened long ago is forgotten", async () => {
  const [me, fan, other] = await people(3);
  await happen([{ type: "follow", to: me!, by: fan! }], new Date(Date.now() - 91 * DAY));
  await happen([{ type: "follow", to: me!, by: other! }]);
  expect(await forgetBefore(database.db, new Date(Date.now() - 90 * DAY))).toBeGreaterThan(0);
  expect((await list(me!)).notifications).toHaveLength(1);
});
