import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { addPerson } from "../../platform/http/test-http.ts";
import { addClip } from "../clips/seed-clips.fixture.ts";
import { listTrending } from "./discover.repo.ts";

let database: TestDatabase;
let ada: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ada = await addPerson(database.db);
});
afterAll(() => database.close());

const HALF_LIFE_MS = 2 * 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const song = (days = 0) => addClip(database.db, ada, { is_public: true, published_at: daysAgo(days) });
const heat = async (id: string) => (await database.db.selectFrom("clip_heat").select("heat").where("clip_id", "=", id).executeTakeFirstOrThrow()).heat;
/** The same by its definition: log2 of the sum of all events, each weighed by its moment. */
const heatOf = (events: readonly { weight: number; at: Date }[]) => {
  const latest = Math.max(...events.map((event) => event.at.getTime()));
  const sum = events.reduce((total, { weight, at }) => total + weight * 2 ** ((at.getTime() - latest) / HALF_LIFE_MS), 0);
  return Math.log2(sum) + latest / HALF_LIFE_MS;
};

test("heat kept event by event equals the sum of all events, and a like taken back leaves no trace", async () => {
  const published = daysAgo(20);
  const id = await addClip(database.db, ada, { is_public: true, published_at: published });
  const likes = [1, 3, 9].map((days) => ({ weight: 4, at: daysAgo(days) }));
  const people = await Promise.all(likes.map(() => addPerson(database.db)));
  for (const [index, { at }] of likes.entries()) await database.db.insertInto("clip_reaction").values({ clip_id: id, user_id: people[index]!, reaction: "LIKE", created_at: at }).execute();
  expect(await heat(id)).toBeCloseTo(heatOf([{ weight: 1, at: published }, ...likes]), 6);
  await database.db.deleteFrom("clip_reaction").where("user_id", "=", people[0]!).execute();
  await database.db.updateTable("clip_reaction").set({ reaction: "DISLIKE" }).where("user_id", "=", people[1]!).execute();
  expect(await heat(id)).toBeCloseTo(heatOf([{ weight: 1, at: published }, likes[2]!]), 6);
  await database.db.deleteFrom("clip_reaction").where("user_id", "=", people[2]!).execute();
  expect(await heat(id)).toBeCloseTo(heatOf([{ weight: 1, at: published }]), 6);
});

test("plays heat a song as of now, so that attention lifts it and age lets it sink", async () => {
  const [quiet, old] = [await song(1), await song(60)];
  const { heat: before } = await database.db.selectFrom("clip_heat").select("heat").where("clip_id", "=", old).executeTakeFirstOrThrow();
  expect(before).toBeLessThan(await heat(quiet));
  await database.db.updateTable("clip").set({ play_count: 3 }).where("id", "=", old).execute();
  expect(await heat(old)).toBeCloseTo(heatOf([{ weight: 1, at: daysAgo(60) }, { weight: 3, at: new Date() }]), 3);
  const { ids } = await listTrending(database.db, { after: null, limit: 100 });
  expect(ids.indexOf(old)).toBeLessThan(ids.indexOf(quiet));
});

test("a song that is hidden, or thrown away, is not listed, and keeps its heat for when it comes back", async () => {
  const id = await song();
  await database.db.updateTable("clip").set({ play_count: 40 }).where("id", "=", id).execute();
  const hot = await heat(id);
  const listed = async () => (await listTrending(database.db, { after: null, limit: 100 })).ids.includes(id);
  for (const change of [{ is_public: false }, { trashed_at: new Date() }]) {
    await database.db.updateTable("clip").set(change).where("id", "=", id).execute();
    expect(await listed()).toBe(false);
    await database.db.updateTable("clip").set({ is_public: true, trashed_at: null }).where("id", "=", id).execute();
    expect([await listed(), await heat(id)]).toEqual([true, hot]);
  }
});

test("a play rewrites no index of the wide table of clips", async () => {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(pg_get_indexdef(indexrelid), ' ') as columns from pg_index where indrelid = 'clip'::regclass`.execute(database.db);
  expect(rows[0]!.columns).toContain("user_id");
  for (const column of ["play_count", "like_count", "comment_count", "visit_count"]) expect(rows[0]!.columns).not.toContain(column);
});
