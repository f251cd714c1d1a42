import { randomUUID } from "node:crypto";
import type { Clip } from "@tunewright/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { mountClips } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { findSimilar, wordsOf } from "./find-similar.ts";
import { mountRelations } from "./index.ts";

const bus = createMemoryBus();
let database: TestDatabase;
let server: TestHttp;
let [maker, remixer, other] = ["", "", ""];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountRelations(server.http, { db: database.db, bus });
  mountClips(server.http, { db: database.db, bus, jobs: { enqueue: async () => undefined } as never });
  await server.http.raw.ready();
  [maker, remixer, other] = [await addPerson(database.db), await addPerson(database.db), await addPerson(database.db)];
});
afterAll(async () => { await server.http.close(); await database.close(); });

const song = (user: string, change = {}) => addClip(database.db, user, { is_public: true, published_at: new Date(), ...change });
const link = (clip_id: string, source_id: string, relation: "cover" | "extend" | "stems" = "cover") => database.db.insertInto("clip_source").values({ clip_id, source_id, relation }).execute();
const get = (who: string | null, id: string, what: string) => server.call(who, "GET", `/api/clip/${id}/${what}`);
const remixes = async (who: string | null, id: string): Promise<string[]> => (await get(who, id, "remixes")).body.clips.map((clip: Clip) => clip.id);
const line = async (who: string | null, id: string) => ((await get(who, id, "lineage")).body.nodes as Json[]).map((node) => [node.depth, node.relation, node.clip?.id ?? null]);

test("remixes are public songs and one's own; never what others keep to themselves, throw away or split", async () => {
  const root = await song(maker);
  const [open, hidden, trashed, stem] = [await song(remixer), await song(remixer, { is_public: false }), await song(remixer, { trashed_at: new Date() }), await song(remixer)];
  for (const id of [open, hidden, trashed]) await link(id, root);
  await link(stem, root, "stems");
  for (const who of [null, maker, other]) expect(await remixes(who, root)).toEqual([open]);
  expect(await remixes(remixer, root)).toEqual([hidden, open]);
  expect((await get(null, root, "remixes")).body.count).toBe(1);
});

test("the line of a song goes up to what it came from and down to what came of it; what is private has no name", async () => {
  const [first, second, third, fourth, secret] = [await song(maker), await song(remixer, { is_public: false }), await song(other), await song(remixer), await song(maker, { is_public: false })];
  await link(second, first, "extend");
  await link(third, second, "cover");
  await link(fourth, third, "extend");
  await link(secret, third, "cover");
  expect(await line(null, third)).toEqual([[-2, null, first], [-1, "extend", null], [0, "cover", third], [1, "extend", fourth]]);
  expect(await line(remixer, third)).toEqual([[-2, null, first], [-1, "extend", second], [0, "cover", third], [1, "extend", fourth]]);
  expect(await line(maker, third)).toContainEqual([1, "cover", secret]);
});

test("songs that were made of each other do not go round for ever", async () => {
  const [a, b] = [await song(maker), await song(maker)];
  await link(a, b);
  await link(b, a);
  expect((await line(null, a)).length).toBeLessThanOrEqual(3);
});

test("whoever made the original decides whether a remix names it; the remix's maker does not", async () => {
  const [root, remix] = [await song(maker), await song(remixer)];
  await link(remix, root);
  const show = (who: string | null, show_remix: boolean) => server.call(who, "POST", `/api/gen/${remix}/set_show_remix/`, { show_remix });
  expect((await show(null, false)).status).toBe(401);
  for (const who of [remixer, other]) expect((await show(who, false)).status).toBe(403);
  expect((await show(maker, false)).body.metadata.show_remix).toBe(false);
  expect(await remixes(null, root)).toEqual([]);
  expect(await line(null, remix)).toEqual([[0, null, remix]]);
  expect(await line(null, root)).toEqual([[0, null, root]]);
  expect(await line(maker, remix)).toEqual([[-1, null, root], [0, "cover", remix]]);
  await show(maker, true);
  expect(await remixes(null, root)).toEqual([remix]);
});

test("whoever made the original hears of a remix when it is public for the first time", async () => {
  const [root, remix] = [await song(maker), await song(remixer, { is_public: false, published_at: null })];
  await link(remix, root);
  const publish = (is_public: boolean) => server.call(remixer, "POST", `/api/gen/${remix}/set_visibility/`, { is_public });
  for (const on of [true, false, true]) expect((await publish(on)).status).toBe(200);
  const heard = await database.db.selectFrom("notification").select(["user_id", "actor_id", "clip_id"]).where("type", "=", "remix").where("clip_id", "=", remix).execute();
  expect(heard).toEqual([{ user_id: maker, actor_id: remixer, clip_id: remix }]);
});

test("unknown and trashed songs have no relations for others; link-only ones have for who has the link", async () => {
  const [hidden, trashed] = [await song(maker, { is_public: false }), await song(maker, { trashed_at: new Date() })];
  for (const what of ["remixes", "lineage", "similar"]) {
    expect((await get(null, hidden, what)).status).toBe(200);
    for (const id of [trashed, randomUUID(), "x"]) expect((await get(null, id, what)).status).toBe(404);
    expect((await get(maker, trashed, what)).status).toBe(200);
  }
  expect((await get(null, hidden, "remixes?cursor=x")).status).toBe(400);
});

test("similar songs come in style, tempo and words; never itself, its other take, or what others keep to themselves", async () => {
  const job_id = randomUUID();
  const style = { style: "zydeco", tags: "zydeco, accordion", bpm: 120, music_key: "A minor" };
  const asked = await song(maker, { ...style, job_id });
  const twin = await song(maker, { ...style, job_id, batch_index: 1 });
  const near = await song(other, { ...style, bpm: 122 });
  const far = await song(other, { ...style, bpm: 171, tags: "zydeco", music_key: "C major" });
  const elsewhere = await song(other, { style: "metal", tags: "metal", bpm: 200 });
  const [hidden, trashed] = [await song(other, { ...style, is_public: false }), await song(other, { ...style, trashed_at: new Date() })];
  const found = (await get(null, asked, "similar")).body.clips.map((clip: Clip) => clip.id) as string[];
  expect(found.slice(0, 2)).toEqual([near, far]);
  expect(found.indexOf(elsewhere)).toBeGreaterThan(1);
  for (const id of [asked, twin, hidden, trashed]) expect(found).not.toContain(id);
});

test("any style text can be asked for, and what is not known of a song is no error", async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(null, "pop"), fc.constantFrom(null, 40, 300), async (tags, style, bpm) => {
    const clean = tags.replaceAll("\u0000", "").toWellFormed();
    expect(Array.isArray(await findSimilar(database.db, { id: randomUUID(), jobId: randomUUID(), style, tags: clean, bpm, musicKey: null, instrumental: false }, null, 5))).toBe(true);
    expect(wordsOf(clean).every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
  }), { numRuns: 40 });
});

test("the neighbours in tempo are read from an index, in order", async () => {
  const plan = await database.db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await sql<Record<string, string>>`explain select id from clip where is_public and trashed_at is null and style = 'pop' and bpm >= 100 order by bpm, seq limit 60`.execute(connection);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("clip_public_style_tempo");
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});
