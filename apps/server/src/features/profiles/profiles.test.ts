import { randomUUID } from "node:crypto";
import type { Clip, PlanKey } from "@tunewright/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, asStaff, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { listPublicPersonas } from "../personas/index.ts";
import { presentPlaylists } from "../playlists/index.ts";
import { judgeProfile } from "./edit-profile.ts";
import { GATES_BY_DEFAULT } from "./gates.fixture.ts";
import { mountProfiles } from "./index.ts";

let database: TestDatabase;
let server: TestHttp;
let flags = GATES_BY_DEFAULT;
let plan: PlanKey = "pro";
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  const { db } = database;
  mountProfiles(server.http, { db, getFlags: async () => flags, readPlan: async () => plan, listPersonas: (userId, viewer, page) => listPublicPersonas(db, userId, viewer, page), presentPlaylists: (ids, viewer) => presentPlaylists(db, ids, viewer) });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

async function person(handle = `p_${randomUUID().slice(0, 8)}`): Promise<{ id: string; handle: string }> {
  return { id: await addPerson(database.db, { handle }), handle };
}
const song = (user: string, change = {}) => addClip(database.db, user, { is_public: true, published_at: new Date(), ...change });
const get = (who: string | null, path: string) => server.call(who, "GET", `/api/profiles/${path}`);
const edit = (who: string | null, body: unknown) => server.call(who, "POST", "/api/profiles/", body);
const pin = (who: string | null, clip_id: string, is_pinned = true, replaces?: string) => server.call(who, "POST", "/api/profiles/pin", { clip_id, is_pinned, replaces });
const ids = (clips: Clip[]) => clips.map((clip) => clip.id as string);
async function walk(who: string | null, path: string, list: "clips" | "users" | "playlists"): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { body }: { body: Json } = await get(who, `${path}${cursor === "" ? "" : `?cursor=${cursor}`}`);
    seen.push(...body[list].map((each: Json) => each.id));
    cursor = body.next_cursor;
  }
  return seen;
}

test("a profile is found without regard to case, with or without @, and counts public songs only", async () => {
  const bob = await person("bob_42");
  await song(bob.id, { play_count: 5, like_count: 2 });
  await song(bob.id, { play_count: 3 });
  await song(bob.id, { play_count: 100, is_public: false });
  await song(bob.id, { trashed_at: new Date() });
  for (const name of ["bob_42", "BOB_42", "@Bob_42"]) {
    expect((await get(null, name)).body).toMatchObject({ handle: "bob_42", is_own: false, is_blocked: false, shows_likes: true, stats: { songs: 2, plays: 8, likes: 2 }, clips: { length: 2 }, next_cursor: null });
  }
  expect((await get(bob.id, "bob_42")).body).toMatchObject({ is_own: true });
  for (const name of ["nobody_here", "bob\u200b_42", "%00", "..%2f..", "a".repeat(65)]) expect([400, 404]).toContain((await get(null, encodeURI(name))).status);
});

test("all songs of a person are walked through, each once", async () => {
  const carl = await person();
  const made: string[] = [];
  for (let i = 0; i < 45; i += 1) made.push(await song(carl.id));
  expect(await walk(null, carl.handle, "clips")).toEqual(made.toReversed());
});

test.each(["x", "e30", Buffer.from("f~").toString("base64url"), Buffer.from("fzzzzzzzzzzzz").toString("base64url"), "%00"])("the cursor %s is refused, not obeyed", async (cursor) => {
  const { handle } = await person();
  for (const list of ["", "/followers", "/following", "/playlists", "/likes"]) expect((await get(null, `${handle}${list}?cursor=${cursor}`)).status).toBe(400);
});

test("people change their own name, handle and description; a changed handle is the address from then on", async () => {
  const ada = await person();
  expect((await edit(null, { display_name: "x" })).status).toBe(401);
  const handle = `Ada_${randomUUID().slice(0, 6)}`;
  expect(await edit(ada.id, { handle, display_name: "  Ada \u202e  Lovelace\n", profile_description: "Engines\nand waltzes" })).toMatchObject({
    status: 200, body: { handle, display_name: "Ada Lovelace", profile_description: "Engines and waltzes", is_own: true },
  });
  expect((await get(null, handle)).status).toBe(200);
  expect((await get(null, ada.handle)).status).toBe(404);
  const row = await database.db.selectFrom("user").select("is_handle_updated").where("id", "=", ada.id).executeTakeFirstOrThrow();
  expect(row.is_handle_updated).toBe(true);
});

test("what is wrong stands under its field, and nothing is changed", async () => {
  const [ada, bob] = [await person(), await person()];
  const invalid = "This user handle is invalid. Must be at least 3 characters, and only letters, numbers and underscores are allowed";
  const cases: [object, number, Record<string, string>][] = [
    [{ handle: "ab" }, 400, { handle: invalid }], [{ handle: "a b c" }, 400, { handle: invalid }], [{ handle: "ada\u200b_l" }, 400, { handle: invalid }], [{ handle: "аda_l" }, 400, { handle: invalid }],
    [{ handle: "x".repeat(41) }, 400, { handle: invalid }], [{ handle: "admin" }, 400, { handle: "This handle is taken." }],
    [{ handle: bob.handle.toUpperCase() }, 409, { handle: "This handle is taken." }],
    [{ display_name: "\u200b\u2060 " }, 400, { display_name: "Give a name that can be seen." }], [{ display_name: "x".repeat(65) }, 400, { display_name: "A name can have at most 64 characters." }],
    [{ profile_description: "x".repeat(161) }, 400, { profile_description: "A description can have at most 160 characters." }],
    [{ avatar_image_url: "https://elsewhere.example/a.png" }, 400, { avatar_image_url: "Upload this picture first." }],
    [{ avatar_image_url: `/api/picture/${randomUUID()}` }, 400, { avatar_image_url: "Upload this picture first." }],
  ];
  const before = (await get(ada.id, ada.handle)).body;
  for (const [body, status, fields] of cases) expect(await edit(ada.id, body), JSON.stringify(body)).toMatchObject({ status, body: { fields } });
  expect((await get(ada.id, ada.handle)).body).toEqual(before);
});

test("any handle is judged, never thrown at; what is allowed is plain", () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\w{0,45}$/)), (handle) => {
    const { handle: wrong } = judgeProfile({ handle }, { handle: "before" });
    if (wrong === undefined && handle.toLowerCase() !== "before") expect(handle).toMatch(/^[A-Za-z0-9_]{3,40}$/);
  }));
});

test("a picture is used by whoever gave it, and set free when another takes its place", async () => {
  const [ada, eve] = [await person(), await person()];
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, second]) await database.db.insertInto("picture").values({ id, user_id: ada.id, used_for: null }).execute();
  const url = `/api/picture/${first}?size=352`;
  expect((await edit(eve.id, { avatar_image_url: url })).status).toBe(400);
  expect((await edit(ada.id, { avatar_image_url: url })).body.avatar_image_url).toBe(url);
  expect((await edit(ada.id, { avatar_image_url: `/api/picture/${second}` })).body.avatar_image_url).toBe(`/api/picture/${second}?size=352`);
  const used = await database.db.selectFrom("picture").select(["id", "used_for"]).where("user_id", "=", ada.id).execute();
  expect(Object.fromEntries(used.map((row) => [row.id, row.used_for]))).toEqual({ [first]: null, [second]: "avatar" });
  expect((await edit(ada.id, { avatar_image_url: null })).body.avatar_image_url).toBeNull();
});

test.each([[true, 6], [false, 3]])("with artist-profiles %s a profile holds %i pins; one more has to replace one", async (on, limit) => {
  flags = { ...GATES_BY_DEFAULT, "artist-profiles": on };
  const ada = await person();
  const made: string[] = [];
  for (let i = 0; i < limit + 1; i += 1) made.push(await song(ada.id));
  for (const id of made.slice(0, limit)) expect((await pin(ada.id, id)).status).toBe(200);
  const last = made[limit]!;
  expect(await pin(ada.id, last)).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(ids((await pin(ada.id, last, true, made[0])).body.clips)).toEqual([...made.slice(1, limit), last]);
  expect(ids((await get(null, ada.handle)).body.pinned)).toEqual([...made.slice(1, limit), last]);
  flags = GATES_BY_DEFAULT;
});

test("pinning is for paid plans and for public songs of one's own; taking off is for everybody", async () => {
  const [ada, eve] = [await person(), await person()];
  const [open, hidden] = [await song(ada.id), await song(ada.id, { is_public: false })];
  expect((await pin(null, open)).status).toBe(401);
  expect((await pin(eve.id, open)).status).toBe(404);
  expect((await pin(ada.id, hidden)).status).toBe(422);
  await pin(ada.id, open);
  plan = "free";
  expect(await pin(ada.id, open)).toMatchObject({ status: 403, body: { code: "feature_not_in_plan" } });
  expect((await pin(eve.id, open, false)).body.clips).toEqual([]);
  expect((await server.call(ada.id, "GET", "/api/profiles/pinned-clips")).body).toMatchObject({ clips: [{ id: open }], limit: 6, can_pin: false });
  expect((await pin(ada.id, open, false)).body.clips).toEqual([]);
  plan = "pro";
});

test("a song that is no longer public is no longer pinned, also when it comes back", async () => {
  const ada = await person();
  const [one, other] = [await song(ada.id), await song(ada.id)];
  await pin(ada.id, one);
  await pin(ada.id, other);
  const set = (id: string, change: object) => database.db.updateTable("clip").set(change).where("id", "=", id).execute();
  await set(one, { is_public: false });
  await set(other, { trashed_at: new Date() });
  expect((await get(null, ada.handle)).body.pinned).toEqual([]);
  await set(one, { is_public: true });
  expect((await get(null, ada.handle)).body.pinned).toEqual([]);
});

test("followers and followed are listed, last come first, to the end", async () => {
  const ada = await person();
  const fans = await Promise.all(Array.from({ length: 35 }, () => person()));
  for (const [index, fan] of fans.entries()) await database.db.insertInto("follow").values({ follower_id: fan.id, followed_id: ada.id, created_at: new Date(1e12 + index * 1000) }).execute();
  expect(await walk(null, `${ada.handle}/followers`, "users")).toEqual(fans.toReversed().map((fan) => fan.id));
  expect(await walk(ada.id, `${fans[0]!.handle}/following`, "users")).toEqual([ada.id]);
  for (const list of ["followers", "following", "playlists", "likes"]) expect((await get(null, `nobody_at_all/${list}`)).status).toBe(404);
});

test("likes show public songs, until they are private; then to oneself alone", async () => {
  const [ada, bob] = [await person(), await person()];
  const like = (id: string) => database.db.insertInto("clip_reaction").values({ clip_id: id, user_id: ada.id, reaction: "LIKE" }).execute();
  const open = await song(bob.id);
  for (const id of [open, await song(bob.id, { is_public: false }), await song(bob.id, { trashed_at: new Date() })]) await like(id);
  expect(await walk(null, `${ada.handle}/likes`, "clips")).toEqual([open]);
  const set = (who: string | null, body: unknown) => server.call(who, "POST", "/api/user/privacy", body);
  expect((await set(null, { private_likes: true })).status).toBe(401);
  expect((await set(ada.id, { private_likes: true })).body).toEqual({ private_likes: true, hide_from_search: false });
  expect((await server.call(ada.id, "GET", "/api/user/privacy")).body).toEqual({ private_likes: true, hide_from_search: false });
  expect(await walk(bob.id, `${ada.handle}/likes`, "clips")).toEqual([]);
  expect(await walk(ada.id, `${ada.handle}/likes`, "clips")).toEqual([open]);
  expect((await get(bob.id, ada.handle)).body.shows_likes).toBe(false);
});

test("of playlists only public ones stand on a profile, also on one's own", async () => {
  const ada = await person();
  const add = async (is_public: boolean) => {
    const id = randomUUID();
    await database.db.insertInto("playlist").values({ id, user_id: ada.id, name: "List", is_public, cover_url: null, trashed_at: null, invite_token: null }).execute();
    return id;
  };
  const open = await add(true);
  await add(false);
  for (const who of [null, ada.id]) expect(await walk(who, `${ada.handle}/playlists`, "playlists")).toEqual([open]);
});

test("a profile says whether personas are public", async () => {
  const ada = await person();
  const add = (is_public: boolean) => database.db.insertInto("persona").values({
    id: randomUUID(), user_id: ada.id, name: "Alto", description: "", is_public, image_url: null, source_clip_id: randomUUID(), singer: "Ines", delivery: "sung", style: "jazz",
  }).returning("id").executeTakeFirstOrThrow();
  await add(false);
  expect((await get(null, ada.handle)).body.has_personas).toBe(false);
  const { id } = await add(true);
  expect((await get(null, ada.handle)).body.has_personas).toBe(true);
  for (const who of [null, ada.id]) expect((await get(who, `${ada.handle}/personas`)).body.personas.map((each: Json) => each.id)).toEqual([id]);
  expect((await get(null, `${ada.handle}/personas?cursor=x`)).status).toBe(400);
});

test("only staff verify people and frame profiles; the frame shows while its gate is on", async () => {
  const ada = await person();
  const mark = (who: string | null, body: unknown) => server.call(who, "POST", `/api/profiles/${ada.handle}/mark`, body);
  expect((await mark(null, { is_verified: true })).status).toBe(401);
  expect((await mark(ada.id, { is_verified: true })).status).toBe(403);
  expect(await mark(asStaff(ada.id), { is_verified: true, has_aura: true })).toMatchObject({ status: 200, body: { is_verified: true } });
  expect((await get(null, ada.handle)).body).toMatchObject({ is_verified: true, has_aura: false });
  flags = { ...GATES_BY_DEFAULT, "vip-profile-aura": true };
  expect((await get(null, ada.handle)).body.has_aura).toBe(true);
  flags = GATES_BY_DEFAULT;
  expect((await mark(asStaff(ada.id), { is_verified: false })).body.is_verified).toBe(false);
});
