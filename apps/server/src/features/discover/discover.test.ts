import type { Clip } from "@tunewright/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, asStaff, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { listNew } from "./discover.repo.ts";
import { mountDiscover } from "./index.ts";

let database: TestDatabase;
let house: TestHttp;
let ada: string;
let bob: string;
let now = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await createTestHttp();
  mountDiscover(house.http, { db: database.db, clock: { now: () => new Date((now += 10_000)) }, readStarter: async () => ({ planned: 12, done: 3 }) });
  await house.http.raw.ready();
  ada = await addPerson(database.db, { handle: "Ada_L" });
  bob = await addPerson(database.db, { handle: "bob_42" });
});
afterAll(async () => { await house.http.close(); await database.close(); });
beforeEach(() => database.db.deleteFrom("clip").execute());

interface Made { public?: boolean; trashed?: boolean; plays?: number; likes?: number; style?: string; daysAgo?: number; user?: string }
const song = (made: Made = {}) => {
  const at = new Date(Date.now() - (made.daysAgo ?? 0) * 86_400_000);
  return addClip(database.db, made.user ?? ada, {
    is_public: made.public ?? true, published_at: at, trashed_at: made.trashed ? at : null, style: made.style ?? null, play_count: made.plays ?? 0, like_count: made.likes ?? 0,
  });
};
const ids = (clips: Clip[]) => clips.map((clip) => clip.id as string);
const get = async (url: string, who: string | null = null) => (await house.call(who, "GET", url)).body;
async function walk(path: string, who: string | null = null): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: { clips: Clip[]; next_cursor: string | null } = await get(`${path}${cursor === "" ? "" : `&cursor=${cursor}`}`, who);
    expect(page.clips.length).toBeLessThanOrEqual(20);
    seen.push(...ids(page.clips));
    cursor = page.next_cursor;
  }
  return seen;
}
const feed = (order: string, who: string | null = null, more = "") => walk(`/api/discover/feed?order=${order}${more}`, who);

test("an empty house has no shelves, and says what is being made", async () => {
  expect(await get("/api/discover/home")).toEqual({ shelves: [], starter: { planned: 12, done: 3 } });
  expect(await get("/api/discover/styles")).toEqual({ styles: [] });
});

test("feeds hold public songs only, each once, in their order, over as many pages as there are", async () => {
  const made: string[] = [];
  for (let i = 0; i < 45; i += 1) made.push(await song({ plays: (i * 7) % 45, daysAgo: i % 5, style: i % 2 ? "rock" : "jazz" }));
  const hidden = [await song({ public: false, style: "rock" }), await song({ trashed: true, style: "rock" })];
  const fresh = await feed("new");
  expect(fresh).toEqual(made.toReversed());
  const trending = await feed("trending");
  expect(trending.toSorted()).toEqual(made.toSorted());
  expect(trending).not.toEqual(fresh);
  const rock = made.filter((_, i) => i % 2);
  expect(await feed("new", null, "&style=rock")).toEqual(rock.toReversed());
  expect(await feed("trending", null, "&style=rock")).toEqual(trending.filter((id) => rock.includes(id)));
  expect(await feed("trending", null, "&style=%25")).toEqual([]);
  for (const id of hidden) expect([...fresh, ...trending]).not.toContain(id);
});

test("the following feed holds the public songs of those one follows, and is nobody else's", async () => {
  const carl = await addPerson(database.db);
  const made: string[] = [];
  for (let i = 0; i < 50; i += 1) made.push(await song({ user: i % 3 ? ada : carl, public: i !== 10 }));
  await song({ user: bob });
  const dora = await addPerson(database.db);
  await database.db.insertInto("follow").values([{ follower_id: dora, followed_id: ada }, { follower_id: dora, followed_id: carl }]).execute();
  expect(await feed("following", dora)).toEqual(made.filter((_, i) => i !== 10).toReversed());
  expect(await feed("following", bob)).toEqual([]);
  expect((await house.call(null, "GET", "/api/discover/feed?order=following")).status).toBe(401);
});

test("what is for you comes in the styles you like, without your own songs and without those you judged; a visitor hears what trends", async () => {
  const me = await addPerson(database.db);
  const liked = await song({ style: "waltz" });
  const disliked = await song({ style: "waltz" });
  const mine = await song({ style: "waltz", user: me });
  const waltz = await song({ style: "waltz", daysAgo: 3 });
  const polka = await song({ style: "polka", plays: 3 });
  await database.db.insertInto("clip_reaction").values([{ clip_id: liked, user_id: me, reaction: "LIKE" }, { clip_id: disliked, user_id: me, reaction: "DISLIKE" }]).execute();
  expect(await feed("for-you", me)).toEqual([waltz, polka]);
  expect(await feed("for-you")).toEqual(await feed("trending"));
  for (let i = 0; i < 45; i += 1) await song({ style: "waltz", plays: i });
  const walked = await feed("for-you", me);
  expect(new Set(walked).size).toBe(47);
  for (const id of [liked, disliked, mine]) expect(walked).not.toContain(id);
});

test("home shows each song on one shelf, shelves by liveliness, and never what was hidden since", async () => {
  for (let i = 0; i < 8; i += 1) await song({ style: "lo-fi-hip-hop", daysAgo: 30 + i });
  for (let i = 0; i < 40; i += 1) await song({ plays: i });
  const last = await song({ style: "synthwave" });
  const shelves = (await get("/api/discover/home")).shelves as { key: string; title: string; style: string | null; clips: Clip[] }[];
  expect(shelves.map(({ key, title, style }) => [key, title, style])).toEqual([["trending", "Trending", null], ["new", "New", null], ["style", "Lo fi hip hop", "lo-fi-hip-hop"]]);
  expect(shelves[1]?.clips[0]?.id).toBe(last);
  const shown = shelves.flatMap((shelf) => ids(shelf.clips));
  expect(new Set(shown).size).toBe(shown.length);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", last).execute();
  const again = (await get("/api/discover/home")).shelves as { clips: Clip[] }[];
  expect(again.flatMap((shelf) => ids(shelf.clips))).not.toContain(last);
  expect((await get("/api/discover/styles")).styles).toEqual([{ style: "lo-fi-hip-hop", title: "Lo fi hip hop" }]);
});

test("operators put public songs forward and take them back; nobody else does", async () => {
  const [first, second, hidden] = [await song(), await song(), await song({ public: false })];
  const pick = (who: string | null, clip_id: string, picked = true) => house.call(who, "POST", "/api/discover/staff_picks", { clip_id, picked });
  const picks = async () => ids((await get("/api/discover/staff_picks")).clips);
  expect([(await pick(null, first)).status, (await pick(bob, first)).status, (await pick(ada, first)).status]).toEqual([401, 403, 403]);
  expect(await picks()).toEqual([]);
  for (const id of [first, second, first]) expect((await pick(asStaff(bob), id)).status).toBe(200);
  expect(await picks()).toEqual([second, first]);
  expect((await get("/api/discover/home")).shelves[0]).toMatchObject({ key: "staff-picks", clips: [{ id: second }, { id: first }] });
  expect((await pick(asStaff(bob), hidden)).status).toBe(422);
  expect((await pick(asStaff(bob), crypto.randomUUID())).status).toBe(404);
  expect((await house.call(asStaff(bob), "POST", "/api/discover/staff_picks", { clip_id: "x", picked: true })).status).toBe(400);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", second).execute();
  expect(await picks()).toEqual([first]);
  await pick(asStaff(bob), first, false);
  expect(await picks()).toEqual([]);
});

const BROKEN = ["x", "e30", Buffer.from('["a","b"]').toString("base64url"), Buffer.from("[null,1e99]").toString("base64url"), "%00", Buffer.from("f9999").toString("base64url"), "y".repeat(201)];
test.each(BROKEN)("the cursor %s is refused, not obeyed", async (cursor) => {
  for (const order of ["new", "trending", "following", "for-you"]) {
    const answer: { status: number; body: Json } = await house.call(bob, "GET", `/api/discover/feed?order=${order}&cursor=${cursor}`);
    expect([answer.status, answer.body.code], order).toEqual([400, "invalid_request"]);
  }
});

test("a cursor of one order does not open the other, and no style holds what is none", async () => {
  for (let i = 0; i < 2; i += 1) await song();
  const { nextCursor } = await listNew(database.db, { after: null, limit: 1 });
  for (const url of [`order=trending&cursor=${nextCursor}`, `order=for-you&cursor=${nextCursor}`, "style=", `style=${"x".repeat(101)}`, "style=a%00b", "order=following&style=rock", "order=best"]) {
    expect((await house.call(bob, "GET", `/api/discover/feed?${url}`)).status, url).toBe(400);
  }
});
