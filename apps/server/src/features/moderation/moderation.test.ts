import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, asStaff, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { mountClips } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountModeration } from "./index.ts";
import { readFeedback } from "./report-clip.ts";

const bus = createMemoryBus();
let database: TestDatabase;
let server: TestHttp;
let [maker, listener, staff] = ["", "", ""];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountModeration(server.http, { db: database.db, bus });
  mountClips(server.http, { db: database.db, bus, jobs: { enqueue: async () => undefined } as never });
  await server.http.raw.ready();
  [maker, listener, staff] = [await addPerson(database.db), await addPerson(database.db), asStaff(await addPerson(database.db))];
});
afterAll(async () => { await server.http.close(); await database.close(); });

const song = (change = {}) => addClip(database.db, maker, { is_public: true, published_at: new Date(), ...change });
const post = (who: string | null, path: string, body: unknown) => server.call(who, "POST", path, body);
const flag = (who: string | null, id: string, body: unknown = { reasons: ["flag_other"] }) => post(who, `/api/gen/${id}/flag/`, body);
const claim = (who: string | null, clip_id: string, more = {}) => post(who, "/api/moderation/copyright-claim", {
  clip_id, ownershipType: "mine", originalLink: "https://example.org/original", description: "Mine", hasConfirmedContent: true, hasAcknowledgedPenalty: true, ...more,
});
const reportsOf = async (id: string): Promise<Json[]> => {
  const found: Json[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body }: { body: Json } = await server.call(staff, "GET", `/api/moderation/reports${cursor === "" ? "" : `?cursor=${cursor}`}`);
    found.push(...body.reports);
    cursor = body.next_cursor;
  }
  return found.filter((report) => report.clip?.id === id);
};
const decide = (who: string | null, id: string, decision: string) => post(who, `/api/moderation/reports/${id}/decide`, { decision });

test("whoever is signed in and hears a song can flag it; said again it is one report", async () => {
  const id = await song({ is_public: false });
  expect((await flag(null, id)).status).toBe(401);
  for (const body of [{ reasons: [] }, { reasons: ["flag_nothing"] }, { reasons: ["flag_other"], text: "x".repeat(2_001) }, {}]) expect((await flag(listener, id, body)).status).toBe(400);
  await flag(listener, id, { reasons: ["flag_audio_quality"] });
  expect((await flag(listener, id, { reasons: ["flag_other", "flag_other"], text: " <b>loud</b> " })).body).toEqual({ ok: true });
  expect(await reportsOf(id)).toMatchObject([{ kind: "flag", reasons: ["flag_other"], text: "<b>loud</b>" }]);
});

test("unknown songs, and songs in the trash of others, cannot be told of", async () => {
  for (const id of [randomUUID(), await song({ trashed_at: new Date() })]) expect([(await flag(listener, id)).status, (await claim(listener, id)).status]).toEqual([404, 404]);
});

test("a claim needs a web address or none, and both boxes", async () => {
  const id = await song();
  expect((await claim(null, id)).status).toBe(401);
  for (const more of [{ hasConfirmedContent: false }, { hasAcknowledgedPenalty: false }, { ownershipType: "ours" }]) expect((await claim(listener, id, more)).status).toBe(400);
  for (const originalLink of ["javascript:alert(1)", "ftp://x", "not an address", "http://"]) {
    expect(await claim(listener, id, { originalLink })).toMatchObject({ status: 400, body: { fields: { originalLink: "Please enter a valid URL" } } });
  }
  expect((await claim(listener, id, { originalLink: "" })).status).toBe(200);
  expect((await claim(listener, id)).status).toBe(200);
  expect(await reportsOf(id)).toMatchObject([{ kind: "copyright", ownership: "mine", link: "https://example.org/original" }]);
});

test("reports are read and decided by staff alone, once", async () => {
  const id = await song();
  await flag(listener, id);
  for (const [who, status] of [[null, 401], [listener, 403], [maker, 403]] as const) {
    expect((await server.call(who, "GET", "/api/moderation/reports")).status).toBe(status);
    expect((await decide(who, randomUUID(), "dismiss")).status).toBe(status);
  }
  const [report] = await reportsOf(id);
  expect((await decide(staff, randomUUID(), "dismiss")).status).toBe(404);
  expect((await decide(staff, report.id, "dismiss")).status).toBe(200);
  expect((await decide(staff, report.id, "hide")).status).toBe(409);
  expect(await reportsOf(id)).toEqual([]);
});

test("a song that is hidden is link-only, its maker hears of it, and no way makes it public again", async () => {
  const id = await song();
  await flag(listener, id);
  await decide(staff, (await reportsOf(id))[0].id, "hide");
  const read = async () => (await database.db.selectFrom("clip").select("is_public").where("id", "=", id).executeTakeFirstOrThrow()).is_public;
  expect(await read()).toBe(false);
  expect((await post(maker, `/api/gen/${id}/set_visibility/`, { is_public: true })).status).toBe(422);
  await database.db.updateTable("clip").set({ is_public: true }).where("id", "=", id).execute();
  expect(await read()).toBe(false);
  expect(await database.db.selectFrom("notification").select(["user_id", "type", "actor_id"]).where("clip_id", "=", id).execute()).toEqual([{ user_id: maker, type: "moderation", actor_id: null }]);
});

test("a warning stands until its maker has acknowledged it; nobody else sees or acknowledges it", async () => {
  const id = await song();
  await claim(listener, id);
  await decide(staff, (await reportsOf(id))[0].id, "warn");
  const warned = async (who: string) => (await server.call(who, "GET", "/api/moderation/warnings")).body.clip_ids;
  expect([await warned(maker), await warned(listener)]).toEqual([[id], []]);
  const ack = (who: string | null) => post(who, "/api/moderation/ack-copyright-warning", { clipId: id });
  expect([(await ack(null)).status, (await ack(listener)).status]).toEqual([401, 404]);
  for (let press = 0; press < 2; press += 1) expect((await ack(maker)).status).toBe(200);
  expect(await warned(maker)).toEqual([]);
});

test("makers say how their song came out; good stands alone, and the last word counts", async () => {
  const id = await song();
  const say = (who: string | null, tags: unknown) => post(who, `/api/gen/${id}/feedback/`, { tags });
  expect([(await say(null, "other")).status, (await say(listener, "other")).status]).toEqual([401, 404]);
  for (const tags of ["", "good_quality,bad_song_structure", "splendid", 7]) expect((await say(maker, tags)).status).toBe(400);
  for (const tags of ["good_quality", "bad_song_structure, other"]) expect((await say(maker, tags)).status).toBe(200);
  expect(await database.db.selectFrom("clip_feedback").select("tags").where("clip_id", "=", id).execute()).toEqual([{ tags: ["bad_song_structure", "other"] }]);
});

test("any feedback is read or refused, never both good and bad", () => {
  fc.assert(fc.property(fc.array(fc.constantFrom("good_quality", "bad_song_structure", "other", "", " ", "x")), (tags) => {
    const read = readFeedback(tags.join(","));
    if (read) expect(read.includes("good_quality") && read.includes("bad_song_structure")).toBe(false);
  }));
});
