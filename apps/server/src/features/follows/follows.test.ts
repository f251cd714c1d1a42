import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson, createTestHttp, type Json, type TestHttp } from "../../platform/http/test-http.ts";
import { createMemoryBus } from "../../platform/realtime/memory-bus.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { mountDiscover } from "../discover/index.ts";
import { GATES_BY_DEFAULT } from "../profiles/gates.fixture.ts";
import { mountProfiles } from "../profiles/index.ts";
import { mountFollows } from "./index.ts";

const bus = createMemoryBus();
let database: TestDatabase;
let server: TestHttp;
let now = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestHttp();
  mountFollows(server.http, { db: database.db, bus });
  mountProfiles(server.http, { db: database.db, getFlags: async () => GATES_BY_DEFAULT, readPlan: async () => "free", listPersonas: async () => [], presentPlaylists: async () => [] });
  mountDiscover(server.http, { db: database.db, clock: { now: () => new Date((now += 10_000)) }, readStarter: async () => ({ planned: 0, done: 0 }) });
  await server.http.raw.ready();
});
afterAll(async () => { await server.http.close(); await database.close(); });

let number = 0;
async function person(): Promise<{ id: string; handle: string }> {
  const handle = `person_${number += 1}`;
  return { id: await addPerson(database.db, { handle }), handle };
}
const follow = (who: string | null, handle: string, unfollow = false) => server.call(who, "POST", "/api/profiles/follow", { handle, unfollow });
const profile = async (who: string | null, handle: string) => (await server.call(who, "GET", `/api/profiles/${handle}`)).body;

test("following counts once, however often and however many at once, and can be taken back", async () => {
  const [ada, bob] = [await person(), await person()];
  const pressed = await Promise.all(Array.from({ length: 8 }, () => follow(ada.id, `@${bob.handle.toUpperCase()}`)));
  expect(pressed.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await follow(ada.id, bob.handle)).body).toMatchObject({ handle: bob.handle, followers: 1, is_following: true });
  expect(await profile(ada.id, bob.handle)).toMatchObject({ followers: 1, following: 0, is_following: true });
  expect(await profile(bob.id, ada.handle)).toMatchObject({ followers: 0, following: 1, is_following: false });
  expect(await profile(null, bob.handle)).toMatchObject({ followers: 1, is_following: false });
  await Promise.all([follow(bob.id, ada.handle), follow(ada.id, bob.handle, true), follow(ada.id, bob.handle, true)]);
  expect(await profile(ada.id, bob.handle)).toMatchObject({ followers: 0, following: 1, is_following: false });
});

test("who is followed hears of it once, also when it is taken back and done again", async () => {
  const [ada, bob] = [await person(), await person()];
  const told: string[] = [];
  const stop = bus.subscribe("notification.changed", ({ userId }) => told.push(userId));
  for (const unfollow of [false, true, false]) await follow(ada.id, bob.handle, unfollow);
  expect(await database.db.selectFrom("notification").select(["user_id", "actor_id", "type"]).where("user_id", "in", [ada.id, bob.id]).execute())
    .toEqual([{ user_id: bob.id, actor_id: ada.id, type: "follow" }]);
  await expect.poll(() => told).toEqual([bob.id]);
  stop();
});

test("nobody follows themselves or nobody, and visitors sign in first", async () => {
  const ada = await person();
  expect((await follow(ada.id, ada.handle)).status).toBe(422);
  expect((await follow(ada.id, "nobody_of_this_name")).status).toBe(404);
  expect((await follow(ada.id, "x".repeat(65))).status).toBe(400);
  expect((await follow(null, ada.handle)).status).toBe(401);
});

test("an account that is deleted leaves no follower behind", async () => {
  const [ada, bob] = [await person(), await person()];
  await follow(ada.id, bob.handle);
  await database.db.deleteFrom("user").where("id", "=", ada.id).execute();
  expect(await profile(null, bob.handle)).toMatchObject({ followers: 0 });
});

test("home begins with public songs of people one follows, newest first, for oneself alone", async () => {
  const [ada, bob, eve] = [await person(), await person(), await person()];
  const add = (userId: string, change = {}) => addClip(database.db, userId, { is_public: true, published_at: new Date(), ...change });
  const [older, newer] = [await add(bob.id), await add(bob.id)];
  await add(bob.id, { is_public: false });
  await add(bob.id, { trashed_at: new Date() });
  await add(eve.id);
  await follow(ada.id, bob.handle);
  const shelves = async (who: string | null) => (await server.call(who, "GET", "/api/discover/home")).body.shelves;
  expect((await shelves(ada.id))[0]).toMatchObject({ key: "following", title: "From people you follow" });
  expect((await shelves(ada.id))[0].clips.map((clip: Json) => clip.id)).toEqual([newer, older]);
  for (const who of [bob.id, null]) expect((await shelves(who)).map((shelf: Json) => shelf.key)).not.toContain("following");
});
