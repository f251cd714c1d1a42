import type { Clip } from "@tunewright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountSocial } from "./index.ts";

let database: TestDatabase;
let house: TestHttp;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await createTestHttp();
  mountSocial(house.http, { db: database.db });
  await house.http.raw.ready();
  await addPerson(database.db, { handle: "Ada_L" });
});
afterAll(async () => { await house.http.close(); await database.close(); });

interface Made { public?: boolean; plays?: number; likes?: number; user: string }
const song = ({ user, public: isPublic = true, plays = 0, likes = 0 }: Made) =>
  addClip(database.db, user, { is_public: isPublic, published_at: new Date(), play_count: plays, like_count: likes });
const get = async (url: string) => (await house.http.raw.inject({ url })).json();

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

test("all songs of a person are walked through, each once", async () => {
  const carl = await addPerson(database.db, { handle: "carl_7" });
  const made: string[] = [];
  for (let i = 0; i < 45; i += 1) made.push(await song({ user: carl }));
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: { clips: Clip[]; next_cursor: string | null } = await get(`/api/profiles/carl_7${cursor === "" ? "" : `?cursor=${cursor}`}`);
    seen.push(...page.clips.map((clip) => clip.id as string));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(made.toReversed());
});

test.each(["x", "e30", Buffer.from('["a","b"]').toString("base64url"), Buffer.from("[null,1e99]").toString("base64url"), "%00"])("the cursor %s is refused, not obeyed", async (cursor) => {
  expect((await house.http.raw.inject({ url: `/api/profiles/Ada_L?cursor=${cursor}` })).statusCode).toBe(400);
});
