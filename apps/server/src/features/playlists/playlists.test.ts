import { LIMITS } from "@tunewright/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountPlaylists } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
let me: string;
let other: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountPlaylists(server.http, { db: database.db, bus: createMemoryBus() });
  await server.http.raw.ready();
  [me, other] = [await addPerson(database.db, { handle: "maker" }), await addPerson(database.db)];
});
afterAll(async () => { await server.http.close(); await database.close(); });

const add = (userId: string, change = {}) => addClip(database.db, userId, change);
const post = (who: string | null, path: string, body: unknown) => server.call(who, "POST", path, body);
const make = async (name = "Album", more = {}) => (await post(me, "/api/playlist/create/", { name, ...more })).body;
const open = (who: string | null, id: string, cursor = "") => server.call(who, "GET", `/api/playlist/${id}/${cursor && `?cursor=${cursor}`}`);
const order = async (who: string | null, id: string): Promise<string[]> => (await open(who, id)).body.playlist_clips.map((each: Json) => each.clip.id);
const tracks = (who: string | null, id: string, verb: "add" | "remove", clip_ids: string[]) => post(who, `/api/playlist/v2/${id}/tracks/${verb}`, { clip_ids });
const move = (who: string | null, id: string, clip_id: string, after_clip_id: string | null) => post(who, `/api/playlist/v2/${id}/tracks/reorder`, { clip_id, after_clip_id });

test("a playlist is made, filled, shown, changed and deleted by its owner", async () => {
  const [a, b, c] = [await add(me, { image_version: 2 }), await add(me), await add(other, { is_public: true, image_version: 1 })];
  const made = await make("  Evening  ", { description: "slow", clip_ids: [a] });
  expect(made).toMatchObject({ name: "Evening", description: "slow", is_public: false, is_owned: true, song_count: 1, handle: "maker", image_url: `/api/clip/${a}/image?size=352&v=2` });
  expect((await tracks(me, made.id, "add", [b, c, b, a])).body).toMatchObject({ added: 2, song_count: 3 });
  expect(await order(me, made.id)).toEqual([a, b, c]);
  expect((await tracks(me, made.id, "remove", [b])).body).toMatchObject({ song_count: 2, cover_urls: { length: 2 } });
  expect((await post(me, `/api/playlist/v2/${made.id}/edit`, { name: "Late", is_public: true })).body).toMatchObject({ name: "Late", description: "slow", is_public: true });
  expect((await server.call(me, "GET", "/api/playlist/me")).body).toMatchObject({ num_total_results: 1, playlists: [{ id: made.id, name: "Late" }] });
  expect((await server.call(other, "GET", "/api/playlist/me")).body).toMatchObject({ num_total_results: 0, playlists: [] });
  expect(await post(me, `/api/playlist/v2/${made.id}/delete`, undefined)).toMatchObject({ status: 409 });
  expect((await post(me, `/api/playlist/v2/${made.id}/trash`, { trash: true })).body.is_trashed).toBe(true);
  expect((await post(me, `/api/playlist/v2/${made.id}/delete`, undefined)).status).toBe(200);
  expect((await open(me, made.id)).status).toBe(404);
});

test("anyone with the link opens it, and only its owner changes it", async () => {
  const { id } = await make("Mine", { clip_ids: [await add(me, { is_public: true })] });
  const song = await add(other, { is_public: true });
  for (const who of [other, null]) {
    expect((await open(who, id)).body).toMatchObject({ is_owned: false, song_count: 1, playlist_clips: { length: 1 } });
    const refused = who === null ? 401 : 404;
    for (const [path, body] of [["edit", { name: "x" }], ["delete", undefined], ["trash", { trash: true }], ["invite", { enabled: true }], ["collaborators/remove", { handle: "maker" }], ["tracks/add", { clip_ids: [song] }], ["tracks/remove", { clip_ids: [song] }], ["tracks/reorder", { clip_id: song, after_clip_id: null }]] as const) {
      expect((await post(who, `/api/playlist/v2/${id}/${path}`, body)).status, `${path} by ${who ? "another" : "a visitor"}`).toBe(refused);
    }
  }
  expect((await server.call(null, "GET", "/api/playlist/me")).status).toBe(401);
  expect((await post(null, "/api/playlist/create/", { name: "x" })).status).toBe(401);
  expect((await open(me, id)).body.song_count).toBe(1);
});

test("a song that is link-only or in the trash stands in nobody's list but its maker's", async () => {
  const [mine, theirs, hidden] = [await add(me), await add(other, { is_public: true }), await add(other)];
  const { id } = await make("Mixed", { is_public: true, clip_ids: [mine, theirs] });
  expect(await order(me, id)).toEqual([mine, theirs]);
  expect(await order(null, id)).toEqual([theirs]);
  expect((await open(null, id)).body).toMatchObject({ song_count: 1 });
  expect((await tracks(me, id, "add", [hidden])).status).toBe(422);
  expect((await tracks(me, id, "add", [await add(other, { trashed_at: new Date() })])).status).toBe(404);
  expect((await tracks(me, id, "add", [await add(me, { trashed_at: new Date() })])).status).toBe(422);
  await database.db.updateTable("clip").set({ is_public: false }).where("id", "=", theirs).execute();
  expect(await order(me, id)).toEqual([mine]);
  expect(await order(other, id)).toEqual([theirs]);
  await database.db.updateTable("clip").set({ trashed_at: new Date() }).where("id", "=", theirs).execute();
  expect(await order(other, id)).toEqual([]);
});

test("songs are moved to any place, and stay whole and apart however often", async () => {
  const songs: string[] = [];
  for (let i = 0; i < 6; i += 1) songs.push(await add(me));
  const { id } = await make("Order", { clip_ids: songs });
  const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(6)), { maxLength: 70 });
  let known = [...songs];
  await fc.assert(fc.asyncProperty(moves, async (list) => {
    for (const [from, to] of list) {
      const clip = known[from]!;
      const rest = known.filter((each) => each !== clip);
      const place = Math.min(to, rest.length);
      expect((await move(me, id, clip, place === 0 ? null : rest[place - 1]!)).status).toBe(200);
      known = [...rest.slice(0, place), clip, ...rest.slice(place)];
    }
    expect(await order(me, id)).toEqual(known);
  }), { numRuns: 6, seed: 3 });
  // The same gap is halved until numbers have no room left.
  for (let i = 0; i < 70; i += 1) {
    const [first, second, third] = known;
    await move(me, id, third!, first!);
    known = [first!, third!, second!, ...known.slice(3)];
  }
  expect(await order(me, id)).toEqual(known);
});

test("many moves at once leave every song once", async () => {
  const songs: string[] = [];
  for (let i = 0; i < 8; i += 1) songs.push(await add(me));
  const { id } = await make("Crowd", { clip_ids: songs.slice(0, 6) });
  await Promise.all([...songs.slice(0, 6).map((clip, i) => move(me, id, clip, songs[(i + 2) % 6]!)), tracks(me, id, "add", songs.slice(6, 7)), tracks(me, id, "add", songs.slice(6))]);
  expect((await order(me, id)).toSorted()).toEqual(songs.toSorted());
  const positions = (await database.db.selectFrom("playlist_track").select("position").where("playlist_id", "=", id).execute()).map((row) => row.position);
  expect(new Set(positions).size).toBe(8);
  expect((await move(me, id, songs[0]!, await add(me))).status).toBe(409);
  expect((await move(me, id, await add(me), null)).status).toBe(409);
});

test("liked songs are a playlist of their own: last liked first, page by page, for oneself", async () => {
  const liked: string[] = [];
  const at = Date.parse("2026-01-01");
  for (let i = 0; i < LIMITS.playlistPage + 7; i += 1) {
    const id = await add(other, { is_public: true, image_version: i === 56 ? 1 : 0 });
    // Several in one moment: the place in the list must tell them apart.
    await database.db.insertInto("clip_reaction").values({ clip_id: id, user_id: me, reaction: "LIKE", created_at: new Date(at + Math.floor(i / 4)) }).execute();
    liked.push(id);
  }
  const first = (await open(me, "liked")).body;
  expect(first).toMatchObject({ id: "liked", name: "Liked Songs", song_count: 57, is_owned: true, is_public: false });
  expect(first.playlist_clips).toHaveLength(LIMITS.playlistPage);
  const rest = (await open(me, "liked", first.next_cursor)).body;
  const walked = [...first.playlist_clips, ...rest.playlist_clips].map((each: Json) => each.clip.id);
  expect(rest.next_cursor).toBeNull();
  expect(walked[0]).toBe(liked.at(-1));
  expect(walked.toSorted()).toEqual(liked.toSorted());
  expect((await open(other, "liked")).body).toMatchObject({ song_count: 0, playlist_clips: [] });
  expect((await open(null, "liked")).status).toBe(401);
});

test("long playlists come in pages", async () => {
  const songs: string[] = [];
  for (let i = 0; i < LIMITS.playlistPage + 3; i += 1) songs.push(await add(me));
  const { id } = await make("Long", { clip_ids: songs });
  const first = (await open(me, id)).body;
  const second = (await open(me, id, first.next_cursor)).body;
  expect([...first.playlist_clips, ...second.playlist_clips].map((each: Json) => each.clip.id)).toEqual(songs);
  for (const cursor of ["x", "cHg", "bDE", "%00"]) expect((await open(me, id, cursor)).status, cursor).toBe(400);
});

test.each([
  ["an empty name", { name: " " }], ["a long name", { name: "x".repeat(101) }], ["no name", {}], ["NUL", { name: "a\0b" }], ["too long a description", { name: "a", description: "x".repeat(501) }],
])("%s is refused with its field", async (_, body) => {
  const answer = await post(me, "/api/playlist/create/", body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields).length).toBeGreaterThan(0);
});

test("unknown playlists and songs are not found, and a playlist has an end", async () => {
  const nowhere = "5f0c7c0a-9f6e-4a52-a9bb-6f6f0ef3a001";
  for (const id of [nowhere, "x", "..%2f"]) expect((await open(me, id)).status, id).toBe(404);
  const { id } = await make("Full");
  expect((await tracks(me, id, "add", [nowhere])).status).toBe(404);
  expect((await make("None", { clip_ids: [nowhere] })).code).toBe("not_found");
  const song = await add(me);
  await sql`insert into clip (id, user_id, job_id, batch_index, status, title, model_key, task, tags, negative_tags, lyrics, description, make_instrumental, seed, rights)
    select gen_random_uuid(), ${me}, gen_random_uuid(), 0, 'queued', '', 'm', 'create', '', '', '', '', false, 1, 'commercial' from generate_series(1, ${LIMITS.playlistSongs}::int)`.execute(database.db);
  await sql`insert into playlist_track (playlist_id, clip_id, position) select ${id}, id, seq from clip where status = 'queued'`.execute(database.db);
  expect((await tracks(me, id, "add", [song])).status).toBe(422);
});

test("in the trash a playlist is there for its owner alone, and comes back whole", async () => {
  const song = await add(me, { is_public: true });
  const { id } = await make("Old", { is_public: true, clip_ids: [song] });
  await post(me, `/api/playlist/v2/${id}/trash`, { trash: true });
  for (const who of [other, null]) expect((await open(who, id)).status).toBe(404);
  const listed = async (query: string) => (await server.call(me, "GET", `/api/playlist/me${query}`)).body.playlists.map((list: Json) => list.id);
  expect([await listed(""), await listed("?is_trashed=true")].map((ids) => ids.includes(id))).toEqual([false, true]);
  expect((await tracks(me, id, "add", [await add(me)])).status).toBe(404);
  await post(me, `/api/playlist/v2/${id}/trash`, { trash: false });
  expect(await order(null, id)).toEqual([song]);
});

test("who is invited fills a playlist with its owner; a revoked link lets nobody in, and who is taken off is out", async () => {
  const [friend, stranger] = [await addPerson(database.db, { handle: `f_${Date.now()}` }), await addPerson(database.db)];
  const { id } = await make("Together");
  const join = (who: string | null, token: string) => post(who, `/api/playlist/v2/${id}/join`, { token });
  expect((await join(friend, "guess")).status).toBe(403);
  const { invite_token: token } = (await post(me, `/api/playlist/v2/${id}/invite`, { enabled: true })).body;
  expect((await post(me, `/api/playlist/v2/${id}/invite`, { enabled: true })).body.invite_token).toBe(token);
  expect((await join(null, token)).status).toBe(401);
  expect((await join(friend, token)).body).toMatchObject({ can_arrange: true, is_owned: false });
  expect((await open(friend, id)).body).toMatchObject({ invite_token: null, collaborators: [{ handle: expect.stringMatching(/^f_/) }] });
  expect((await open(me, id)).body.invite_token).toBe(token);
  const song = await add(friend, { is_public: true });
  expect((await tracks(friend, id, "add", [song])).body).toMatchObject({ added: 1 });
  expect((await move(friend, id, song, null)).status).toBe(200);
  expect((await server.call(friend, "GET", "/api/playlist/me")).body.playlists.map((list: Json) => list.id)).toEqual([id]);
  for (const [path, body] of [["edit", { name: "x" }], ["trash", { trash: true }], ["invite", { enabled: true }]] as const) expect((await post(friend, `/api/playlist/v2/${id}/${path}`, body)).status).toBe(404);
  await post(me, `/api/playlist/v2/${id}/invite`, { enabled: false });
  expect((await join(stranger, token)).status).toBe(403);
  const handle = (await open(me, id)).body.collaborators[0].handle as string;
  expect((await post(stranger, `/api/playlist/v2/${id}/collaborators/remove`, { handle })).status).toBe(404);
  expect((await post(me, `/api/playlist/v2/${id}/collaborators/remove`, { handle })).status).toBe(200);
  expect((await tracks(friend, id, "add", [await add(friend, { is_public: true })])).status).toBe(404);
  expect(await order(me, id)).toEqual([song]);
});

test("a playlist has a cover of its own until it is taken away; nobody else's picture will do", async () => {
  const { id } = await make("Covered", { clip_ids: [await add(me, { image_version: 1 })] });
  const picture = async (owner: string) => {
    const [row] = await database.db.insertInto("picture").values({ id: crypto.randomUUID(), user_id: owner, used_for: null }).returning("id").execute();
    return `/api/picture/${row!.id}?size=352`;
  };
  const url = await picture(me);
  const edit = (cover_image_url: string | null) => post(me, `/api/playlist/v2/${id}/edit`, { cover_image_url });
  expect((await edit(url)).body).toMatchObject({ has_cover: true, image_url: url, cover_urls: [url] });
  expect((await edit(await picture(other))).status).toBe(400);
  expect((await edit(null)).body).toMatchObject({ has_cover: false, cover_urls: [expect.stringContaining("/api/clip/")] });
});

test("whose song enters somebody else's public playlist hears of it once; of a link-only one nobody hears", async () => {
  const [song, second] = [await add(other, { is_public: true }), await add(other, { is_public: true })];
  const [quiet, loud] = [await make("Quiet"), await make("Loud", { is_public: true })];
  for (const { id } of [quiet, loud]) {
    await tracks(me, id, "add", [song, second]);
    await tracks(me, id, "remove", [song]);
    await tracks(me, id, "add", [song]);
  }
  const heard = await database.db.selectFrom("notification").select(["clip_id", "playlist_id"]).where("user_id", "=", other).where("type", "=", "playlist").execute();
  expect(heard.map((row) => [row.clip_id, row.playlist_id]).toSorted()).toEqual([[song, loud.id], [second, loud.id]].toSorted());
});
