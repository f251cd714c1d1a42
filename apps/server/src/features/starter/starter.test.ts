import { afterAll, beforeAll, expect, test } from "vitest";
import type { Json } from "../../platform/http/test-http.ts";
import { createFakeSongEngine } from "../generation/fake-song-engine.fixture.ts";
import { holdAt } from "../generation/holds.fixture.ts";
import { openTestHouse, type TestHouse } from "../generation/worker-house.fixture.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { readStarterProgress, startStarterSongs } from "./index.ts";
import { STARTER_SONGS } from "./starter-songs.ts";

let house: TestHouse;
beforeAll(async () => { house = await openTestHouse(); });
afterAll(() => house.close());
const start = () => startStarterSongs({ db: house.database.db, jobs: house.jobs });

test("a house that has public songs needs none; an empty one plans twelve, however often it is started", async () => {
  const { db } = house.database;
  const id = await addClip(db, await house.person(), { is_public: true });
  expect(await start()).toBe(0);
  expect(await readStarterProgress(db)).toEqual({ planned: 0, done: 0 });
  await db.deleteFrom("clip").where("id", "=", id).execute();
  expect((await Promise.all([start(), start(), start()])).toSorted()).toEqual([0, 0, STARTER_SONGS.length]);
  expect(await start()).toBe(0);
  expect(await readStarterProgress(db)).toEqual({ planned: 12, done: 0 });
  expect(new Set(STARTER_SONGS.map((song) => song.key)).size).toBe(12);
});

test("the house steps aside for a person's song and goes on afterwards; its songs are public and cost nothing", async () => {
  const { db } = house.database;
  const person = await house.person();
  const first = holdAt("first-audio");
  const order: number[] = [];
  let held = false;
  const engine = createFakeSongEngine({
    seconds: 8,
    at: async (point, job, signal) => {
      if (point === "start") order.push(job.seed);
      // Only the first of the house's songs is held.
      if (point === "first-audio" && job.seed > 6 && !held) {
        held = true;
        await first.at(point, job, signal);
      }
    },
  });
  await house.work(engine);
  await first.reached;
  const { body } = await house.generate(person, { seed: 5 });
  await first.aborted;
  const ids = body.clips.map((clip: Json) => clip.id).join(",");
  const statuses = async () => (await house.call(person, "GET", `/api/feed/v2?ids=${ids}`)).body.clips.map((clip: Json) => clip.status);
  await expect.poll(statuses, { timeout: 10_000, interval: 20 }).toEqual(["complete", "complete"]);
  await expect.poll(() => readStarterProgress(db), { timeout: 30_000, interval: 50 }).toEqual({ planned: 12, done: 12 });
  // The song that stepped aside began again, from its first note.
  const [stepped] = order;
  expect(order.filter((seed) => seed === stepped).length).toBeGreaterThan(1);
  const songs = await db.selectFrom("clip").selectAll().where("user_id", "<>", person).execute();
  expect(songs).toHaveLength(12);
  for (const song of songs) expect(song).toMatchObject({ status: "complete", is_public: true, refunded: false });
  expect(songs.every((song) => song.published_at !== null)).toBe(true);
  expect(await db.selectFrom("credit_movement").select("id").where("user_id", "=", songs[0]!.user_id).execute()).toEqual([]);
  expect(await start()).toBe(0);
});

test("a song that failed is begun again on the next start, three times at most", async () => {
  const { db } = house.database;
  const song = await db.selectFrom("clip").select(["id"]).where("publish_when_complete", "=", true).limit(1).executeTakeFirstOrThrow();
  await db.updateTable("clip").set({ status: "error", is_public: false }).where("id", "=", song.id).execute();
  expect([await start(), await start()]).toEqual([1, 0]);
  for (const expected of [1, 0]) {
    await db.updateTable("clip").set({ status: "error", is_public: false }).where("publish_when_complete", "=", true)
      .where("tags", "=", (eb) => eb.selectFrom("clip as same").select("same.tags").where("same.id", "=", song.id)).execute();
    expect(await start()).toBe(expected);
  }
});
