import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { mountClips, presentClips } from "../clips/index.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountComments } from "../comments/index.ts";
import { endFollows, mountFollows, presentPeople } from "../follows/index.ts";
import { forgetBetween, mountNotifications, notify } from "../notifications/index.ts";
import { mountPlaylists, presentPlaylists } from "../playlists/index.ts";
import { GATES_BY_DEFAULT } from "../profiles/gates.fixture.ts";
import { mountProfiles } from "../profiles/index.ts";
import { mountSearch } from "../search/index.ts";
import { mountBlocks } from "./index.ts";

const bus = createMemoryBus();
let database: TestDatabase;
let server: TestHttp;
interface Person { id: string; handle: string }
let [ada, bob, eve]: Person[] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  const { db } = database;
  const { http } = server;
  mountBlocks(http, { db, presentPeople: (ids, viewer) => presentPeople(db, ids, viewer), onBlock: [endFollows, forgetBetween] });
  mountFollows(http, { db, bus });
  mountComments(http, { db, bus });
  mountClips(http, { db, bus, jobs: { enqueue: async () => undefined } as never });
  mountSearch(http, { db });
  mountPlaylists(http, { db, bus });
  mountProfiles(http, { db, getFlags: async () => GATES_BY_DEFAULT, readPlan: async () => "free", listPersonas: async () => [], presentPlaylists: (ids, viewer) => presentPlaylists(db, ids, viewer) });
  mountNotifications(http, { db, bus, presentClips: (ids, viewer) => presentClips(db, ids, viewer), namePlaylists: async (ids) => new Map(ids.map((id) => [id, "List"])), listFollowed: async () => new Set() });
  await http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });
beforeEach(async () => { [ada, bob, eve] = [await person(), await person(), await person()]; });

async function person(): Promise<Person> {
  const handle = `p_${randomUUID().slice(0, 8)}`;
  return { id: await addPerson(database.db, { handle }), handle };
}
const get = async (who: Person | null, url: string) => server.call(who?.id ?? null, "GET", url);
const post = (who: Person | null, url: string, body: unknown) => server.call(who?.id ?? null, "POST", url, body);
const block = (who: Person | null, whom: Person, unblock = false) => post(who, "/api/blocks", { handle: whom.handle, unblock });
const blocked = async (who: Person) => (await get(who, "/api/blocks")).body.users.map((user: Json) => user.handle);
const song = (of: Person, change = {}) => addClip(database.db, of.id, { is_public: true, published_at: new Date(), ...change });

test("who is signed out blocks nobody; nobody blocks themselves or nobody", async () => {
  expect((await block(null, bob!)).status).toBe(401);
  expect((await get(null, "/api/blocks")).status).toBe(401);
  expect((await block(ada!, ada!)).status).toBe(422);
  expect((await block(ada!, { id: "", handle: "nobody_at_all" })).status).toBe(404);
  expect((await get(ada!, "/api/blocks?cursor=x")).status).toBe(400);
});

test("a block is listed for who made it alone, once, and can be taken back", async () => {
  await block(ada!, bob!);
  expect((await block(ada!, bob!)).body).toMatchObject({ is_blocked: true, user: { handle: bob!.handle } });
  expect([await blocked(ada!), await blocked(bob!)]).toEqual([[bob!.handle], []]);
  await block(ada!, bob!, true);
  expect(await blocked(ada!)).toEqual([]);
});

test("songs vanish for both, in lists, by link and in search; others and visitors hear them still", async () => {
  const word = `zanzibar${randomUUID().slice(0, 6)}`;
  const [hers, his] = [await song(ada!, { title: word }), await song(bob!, { title: word })];
  await block(ada!, bob!);
  for (const [who, id] of [[ada!, his], [bob!, hers]] as const) {
    expect((await get(who, `/api/clip/${id}`)).status).toBe(404);
    expect((await post(who, `/api/gen/${id}/update_reaction_type/`, { reaction: "LIKE" })).status).toBe(404);
    expect((await post(who, `/api/gen/${id}/comments/`, { text: "hello" })).status).toBe(404);
    expect(await presentClips(database.db, [id], who)).toEqual([]);
    expect((await get(who, `/api/search?term=${word}`)).body.clips.map((clip: Json) => clip.id)).not.toContain(id);
  }
  for (const who of [eve!, null]) for (const id of [hers, his]) expect((await get(who, `/api/clip/${id}`)).status).toBe(200);
  await block(ada!, bob!, true);
  expect((await get(bob!, `/api/clip/${hers}`)).status).toBe(200);
});

test("under a third person's song neither reads, likes or names the other", async () => {
  const id = await song(eve!);
  const comment = (await post(bob!, `/api/gen/${id}/comments/`, { text: "mine" })).body.id as string;
  await block(ada!, bob!);
  const read = async (who: Person | null) => (await get(who, `/api/gen/${id}/comments/`)).body.comments.length as number;
  expect([await read(ada!), await read(bob!), await read(eve!), await read(null)]).toEqual([0, 1, 1, 1]);
  expect((await post(ada!, `/api/comments/${comment}/like`, { liked: true })).status).toBe(404);
  await post(bob!, `/api/gen/${id}/comments/`, { text: `@${ada!.handle} look` });
  expect((await get(ada!, "/api/notification/v2")).body.notifications).toEqual([]);
  expect((await get(ada!, `/api/comments/mention_suggestions?term=${bob!.handle.slice(0, 6)}`)).body.users).toEqual([]);
});

test("following each other ends, and cannot begin again while it lasts", async () => {
  await post(ada!, "/api/profiles/follow", { handle: bob!.handle });
  await post(bob!, "/api/profiles/follow", { handle: ada!.handle });
  await block(ada!, bob!);
  for (const [who, whom] of [[ada!, bob!], [bob!, ada!]] as const) expect((await post(who, "/api/profiles/follow", { handle: whom.handle })).status).toBe(404);
  expect((await get(null, `/api/profiles/${ada!.handle}`)).body).toMatchObject({ followers: 0, following: 0 });
});

test("what each heard of the other is forgotten, and nothing new comes", async () => {
  const id = await song(ada!);
  const like = () => database.db.transaction().execute((tx) => notify(tx, [{ type: "like", to: ada!.id, by: bob!.id, clipId: id }, { type: "like", to: ada!.id, by: eve!.id, clipId: id }]));
  await like();
  await block(ada!, bob!);
  await like();
  const { notifications } = (await get(ada!, "/api/notification/v2")).body;
  expect(notifications).toMatchObject([{ actor_count: 1, handle: eve!.handle }]);
});

test("who is blocked finds no profile; who blocked sees who it is and nothing of theirs", async () => {
  await song(bob!);
  await block(ada!, bob!);
  for (const list of ["", "/followers", "/following", "/playlists", "/likes"]) expect((await get(bob!, `/api/profiles/${ada!.handle}${list}`)).status).toBe(404);
  expect((await get(ada!, `/api/profiles/${bob!.handle}`)).body).toMatchObject({ is_blocked: true, clips: [], pinned: [], stats: { songs: 0 }, profile_description: "", shows_likes: false });
  for (const who of [ada!, bob!]) {
    const other = who === ada ? bob! : ada!;
    expect((await get(who, `/api/search?kind=users&term=${other.handle}`)).body.users).toEqual([]);
  }
  // Who was blocked may not block back by guessing, unless they did before.
  expect((await block(bob!, ada!)).status).toBe(404);
});

test("playlists of the other are not there, and other people's do not play the other's songs", async () => {
  const mine = (await post(bob!, "/api/playlist/create/", { name: "His", is_public: true })).body.id as string;
  const theirs = (await post(eve!, "/api/playlist/create/", { name: "Hers", is_public: true, clip_ids: [await song(bob!), await song(eve!)] })).body.id as string;
  await block(ada!, bob!);
  expect((await get(ada!, `/api/playlist/${mine}/`)).status).toBe(404);
  expect((await get(ada!, `/api/playlist/${theirs}/`)).body.playlist_clips).toHaveLength(1);
  expect((await get(null, `/api/playlist/${theirs}/`)).body.playlist_clips).toHaveLength(2);
});

test("likes that are kept private are told to nobody; who hides from search is found by address alone", async () => {
  const id = await song(ada!);
  await post(bob!, "/api/user/privacy", { private_likes: true, hide_from_search: true });
  await post(bob!, `/api/gen/${id}/update_reaction_type/`, { reaction: "LIKE" });
  expect((await get(ada!, "/api/notification/v2")).body.notifications).toEqual([]);
  for (const who of [ada!, null]) expect((await get(who, `/api/search?kind=users&term=${bob!.handle}`)).body.users).toEqual([]);
  expect((await get(ada!, `/api/profiles/${bob!.handle}`)).status).toBe(200);
});
