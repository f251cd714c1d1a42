import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountComments } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
const bus = createMemoryBus();
let [owner, ada, bob] = ["", "", ""];
const name = () => randomUUID().replaceAll("-", "").slice(0, 12);
const [adaHandle, bobHandle] = [`Ada_${name()}`, `bob_${name()}`];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountComments(server.http, { db: database.db, bus });
  await server.http.raw.ready();
  [owner, ada, bob] = [await addPerson(database.db), await addPerson(database.db, { handle: adaHandle }), await addPerson(database.db, { handle: bobHandle })];
});
afterAll(async () => { await server.http.close(); await database.close(); });

const song = (change = {}) => addClip(database.db, owner, change);
const read = (person: string | null, id: string, query = "") => server.call(person, "GET", `/api/gen/${id}/comments/${query}`);
const post = (person: string | null, id: string, body: unknown) => server.call(person, "POST", `/api/gen/${id}/comments/`, body);
const say = async (person: string, id: string, text: string, more = {}): Promise<Json> => (await post(person, id, { text, ...more })).body;
const like = (person: string | null, id: string, liked = true) => server.call(person, "POST", `/api/comments/${id}/like`, { liked });
const remove = (person: string | null, id: string) => server.call(person, "POST", `/api/comments/${id}/delete`, {});
const countOf = async (id: string) => (await database.db.selectFrom("clip").select("comment_count").where("id", "=", id).executeTakeFirstOrThrow()).comment_count;
const heard = async (person: string, clipId: string) => (await database.db.selectFrom("notification").select(["type", "actor_id", "context"])
  .where("user_id", "=", person).where("clip_id", "=", clipId).orderBy("seq").execute());

test("whoever has the link of a song reads, and comments when signed in; a visitor only reads", async () => {
  for (const isPublic of [true, false]) {
    const id = await song({ is_public: isPublic });
    expect((await post(null, id, { text: "hello" })).status).toBe(401);
    expect(await post(ada, id, { text: "  That snare!  ", time_s: 57 })).toMatchObject({
      status: 200, body: { text: "That snare!", time_s: 57, handle: adaHandle, parent_id: null, like_count: 0, is_liked: false, can_delete: true },
    });
    expect((await read(null, id)).body).toMatchObject({ comment_count: 1, next_cursor: null, comments: [{ text: "That snare!", can_delete: false }] });
    expect((await read(owner, id)).body.comments).toMatchObject([{ can_delete: true }]);
    expect(await countOf(id)).toBe(1);
  }
});

test("a song in the trash is not there for others, and its maker cannot comment either", async () => {
  const id = await song();
  const { id: comment } = await say(ada, id, "first");
  await database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", id).execute();
  for (const answer of [await read(ada, id), await read(null, id), await post(ada, id, { text: "x" }), await like(ada, comment), await remove(ada, comment), await read(ada, randomUUID())]) {
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect((await read(owner, id)).body.comments).toHaveLength(1);
  expect((await post(owner, id, { text: "x" })).status).toBe(403);
});

test("with comments off nobody comments and only the maker sees what was said", async () => {
  const id = await song();
  const { id: comment } = await say(ada, id, "first");
  await database.db.updateTable("clip").set({ allow_comments: false }).where("id", "=", id).execute();
  for (const person of [ada, owner]) expect(await post(person, id, { text: "more" })).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  for (const person of [ada, null]) expect((await read(person, id)).body).toEqual({ comments: [], next_cursor: null, comment_count: 0 });
  expect((await like(bob, comment)).status).toBe(404);
  expect((await read(owner, id)).body.comments).toHaveLength(1);
  expect((await remove(owner, comment)).body).toEqual({ clip_id: id, comment_count: 0 });
});

test("people delete their own comments, a maker any under their song, with the answers; the counter follows", async () => {
  const id = await song();
  const mine = await say(ada, id, "mine");
  for (const text of ["one", "two"]) await say(bob, id, text, { parent_id: mine.id });
  const other = await say(bob, id, "other");
  expect(await countOf(id)).toBe(4);
  expect((await remove(null, mine.id)).status).toBe(401);
  expect((await remove(ada, other.id)).status).toBe(403);
  expect((await remove(owner, other.id)).body).toEqual({ clip_id: id, comment_count: 3 });
  const [answer] = (await read(ada, id, `?parent_id=${mine.id}`)).body.comments;
  expect((await remove(bob, answer.id)).body.comment_count).toBe(2);
  expect((await read(ada, id)).body.comments).toMatchObject([{ id: mine.id, reply_count: 1 }]);
  expect((await remove(ada, mine.id)).body.comment_count).toBe(0);
  expect((await remove(ada, mine.id)).status).toBe(404);
  expect(await countOf(id)).toBe(0);
});

test("answers go one level deep, oldest first, and stay with their own song", async () => {
  const [id, elsewhere] = [await song(), await song()];
  const root = await say(ada, id, "root");
  const first = await say(bob, id, "first", { parent_id: root.id });
  const second = await say(ada, id, "second", { parent_id: first.id });
  expect(second.parent_id).toBe(root.id);
  expect((await read(null, id, `?parent_id=${root.id}`)).body.comments.map((each: Json) => each.text)).toEqual(["first", "second"]);
  expect((await read(null, id)).body.comments).toMatchObject([{ id: root.id, reply_count: 2 }]);
  expect((await post(bob, elsewhere, { text: "x", parent_id: root.id })).status).toBe(404);
  expect((await read(null, elsewhere, `?parent_id=${root.id}`)).body.comments).toEqual([]);
});

test("a like counts once for each person, however often and however many at once", async () => {
  const id = await song();
  const { id: comment } = await say(ada, id, "like me");
  await Promise.all([like(bob, comment), like(bob, comment), like(bob, comment), like(owner, comment)]);
  expect((await read(bob, id)).body.comments).toMatchObject([{ like_count: 2, is_liked: true }]);
  expect((await read(ada, id)).body.comments).toMatchObject([{ like_count: 2, is_liked: false }]);
  await Promise.all([like(bob, comment, false), like(bob, comment, false)]);
  expect((await like(bob, comment)).body).toMatchObject({ like_count: 2 });
  expect((await heard(ada, id)).map((row) => [row.type, row.actor_id]).toSorted()).toEqual([["like", bob], ["like", owner]].toSorted());
  expect((await like(null, comment)).status).toBe(401);
});

test("pages of twenty hold each comment once, also while others are written", async () => {
  const id = await song();
  const said: string[] = [];
  for (let i = 0; i < 45; i += 1) said.push((await say(i % 2 ? ada : bob, id, `number ${i}`)).id);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body }: { body: Json } = await read(null, id, cursor === "" ? "" : `?cursor=${cursor}`);
    seen.push(...body.comments.map((each: Json) => each.id));
    sizes.push(body.comments.length);
    cursor = body.next_cursor;
    await say(ada, id, "meanwhile");
  }
  expect([sizes, seen]).toEqual([[20, 20, 5], said.toReversed()]);
});

test("what is written stays what was written: scripts are text", async () => {
  const id = await song();
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.constantFrom("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "'; drop table comment; --")), async (raw) => {
    const text = `x${raw.replace(/[\0\r\u2028\u2029]/g, "")}x`.replace(/\n\s*\n\s*\n+/g, "\n\n");
    expect((await say(ada, id, text)).text).toBe(text);
  }), { numRuns: 40 });
});

test.each([
  ["nothing", ""], ["spaces", "  \n "], ["zero-width characters", "\u200B\u2060\u200D\uFEFF"], ["a NUL", "a\0b"], ["501 characters", "x".repeat(501)],
  ["ten thousand mentions", "@somebody ".repeat(10_000)], ["no text", undefined], ["a number", 5],
])("%s is refused at its field", async (_, text) => {
  const id = await song();
  expect(await post(ada, id, { text })).toMatchObject({ status: 400, body: { code: "invalid_request", fields: { text: expect.any(String) } } });
  expect(await countOf(id)).toBe(0);
});

test.each(["x", "YzA", "%00", "czE"])("the cursor %s is refused or empty, never an error of ours", async (cursor) => {
  expect([200, 400]).toContain((await read(null, await song(), `?cursor=${cursor}`)).status);
});

test("a mention is a link only where somebody has the handle, whatever its case", async () => {
  const id = await song();
  const { user_mentions } = await say(bob, id, `@${adaHandle.toUpperCase()} and @nobody_${name()} at me@${bobHandle}`);
  expect(user_mentions).toEqual([adaHandle.toLowerCase()]);
});

test("maker, answered and named people hear once each, and nobody of what they said themselves", async () => {
  const id = await song();
  const root = await say(ada, id, "root");
  await say(bob, id, `@${adaHandle} @${bobHandle} agreed`, { parent_id: root.id });
  await say(owner, id, `thanks @${bobHandle} @${bobHandle}`);
  expect((await heard(owner, id)).map((row) => [row.type, row.actor_id])).toEqual([["comment", ada], ["comment", bob]]);
  expect((await heard(ada, id)).map((row) => [row.type, row.actor_id])).toEqual([["comment", bob]]);
  expect((await heard(bob, id)).map((row) => [row.type, row.actor_id, row.context])).toEqual([["mention", owner, `thanks @${bobHandle} @${bobHandle}`]]);
});

test("one comment names at most ten people, as far as they hear of it", async () => {
  const id = await song();
  const people = await Promise.all(Array.from({ length: 15 }, async () => {
    const handle = name();
    return { handle, person: await addPerson(database.db, { handle }) };
  }));
  await say(ada, id, people.map(({ handle }) => `@${handle}`).join(" "));
  const told = await Promise.all(people.map(async ({ person }) => (await heard(person, id)).length));
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(10);
});

test("a deleted comment leaves nobody's list a trace", async () => {
  const id = await song();
  const { id: comment } = await say(bob, id, `@${adaHandle}`);
  expect(await heard(ada, id)).toHaveLength(1);
  await remove(bob, comment);
  expect([...await heard(ada, id), ...await heard(owner, id)]).toEqual([]);
});

test("the windows of the maker and of the writer are told that the song changed", async () => {
  const id = await song();
  const told: string[] = [];
  const stop = bus.subscribe("clip.updated", ({ clipId, userId }) => { if (clipId === id) told.push(userId); });
  await say(ada, id, "hi");
  await expect.poll(() => told.toSorted()).toEqual([owner, ada].toSorted());
  stop();
});

test("suggestions are people whose handle begins so; an underscore is no wildcard", async () => {
  const start = `q${name()}`;
  await addPerson(database.db, { handle: `${start}_x` });
  await addPerson(database.db, { handle: `${start}ax` });
  const suggest = async (term: string) => (await server.call(ada, "GET", `/api/comments/mention_suggestions?term=${term}`)).body;
  expect((await suggest(start.toUpperCase())).users.map((each: Json) => each.handle)).toEqual([`${start}_x`, `${start}ax`]);
  expect((await suggest(`${start}_`)).users).toMatchObject([{ handle: `${start}_x` }]);
  expect(Object.keys((await suggest(start)).users[0]).toSorted()).toEqual(["avatar_image_url", "display_name", "handle"]);
  expect((await suggest("%25")).code).toBe("invalid_request");
  expect((await server.call(null, "GET", "/api/comments/mention_suggestions?term=a")).status).toBe(401);
});
