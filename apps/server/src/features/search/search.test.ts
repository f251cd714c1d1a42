import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Db } from "../../database.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountPlaylists } from "../playlists/index.ts";
import { correctWords } from "./correct-words.ts";
import { findPlaylists } from "./find-playlists.ts";
import { findSongs, findTagged, suggestTags } from "./find-songs.ts";
import { mountSearch } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
let ada: string;
let bob: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountSearch(server.http, { db: database.db });
  mountPlaylists(server.http, { db: database.db, bus: createMemoryBus() });
  await server.http.raw.ready();
  ada = await addPerson(database.db, { handle: "Ada_L" });
  bob = await addPerson(database.db, { handle: "bob" });
});
afterAll(async () => { await server.http.close(); await database.close(); });
beforeEach(() => database.db.deleteFrom("clip").execute());

const song = (change = {}) => addClip(database.db, ada, { title: "Untitled", tags: "", lyrics: "", is_public: true, published_at: new Date(), ...change });
const find = async (term: string, more = "", who: string | null = null) => (await server.call(who, "GET", `/api/search?term=${encodeURIComponent(term)}${more}`)).body;
const songs = async (term: string, who: string | null = null) => (await find(term, "", who)).clips.map((clip: Json) => clip.id);

test("songs are found by title, style, caption and lyrics, in this order, whatever the accents, letters' size and the end of a word", async () => {
  const lyrics = await song({ lyrics: "[Verse]\nover the river at midnight" });
  const style = await song({ tags: "midnight jazz" });
  const title = await song({ title: "Midnight Éclat" });
  const called = await song({ title: "Midnight" });
  const caption = await song({ caption: "for a midnight walk", play_count: 50 });
  expect(await songs("midnight")).toEqual([called, title, style, caption, lyrics]);
  expect(await songs("MIDN")).toEqual([called, title, style, caption, lyrics]);
  expect(await songs("eclat")).toEqual([title]);
  expect(await songs("river midnight")).toEqual([lyrics]);
  expect(await songs("midnight rainbow")).toEqual([]);
  for (const nothing of ["", "   ", "'&|!:*", "💥"]) expect(await songs(nothing), nothing).toEqual([]);
});

test("of two that match alike the one heard more stands first, until age lets it sink", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const quiet = await song({ title: "Harbour" });
  const loud = await song({ title: "Harbour", play_count: 5_000 });
  const old = await song({ title: "Harbour", play_count: 5_000, published_at: daysAgo(90) });
  expect(await songs("harbour")).toEqual([loud, quiet, old]);
});

test("mistyped words find what was meant, in titles and lyrics, and the answer says so", async () => {
  const bright = await song({ title: "Lighthouse" });
  const sung = await song({ lyrics: "a cathedral of snow" });
  expect(await find("lihgthouse")).toMatchObject({ corrected_term: "lighthouse", clips: [{ id: bright }] });
  expect(await find("cathedrel snow")).toMatchObject({ corrected_term: "cathedral snow", clips: [{ id: sung }] });
  expect(await find("lighthouse")).toMatchObject({ corrected_term: null });
  expect(await find("qqqqzzzzxx")).toMatchObject({ corrected_term: null, clips: [] });
});

test("nothing that is link-only or in the trash is found, by its owner either; publishing and hiding show at once", async () => {
  const hidden = await song({ title: "Secretgarden", is_public: false });
  await song({ title: "Secretgarden", trashed_at: new Date() });
  for (const who of [null, ada, bob]) expect(await songs("secretgarden", who)).toEqual([]);
  await database.db.updateTable("clip").set({ is_public: true }).where("id", "=", hidden).execute();
  for (const who of [null, ada, bob]) expect(await songs("secretgarden", who)).toEqual([hidden]);
  await database.db.updateTable("clip").set({ title: "Openfield" }).where("id", "=", hidden).execute();
  expect([await songs("secretgarden"), await songs("openfield")]).toEqual([[], [hidden]]);
  await database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", hidden).execute();
  expect(await songs("openfield")).toEqual([]);
});

test("songs are narrowed by style, model, key, tempo, length, voice and day, and put in another order", async () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const jazz = await song({ title: "Harvest", style: "jazz", bpm: 90, duration: 60, model_key: "chirp-v4", music_key: "F# minor", published_at: day("2026-03-01"), play_count: 5, caption: "#field" });
  const rock = await song({ title: "Harvest rock", style: "lo-fi hip hop", bpm: 140, duration: 200, make_instrumental: true, published_at: day("2026-03-02"), play_count: 50, caption: "#field" });
  const last = await song({ title: "Old harvest", style: null, bpm: null, duration: 30, published_at: day("2026-03-03"), caption: "#field" });
  const asked = async (query: string, term = "harvest") => (await find(term, `&${query}`)).clips.map((clip: Json) => clip.id);
  for (const [query, found] of [
    ["style=jazz", [jazz]], ["style=lo-fi+hip+hop", [rock]], ["model=chirp-v4", [jazz]], ["key=F%23+minor", [jazz]], ["bpm_min=100", [rock]], ["bpm_min=80&bpm_max=100", [jazz]],
    ["length_max=60", [last, jazz]], ["length_min=100", [rock]], ["instrumental=true", [rock]], ["instrumental=false", [last, jazz]], ["published_after=2026-03-02", [last, rock]],
    ["sort=new", [last, rock, jazz]], ["sort=plays", [rock, jazz, last]], ["style=jazz&bpm_min=100", []], ["style=nothing", []], ["style=%27%27", []],
  ] as const) {
    expect((await asked(query)).toSorted(), query).toEqual([...found].toSorted());
    expect((await asked(query, "#field")).toSorted(), query).toEqual([...found].toSorted());
    if (query.startsWith("sort")) expect(await asked(query), query).toEqual(found);
  }
  for (const wrong of ["bpm_min=x", "length_max=-1", "instrumental=maybe", "published_after=soon", "sort=random", "style=", `model=${"x".repeat(65)}`]) {
    expect((await server.call(null, "GET", `/api/search?term=harvest&${wrong}`)).status, wrong).toBe(400);
  }
  expect((await find("harvest", "&kind=users&style=jazz&sort=new")).users).toEqual([]);
});

test("whatever is typed is looked for, and nothing of it is run", async () => {
  const odd = await song({ title: "<script>alert(1)</script>", lyrics: "zero\u200bwidth" });
  expect(await songs("<script>")).toEqual([odd]);
  expect(await songs("zero\u200bwidth")).toEqual([odd]);
  for (const term of ["'; drop table clip; --", "\u200b\u200b", "a".repeat(200), "((((", "\\", "%_%", "e\u0301".repeat(60), "🎂".repeat(90)]) {
    for (const kind of ["songs", "playlists", "users"]) expect((await server.call(null, "GET", `/api/search?term=${encodeURIComponent(term)}&kind=${kind}`)).status, term).toBe(200);
  }
  for (const term of ["a\0b", "a".repeat(201)]) expect((await server.call(null, "GET", `/api/search?term=${encodeURIComponent(term)}`)).status).toBe(400);
});

test("pages hold each song once", async () => {
  const made = new Set<string>();
  for (let i = 0; i < 45; i += 1) made.add(await song({ title: `Canyon ${i}`, play_count: i % 7 }));
  const walked: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Json = await find("canyon", cursor === "" ? "" : `&cursor=${cursor}`);
    expect(page.clips.length).toBeLessThanOrEqual(20);
    walked.push(...page.clips.map((clip: Json) => clip.id));
    cursor = page.next_cursor;
  }
  expect(walked).toHaveLength(45);
  expect(new Set(walked)).toEqual(made);
  for (const cursor of ["x", "bzk5OTk5", "%00"]) expect((await server.call(null, "GET", `/api/search?term=canyon&cursor=${cursor}`)).status).toBe(400);
  expect((await server.call(null, "GET", "/api/search")).status).toBe(400);
  expect((await server.call(null, "GET", "/api/search?term=a&kind=secrets")).status).toBe(400);
});

test("hashtags of public captions are suggested by use, and lead to their songs", async () => {
  const both = await song({ caption: "a walk #LoFi #Rain." });
  const one = await song({ caption: "#lofi #LOFI again, no#tag #1 &#39; a/#b ##c" });
  await song({ caption: "#lofi #secret", is_public: false });
  const suggest = async (term: string) => (await server.call(null, "POST", "/api/search/hashtag_suggestions", { term })).body.hashtags;
  expect(await suggest("#lo")).toEqual([{ hashtag: "lofi", count: 2 }]);
  for (const none of ["tag", "1", "39", "b", "c"]) expect(await suggest(none), none).toEqual([]);
  expect(await suggest("")).toEqual([{ hashtag: "lofi", count: 2 }, { hashtag: "rain", count: 1 }]);
  for (const none of ["secret", "%", "a b", "é".repeat(60)]) expect(await suggest(none), none).toEqual([]);
  expect((await songs("#lofi")).toSorted()).toEqual([both, one].toSorted());
  expect(await songs("#LOFI #rain")).toEqual([both]);
  expect(await songs("#lof")).toEqual([]);
});

test("people are found by handle and name, those followed more first, mistyped too", async () => {
  const users = async (term: string) => (await find(term, "&kind=users", bob)).users.map((user: Json) => user.handle);
  const grace = await addPerson(database.db, { handle: "grace_hopper" });
  const graceful = await addPerson(database.db, { handle: "gracefully" });
  await database.db.insertInto("follow").values({ follower_id: bob, followed_id: graceful }).execute();
  expect(await users("grace")).toEqual(["gracefully", "grace_hopper"]);
  expect(await users("@grace_hopper")).toEqual(["grace_hopper"]);
  expect(await users("graec hopper")).toContain("grace_hopper");
  expect(await find("gracefully", "&kind=users", bob)).toMatchObject({ users: [{ is_following: true, followers: 1, is_own: false }], clips: [] });
  expect(await find("grace_hopper", "&kind=users", grace)).toMatchObject({ users: [{ is_own: true, is_following: false }] });
});

test("of playlists only public ones with a song that all may see are found", async () => {
  const [open, closed] = [await song(), await song({ is_public: false })];
  const make = async (name: string, is_public: boolean, clip_ids: string[]) => (await server.call(ada, "POST", "/api/playlist/create/", { name, is_public, clip_ids })).body.id;
  const shown = await make("Evening Sail", true, [open]);
  await make("Evening secret", false, [open]);
  await make("Evening hidden", true, [closed]);
  expect((await find("evening", "&kind=playlists")).playlists.map((each: Json) => each.id)).toEqual([shown]);
});

test("with many songs nothing reads them one by one", async () => {
  await sql`
    insert into clip (id, user_id, job_id, batch_index, status, title, model_key, task, tags, negative_tags, lyrics, description, make_instrumental, seed, rights, duration, audio_key, is_public, caption)
    select gen_random_uuid(), 'u' || n % 500, gen_random_uuid(), 0, 'complete', 'Song ' || n, 'm', 'create', 'pop', '', 'love and word' || n, '', false, 1, 'commercial', 60, 'k', n % 2 = 0, '#tag' || n % 300
    from generate_series(1, 6000) n`.execute(database.db);
  await sql`analyze`.execute(database.db);
  const asked: CompiledQuery[] = [];
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: database.pool }), log: ({ query }) => { asked.push(query); } });
  const page = { offset: 0, limit: 21 };
  expect(await findSongs(db, { query: "'song':* & '4002':*", exact: "song 4002" }, page)).toHaveLength(1);
  expect(await findSongs(db, { query: "'love':*", exact: "love" }, page)).toHaveLength(21);
  expect(await findTagged(db, ["tag8"], page)).toHaveLength(20);
  await suggestTags(db, "tag2");
  await findPlaylists(db, { query: "'evening':*", exact: "evening" }, page);
  expect((await correctWords(db, ["wrod4002"]))?.[0]).toContain("word4002");
  expect(asked.length).toBeGreaterThanOrEqual(7);
  const planOf = (query: CompiledQuery, setting: string) => database.db.connection().execute(async (connection) => {
    await sql.raw(`set enable_seqscan = ${setting}`).execute(connection);
    const { rows } = await connection.executeQuery<{ "QUERY PLAN": string }>({ ...query, sql: `explain ${query.sql}` });
    await sql`reset enable_seqscan`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  for (const query of asked.filter((each) => /^\s*(select|with)/.test(each.sql))) {
    // Few words are read faster without their index: whether it can be used is asked with scans made dear.
    const plan = await planOf(query, query.sql.includes("search_word") ? "off" : "on");
    expect(plan, `${query.sql}\n${plan}`).not.toMatch(/Seq Scan on (clip|search_word)( |$)/m);
  }
  const rare = sql`select clip_id from clip_search where listed and words @@ to_tsquery('simple', ${"'word4002':*"})`.compile(database.db);
  expect(await planOf(rare, "off")).toContain("clip_search_words");
});

test("public personas are found by name, description and style, the one called so first; hidden ones are not", async () => {
  const persona = (change: object) => database.db.insertInto("persona").values({
    id: randomUUID(), user_id: ada, name: "x", description: "", is_public: true, image_url: null, source_clip_id: randomUUID(), singer: "ilse", delivery: "sung", style: "", ...change,
  }).returning("id").executeTakeFirstOrThrow().then(({ id }) => id);
  const style = await persona({ style: "smoky jazz" });
  const called = await persona({ name: "Smoky" });
  await persona({ name: "Smoky secrets", is_public: false });
  const { body } = await server.call(null, "GET", "/api/search?term=smok&kind=personas");
  expect(body.personas.map((each: Json) => each.id).toSorted()).toEqual([style, called].toSorted());
  expect((await find("smoky", "&kind=personas")).personas.map((each: Json) => each.name)).toEqual(["Smoky", "x"]);
  expect((await find("smoky", "&kind=personas")).clips).toEqual([]);
});
