import { randomUUID } from "node:crypto";
import type { Clip } from "@tunewright/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { HOTNESS } from "./hotness.ts";
import { listPublic } from "./social.repo.ts";
import { mountSocial } from "./index.ts";

let database: TestDatabase;
let house: TestHttp;
let ada: string;
let now = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await createTestHttp();
  mountSocial(house.http, { db: database.db, clock: { now: () => new Date(now) }, readStarter: async () => ({ planned: 12, done: 3 }) });
  await house.http.raw.ready();
  ada = await addPerson(database.db, { handle: "Ada_L" });
});
afterAll(async () => { await house.http.close(); await database.close(); });

interface Made { public?: boolean; trashed?: boolean; plays?: number; likes?: number; style?: string; daysAgo?: number; user?: string }
async function song(made: Made = {}): Promise<string> {
  const id = randomUUID();
  const at = new Date(Date.now() - (made.daysAgo ?? 0) * 86_400_000);
  await database.db.insertInto("clip").values({
    id, user_id: made.user ?? ada, project_id: null, job_id: randomUUID(), batch_index: 0, status: "complete", attempt: 1, error_type: null, error_message: null,
    moved_at: at, is_public: made.public ?? true, published_at: at, trashed_at: made.trashed ? at : null, title: "Song", model_key: "chirp-auk-turbo", task: "create",
    tags: "", negative_tags: "", lyrics: "", description: "", make_instrumental: false, seed: 1, rights: "non-commercial", style: made.style ?? null, singer: null,
    bpm: null, music_key: null, meter: null, duration: 60, audio_key: "x", play_count: made.plays ?? 0, like_count: made.likes ?? 0,
  }).execute();
  return id;
}
const ids = (clips: Clip[]) => clips.map((clip) => clip.id as string);
const get = async (url: string) => (await house.http.raw.inject({ url })).json();
async function walk(path: string): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: { clips: Clip[]; next_cursor: string | null } = await get(`${path}${path.includes("?") ? "&" : "?"}${cursor === "" ? "" : `cursor=${cursor}`}`);
    seen.push(...ids(page.clips));
    cursor = page.next_cursor;
  }
  return seen;
}

test("an empty house has no shelves, and says what is being made", async () => {
  expect(await get("/api/discover/home")).toEqual({ shelves: [], starter: { planned: 12, done: 3 } });
});

test("feeds hold public songs only, each once, in their order, over as many pages as there are", async () => {
  const made: string[] = [];
  for (let i = 0; i < 45; i += 1) made.push(await song({ plays: (i * 7) % 45, daysAgo: i % 5 }));
  const hidden = [await song({ public: false }), await song({ trashed: true })];
  const fresh = await walk("/api/discover/feed");
  expect(fresh).toEqual(made.toReversed());
  const trending = await walk("/api/discover/feed?order=trending");
  expect(trending.toSorted()).toEqual(made.toSorted());
  expect(trending).not.toEqual(fresh);
  for (const id of hidden) expect([...fresh, ...trending]).not.toContain(id);
});

test("attention lifts a song, and age lets it sink", async () => {
  const [quiet, loud, old] = [await song({ daysAgo: 1 }), await song({ plays: 50_000, likes: 900, daysAgo: 1 }), await song({ plays: 50_000, likes: 900, daysAgo: 60 })];
  const order = await walk("/api/discover/feed?order=trending");
  expect(order[0]).toBe(loud);
  expect(order.indexOf(old)).toBeGreaterThan(order.indexOf(quiet));
});

test.each(["new", "trending"] as const)("the order %s comes from an index, without sorting", async (order) => {
  const plan = await database.db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const listed = connection.selectFrom("clip").select("id").where(sql<boolean>`is_public and trashed_at is null`);
    const ordered = (order === "new" ? listed : listed.orderBy(HOTNESS, "desc")).orderBy("seq", "desc").limit(sql.lit(21));
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${ordered}`.execute(connection);
    await sql`reset enable_seqscan`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain(`clip_public_${order}`);
  expect(plan).not.toContain("Sort");
});

test("home shows trending, new and the styles that are made, keeps them for a moment, and never shows what was hidden since", async () => {
  for (let i = 0; i < 3; i += 1) await song({ style: "lo-fi-hip-hop" });
  const last = await song({ style: "synthwave" });
  now += 10_000;
  const shelves = (await get("/api/discover/home")).shelves as { key: string; title: string; clips: Clip[] }[];
  expect(shelves.map(({ key, title }) => [key, title])).toEqual([["trending", "Trending"], ["new", "New"], ["style", "Lo fi hip hop"]]);
  expect(shelves[1]?.clips[0]?.id).toBe(last);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", last).execute();
  const again = (await get("/api/discover/home")).shelves as { clips: Clip[] }[];
  expect(again.flatMap((shelf) => ids(shelf.clips))).not.toContain(last);
});

test("a profile is found without regard to case, with or without @, and counts public songs only", async () => {
  const bob = await addPerson(database.db, { handle: "bob_42" });
  await song({ user: bob, plays: 5, likes: 2 });
  await song({ user: bob, plays: 3 });
  await song({ user: bob, plays: 100, public: false });
  for (const name of ["bob_42", "BOB_42", "@Bob_42"]) {
    expect(await get(`/api/profiles/${name}`)).toMatchObject({ handle: "bob_42", is_own: false, stats: { songs: 2, plays: 8, likes: 2 }, clips: { length: 2 }, next_cursor: null });
  }
  expect((await house.http.raw.inject({ url: "/api/profiles/nobody_here" })).statusCode).toBe(404);
});

test.each(["x", "e30", Buffer.from('["a","b"]').toString("base64url"), Buffer.from("[null,1e99]").toString("base64url"), "%00"])("the cursor %s is refused, not obeyed", async (cursor) => {
  for (const url of [`/api/discover/feed?cursor=${cursor}`, `/api/discover/feed?order=trending&cursor=${cursor}`, `/api/profiles/Ada_L?cursor=${cursor}`]) {
    expect((await house.http.raw.inject({ url })).statusCode, url).toBe(400);
  }
});

test("a cursor of one order does not open the other", async () => {
  const { nextCursor } = await listPublic(database.db, { order: "new", after: null, limit: 1 });
  expect((await house.http.raw.inject({ url: `/api/discover/feed?order=trending&cursor=${nextCursor}` })).statusCode).toBe(400);
});
