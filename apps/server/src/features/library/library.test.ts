import fc from "fast-check";
import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import type { Database, Db } from "../../database.ts";
import { failStalledTakes } from "../generation/fail-stalled-takes.ts";
import { countRunning } from "../generation/index.ts";
import { readStarterProgress } from "../starter/index.ts";
import { presentClips } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { countOwnClips, listLikedClips, listOwnClips, listProjectClips } from "./clip-skeletons.ts";
import { ensureDefaultProject, mountLibrary } from "./index.ts";
import { readProjects } from "./library.repo.ts";

let database: TestDatabase;
let server: TestHttp;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountLibrary(server.http, { db: database.db, bus: createMemoryBus() });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

const person = () => addPerson(database.db);
const add = (userId: string, change = {}) => addClip(database.db, userId, change);
const feed = async (who: string | null, query = "") => server.call(who, "GET", `/api/feed/v2${query}`);
const ids = (answer: { body: { clips: { id: string }[] } }) => answer.body.clips.map((clip) => clip.id);

test("the feed holds one's own clips, newest first, page by page, by cursor and by number", async () => {
  const [me, other] = [await person(), await person()];
  const mine: string[] = [];
  for (let n = 0; n < 45; n++) {
    mine.unshift(await add(me, { title: `Song ${n}` }));
    if (n % 3 === 0) await add(other, { is_public: true });
  }
  await add(me, { trashed_at: new Date() });
  const walked: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await feed(me, cursor ? `?cursor=${cursor}` : "");
    expect(page.body.num_total_results).toBe(45);
    walked.push(...ids(page));
    cursor = page.body.next_cursor;
  }
  expect(walked).toEqual(mine);
  expect(ids(await feed(me, "?page=2"))).toEqual(mine.slice(40));
  expect((await feed(me, "?page=2")).body.current_page).toBe(2);
});

test("filters: public, trash, liked; a liked song that went link-only again leaves the list", async () => {
  const [me, other] = [await person(), await person()];
  const [open, closed, trashed] = [await add(me, { is_public: true }), await add(me), await add(me, { trashed_at: new Date() })];
  const theirs = await add(other, { is_public: true });
  expect(ids(await feed(me, "?is_public=true"))).toEqual([open]);
  expect(ids(await feed(me, "?is_public=false"))).toEqual([closed]);
  expect(ids(await feed(me, "?is_trashed=true"))).toEqual([trashed]);
  expect((await feed(me, "?is_uploaded_audio=true")).body).toMatchObject({ clips: [], num_total_results: 0 });
  for (const clip_id of [closed, theirs]) await database.db.insertInto("clip_reaction").values({ clip_id, user_id: me, reaction: "LIKE" }).execute();
  expect(ids(await feed(me, "?is_liked=true"))).toEqual([theirs, closed]);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", theirs).execute();
  expect(await feed(me, "?is_liked=true")).toMatchObject({ body: { num_total_results: 1, clips: [{ id: closed }] } });
});

test("search finds every word, or its beginning, in title, tags and lyrics, own songs alone, in the trash too", async () => {
  const me = await person();
  const rain = await add(me, { title: "Neon 100% Rain_", tags: "synthwave", lyrics: "[Verse]\nOver the Hudson" });
  const sun = await add(me, { title: "Sun", tags: "folk, banjo", lyrics: "Große Straße 雨" });
  for (const [q, found] of [
    ["rain", [rain]], ["hudson neon", [rain]], ["BANJO", [sun]], ["straße", [sun]], ["雨", [sun]], ["100%", [rain]], ["%", []], ["_", []], ["rain banjo", []], ["hud", [rain]], ["strasse", []], ["  ", [sun, rain]],
  ] as const) expect(ids(await feed(me, `?q=${encodeURIComponent(q)}`)), q).toEqual(found);
  const rainy = await add(me, { title: "Rainy", lyrics: "夜の雨が降る", trashed_at: new Date() });
  await add(await person(), { title: "Rain", is_public: true });
  expect(ids(await feed(me, "?q=rain"))).toEqual([rain]);
  expect(ids(await feed(me, "?q=rain&is_trashed=true"))).toEqual([rainy]);
  expect(ids(await feed(me, `?q=${encodeURIComponent("雨が")}&is_trashed=true`))).toEqual([rainy]);
  await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (q) => {
    expect((await feed(me, `?q=${encodeURIComponent(q.toWellFormed())}`)).status).toBeOneOf(q.includes("\0") ? [200, 400] : [200]);
  }), { numRuns: 40, seed: 2 });
});

test("filters by model, type, tempo and day join with one another, with words and with likes", async () => {
  const me = await person();
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  const slow = await add(me, { title: "Slow", bpm: 70, model_key: "chirp-v4", created_at: day("2026-03-01") });
  const quick = await add(me, { title: "Quick", bpm: 140, model_key: "chirp-auk-turbo", created_at: day("2026-03-02"), is_public: true });
  const taken = await add(me, { title: "Quick recording", bpm: 141, kind: "upload", created_at: day("2026-03-03") });
  await database.db.insertInto("clip_reaction").values([{ clip_id: slow, user_id: me, reaction: "LIKE" }, { clip_id: quick, user_id: me, reaction: "LIKE" }]).execute();
  for (const [query, found] of [
    ["model=chirp-v4", [slow]], ["type=upload", [taken]], ["is_uploaded_audio=true", [taken]], ["type=gen", [quick, slow]], ["bpm_min=100", [taken, quick]], ["bpm_min=100&bpm_max=140", [quick]],
    ["created_after=2026-03-02", [taken, quick]], ["created_before=2026-03-02T12:00:00%2B01:00", [slow]], ["created_after=2026-03-02&created_before=2026-03-03", [quick]],
    ["q=qui&type=gen", [quick]], ["is_liked=true&bpm_max=100", [slow]], ["is_liked=true&q=quick", [quick]], ["is_liked=true&is_public=true", [quick]], ["type=gen&model=nothing", []],
  ] as const) {
    const answer = await feed(me, `?${query}`);
    expect(ids(answer), query).toEqual(found);
    expect(answer.body.num_total_results, query).toBe(found.length);
  }
  for (const wrong of ["type=song", "bpm_min=quick", "bpm_min=-1", "bpm_max=1e9", "created_after=yesterday", `model=${"x".repeat(65)}`, "model=%00", "page=10001", "page=-1"]) {
    expect((await feed(me, `?${wrong}`)).status, wrong).toBe(400);
  }
});

test("by id anyone with the link sees a clip, and nobody a hidden one", async () => {
  const [me, other] = [await person(), await person()];
  const [a, b, trashed] = [await add(me), await add(other), await add(other, { trashed_at: new Date() })];
  const list = [b, "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001", trashed, a, b].join(",");
  expect(ids(await feed(me, `?ids=${list}`))).toEqual([b, a]);
  expect(ids(await feed(null, `?ids=${list}`))).toEqual([b, a]);
  expect(ids(await feed(null, "?ids="))).toEqual([]);
  expect((await feed(null, "?ids=x")).status).toBe(400);
  expect((await feed(null)).status).toBe(401);
});

test.each(["x", "%00", "c3MxMjM", "_".repeat(200), "czk5OTk5OTk5OTk5OTk5"])("a cursor that was not made here (%s) is a sentence or an empty page", async (cursor) => {
  expect((await feed(await person(), `?cursor=${cursor}`)).status).toBeOneOf([200, 400]);
});

test("everyone has one default workspace, however many ask at once", async () => {
  const me = await person();
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => ensureDefaultProject(database.db, me)))).size).toBe(1);
  expect((await server.call(me, "GET", "/api/project/me")).body).toMatchObject({ num_total_results: 1, projects: [{ name: "My Workspace", is_default: true, clip_count: 0, image_url: null }] });
});

test("workspaces: made, filled, counted, shown to their owner only", async () => {
  const [me, other] = [await person(), await person()];
  const made = (await server.call(me, "POST", "/api/project", { name: "  Album  " })).body;
  expect(made).toMatchObject({ name: "Album", clip_count: 0, is_default: false, is_owned: true });
  const [a, b, theirs] = [await add(me, { image_version: 3 }), await add(me), await add(other)];
  const move = (who: string, clip_ids: string[]) => server.call(who, "POST", `/api/project/${made.id}/clips`, { clip_ids });
  expect((await move(me, [a, theirs])).status).toBe(404);
  expect((await move(other, [theirs])).status).toBe(404);
  expect((await move(me, [a, b])).body).toMatchObject({ clip_count: 2, image_url: `/api/clip/${a}/image?size=352&v=3` });
  const shown = (await server.call(me, "GET", `/api/project/${made.id}`)).body;
  expect(shown.clips.map((clip: Json) => [clip.id, clip.project_id])).toEqual([[b, made.id], [a, made.id]]);
  expect((await server.call(other, "GET", `/api/project/${made.id}`)).status).toBe(404);
  expect((await server.call(me, "GET", "/api/project/me")).body.projects.map((each: Json) => each.name)).toEqual(["My Workspace", "Album"]);
  for (const name of ["", "  ", "x".repeat(101), "a\0b"]) expect((await server.call(me, "POST", "/api/project", { name })).status, JSON.stringify(name)).toBe(400);
});

test("with many clips of others no list reads them", async () => {
  const me = await person();
  await add(me, { project_id: await ensureDefaultProject(database.db, me) });
  await sql`
    insert into clip (id, user_id, job_id, batch_index, status, title, model_key, task, tags, negative_tags, lyrics, description, make_instrumental, seed, rights, duration, audio_key, is_public)
    select gen_random_uuid(), 'u' || n % 500, gen_random_uuid(), 0, 'complete', 'T', 'm', 'create', '', '', '', '', false, 1, 'commercial', 60, 'k', n % 3 = 0 from generate_series(1, 20000) n`.execute(database.db);
  await sql`analyze clip`.execute(database.db);
  const asked: CompiledQuery[] = [];
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: database.pool }), log: ({ query }) => { asked.push(query); } });
  await listOwnClips(db, me, {}, { limit: 20 });
  await listOwnClips(db, me, { isTrashed: true }, { limit: 20 });
  await listOwnClips(db, me, { text: "neon" }, { limit: 20 });
  await countOwnClips(db, me, {});
  await listOwnClips(db, me, { bpm: { min: 100 }, model: "m", kind: "gen" }, { limit: 20 });
  await listLikedClips(db, me, {}, { limit: 20 });
  await listProjectClips(db, await ensureDefaultProject(database.db, me), { limit: 20 });
  await readProjects(db, me, { offset: 0, limit: 20 });
  await presentClips(db, [], null);
  await countRunning(db, me);
  await readStarterProgress(db);
  const limit = new Date();
  await failStalledTakes({ db, jobs: { enqueue: async () => "" } }, { now: new Date(limit.getTime() + 601_000), processStartedAt: new Date(0) });
  expect(asked.length).toBeGreaterThanOrEqual(12);
  for (const query of asked) {
    const { rows } = await database.pool.query(`explain ${query.sql}`, [...query.parameters]);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), query.sql).not.toMatch(/Seq Scan on clip/);
  }
});
