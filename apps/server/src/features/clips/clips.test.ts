import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import pino from "pino";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type TestHttp } from "../../platform/http/test-http.ts";
import { connectPostgresJobs, type PostgresJobs } from "../../platform/queue/postgres-jobs.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { createMemoryStorage } from "../../platform/storage/memory-storage.ts";
import { advanceClip, readClip } from "./clips.repo.ts";
import { mountClips, presentClips, runClipsJobs } from "./index.ts";
import { addClip } from "./seed-clips.fixture.ts";

let database: TestDatabase;
let server: TestHttp;
let jobs: PostgresJobs;
const storage = createMemoryStorage();
const bus = createMemoryBus();
let owner: string;
let stranger: string;
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await connectPostgresJobs({ url: database.url, db: database.db, bus, log: pino({ level: "silent" }), supervises: false });
  server = await createTestHttp();
  mountClips(server.http, { db: database.db, jobs, bus });
  await server.http.raw.ready();
  [owner, stranger] = [await addPerson(database.db), await addPerson(database.db)];
});
afterAll(async () => { await server.http.close(); await jobs.close(); await database.close(); });

const get = (person: string | null, id: string) => server.call(person, "GET", `/api/clip/${id}`);
const post = (person: string | null, path: string, body: object) => server.call(person, "POST", path, body);
const clip = (change = {}) => addClip(database.db, owner, change);

test("a link-only clip is there for anyone with the link; trashed it is there for its owner alone", async () => {
  const id = await clip();
  for (const person of [owner, stranger, null]) expect((await get(person, id)).body).toMatchObject({ id, is_public: false, is_trashed: false });
  expect((await post(owner, "/api/gen/trash", { trash: true, clip_ids: [id] })).body.clips).toMatchObject([{ id, is_trashed: true }]);
  expect((await get(owner, id)).status).toBe(200);
  for (const person of [stranger, null]) {
    expect(await get(person, id)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await server.call(person, "GET", `/api/gen/${id}/aligned_lyrics/v2/`)).status).toBe(404);
  }
  await post(owner, "/api/gen/trash", { trash: false, clip_ids: [id] });
  expect((await get(null, id)).status).toBe(200);
});

test("only the owner changes a clip; to others it is as if it were not there", async () => {
  const id = await clip();
  const before = (await get(owner, id)).body;
  for (const [path, body] of [
    [`/api/gen/${id}/set_visibility/`, { is_public: true }], [`/api/gen/${id}/set_metadata/`, { title: "Mine now" }],
    ["/api/gen/trash", { trash: true, clip_ids: [id] }], ["/api/clips/delete/", { ids: [id] }],
  ] as const) {
    expect((await post(stranger, path, body)).status, path).toBe(404);
    expect((await post(null, path, body)).status, path).toBe(401);
  }
  expect((await get(owner, id)).body).toEqual(before);
});

test("publishing needs a finished song; publishing again keeps the first date", async () => {
  const id = await clip();
  expect((await post(owner, `/api/gen/${id}/set_visibility/`, { is_public: true })).body).toMatchObject({ is_public: true });
  const first = (await readClip(database.db, id))!.published_at;
  expect((await post(owner, `/api/gen/${id}/set_visibility/`, { is_public: false })).body).toMatchObject({ is_public: false });
  await post(owner, `/api/gen/${id}/set_visibility/`, { is_public: true });
  expect((await readClip(database.db, id))!.published_at).toEqual(first);
  const queued = await clip({ status: "queued", attempt: null, duration: null, audio_key: null });
  expect(await post(owner, `/api/gen/${queued}/set_visibility/`, { is_public: true })).toMatchObject({ status: 422, body: { code: "not_processable" } });
});

test("details: lines are joined, limits hold, what is absent stays", async () => {
  const id = await clip();
  await addPerson(database.db, { handle: "Ada_B" });
  const { body } = await post(owner, `/api/gen/${id}/set_metadata/`, { title: "  Two\nlines ", caption: "with @ada_b and @nobody_b\r\n#night", display_tags: "slow", lyrics: "A\nB", can_remix: false });
  expect(body).toMatchObject({
    title: "Two lines", caption: "with @ada_b and @nobody_b #night", caption_mentions: { user_mentions: ["ada_b"] }, display_tags: "slow", allow_comments: true,
    allowed_remix_actions: [], metadata: { prompt: "A\nB", can_remix: false },
  });
  expect(await post(owner, `/api/gen/${id}/set_metadata/`, { title: " \n " })).toMatchObject({ status: 400, body: { fields: { title: "Give the song a title." } } });
  expect(await post(owner, `/api/gen/${id}/set_metadata/`, { lyrics: "x".repeat(7501) })).toMatchObject({ status: 400 });
  expect((await post(owner, `/api/gen/${id}/set_metadata/`, {})).body.title).toBe("Two lines");
});

test("the counters equal the reactions, whatever is pressed in whatever order by however many at once", async () => {
  const people = [owner, stranger, await addPerson(database.db), await addPerson(database.db)];
  const press = fc.tuple(fc.nat(3), fc.constantFrom("LIKE", "DISLIKE", null));
  await fc.assert(fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 14 }), async (presses) => {
    const id = await clip();
    await Promise.all(presses.map(([who, reaction]) => post(people[who]!, `/api/gen/${id}/update_reaction_type/`, { reaction })));
    const rows = await database.db.selectFrom("clip_reaction").select(["reaction", "user_id"]).where("clip_id", "=", id).execute();
    const row = (await readClip(database.db, id))!;
    expect(row.like_count).toBe(rows.filter((each) => each.reaction === "LIKE").length);
    expect(row.dislike_count).toBe(rows.filter((each) => each.reaction === "DISLIKE").length);
    const seen = (await get(owner, id)).body.reaction?.reaction_type ?? null;
    expect(seen).toBe(rows.find((each) => each.user_id === owner)?.reaction ?? null);
  }), { numRuns: 12, seed: 3 });
});

test("the maker hears of a like once for each person, however often it is pressed, and not of their own or of dislikes", async () => {
  const id = await clip();
  const told: string[] = [];
  const stop = bus.subscribe("notification.changed", ({ userId }) => told.push(userId));
  for (const reaction of ["DISLIKE", "LIKE", null, "LIKE", "DISLIKE", "LIKE"]) await post(stranger, `/api/gen/${id}/update_reaction_type/`, { reaction });
  await post(owner, `/api/gen/${id}/update_reaction_type/`, { reaction: "LIKE" });
  const rows = await database.db.selectFrom("notification").select(["user_id", "actor_id", "type"]).where("clip_id", "=", id).execute();
  expect(rows).toEqual([{ user_id: owner, actor_id: stranger, type: "like" }]);
  await expect.poll(() => told).toEqual([owner]);
  stop();
});

test("plays are counted, by anyone, one by one", async () => {
  const id = await clip();
  await Promise.all(Array.from({ length: 8 }, () => post(null, `/api/gen/${id}/increment_action_count/`, { action: "play" })));
  expect((await post(stranger, `/api/gen/${id}/increment_action_count/`, { action: "visit" })).body).toEqual({ play_count: 8 });
});

test("deleting needs the trash, is all or nothing, and takes rows and objects", async () => {
  await runClipsJobs({ jobs, storage });
  const [kept, gone] = [await clip(), await clip({ trashed_at: new Date() })];
  for (const id of [kept, gone]) await storage.put(`clips/${id}/master-1.mp3`, Buffer.from("x"), { contentType: "audio/mpeg" });
  await post(stranger, `/api/gen/${gone}/update_reaction_type/`, { reaction: null });
  expect(await post(owner, "/api/clips/delete/", { ids: [gone, kept] })).toMatchObject({ status: 409 });
  expect(await post(owner, "/api/clips/delete/", { ids: [gone, "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001"] })).toMatchObject({ status: 404 });
  expect((await get(owner, gone)).status).toBe(200);
  expect((await post(owner, "/api/clips/delete/", { ids: [gone, gone] })).body).toEqual({ deleted: [gone] });
  expect((await get(owner, gone)).status).toBe(404);
  await expect.poll(() => storage.list(`clips/${gone}/`), { timeout: 5_000 }).toEqual([]);
  expect(await storage.list(`clips/${kept}/`)).toHaveLength(1);
});

test("whatever is sent to any endpoint, the answer is never an error of ours", async () => {
  const id = await clip();
  const trashed = await clip({ trashed_at: new Date() });
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", "\0", "\ud800", "x".repeat(8000), "😀שלום\u202E", id));
  const value = fc.oneof(text, fc.boolean(), fc.double(), fc.constantFrom(null, [], {}, [id], [id, id], [trashed, "x"], "LIKE", "play"));
  const body = fc.dictionary(fc.constantFrom("title", "caption", "display_tags", "lyrics", "can_remix", "is_public", "reaction", "action", "trash", "clip_ids", "share_id", "__proto__"), value);
  const place = fc.constantFrom(`${id}/set_visibility/`, `${id}/set_metadata/`, `${id}/update_reaction_type/`, `${id}/increment_action_count/`, "trash", "%00/set_metadata/", "x/update_reaction_type/");
  await fc.assert(fc.asyncProperty(place, body, async (path, sent) => {
    const answer = await post(owner, `/api/gen/${path}`, sent);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  }), { numRuns: 250, seed: 6 });
  expect((await get(owner, id)).status).toBe(200);
});

test("compare-and-set: of many that would end a clip one does, and an old attempt never", async () => {
  const id = await clip({ status: "streaming", attempt: 2, duration: null, audio_key: null });
  const finish = (attempt: number) => advanceClip(database.db, id, { type: "finished", attempt, duration: 9 }, { audio_key: `by ${attempt}` });
  const results = await Promise.all([finish(1), finish(2), finish(1), advanceClip(database.db, id, { type: "failed", attempt: null, errorType: "cancelled", message: "", refunded: true }), finish(3), finish(2)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect([results[0], results[2], results[4]]).toEqual([false, false, false]);
});

test("a page of clips costs the same few queries, however long", async () => {
  const ids = [];
  for (let n = 0; n < 20; n++) ids.push(await clip());
  let queries = 0;
  const { db } = database;
  const counting = db.withPlugin({ transformQuery: ({ node }) => { queries++; return node; }, transformResult: async ({ result }) => result });
  expect((await presentClips(counting, ids, { id: stranger })).map((each) => each.id)).toEqual(ids);
  expect(queries).toBeLessThanOrEqual(4);
});
