import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Db } from "../../database.ts";
import { createTestDatabase, type TestDatabase } from "../../platform/db/test-database.ts";
import { listNew, listNewOfStyle, listStaffPicks, listStyles, listTrending } from "./discover.repo.ts";
import { listFollowing } from "./list-following.ts";
import { listForYou } from "./list-for-you.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`
    insert into clip (id, user_id, job_id, batch_index, status, title, model_key, task, tags, negative_tags, lyrics, description, make_instrumental, seed, rights, duration, audio_key, is_public, style)
    select gen_random_uuid(), 'u' || n % 200, gen_random_uuid(), 0, 'complete', 'Song ' || n, 'm', 'create', 'pop', '', '', '', false, 1, 'commercial', 60, 'k', n % 2 = 0, 'style' || n % 17
    from generate_series(1, 4000) n`.execute(database.db);
  await sql`analyze`.execute(database.db);
});
afterAll(() => database.close());

type List = (db: Db) => Promise<unknown>;
const after = { heat: 10_000, seq: 2_000 };
/** With few songs of a style the planner may walk another index or sort a handful; with many it does neither (bench/lists-at-scale.ts shows). */
const LISTS: Record<string, { list: List; index: string; sorted: boolean }> = {
  "newest": { list: (db) => listNew(db, { after: { heat: null, seq: 2_000 }, limit: 20 }), index: "clip_public_new", sorted: true },
  "trending": { list: (db) => listTrending(db, { after, limit: 20 }), index: "clip_heat_listed", sorted: true },
  "trending in a style": { list: (db) => listTrending(db, { after, limit: 20, style: "style4" }), index: "clip_heat_", sorted: true },
  "newest in a style": { list: (db) => listNewOfStyle(db, { after: { heat: null, seq: 2_000 }, limit: 20, style: "style4" }), index: "clip_heat_style_new", sorted: false },
  "styles": { list: (db) => listStyles(db, { atLeast: 3, styles: 5, each: 4 }), index: "clip_heat_style", sorted: false },
  "of people one follows": { list: (db) => listFollowing(db, "u1", { after: null, limit: 5 }), index: "clip_heat_of", sorted: false },
  "for you": { list: (db) => listForYou(db, "u1", { offset: 0, limit: 5 }), index: "clip_heat_style", sorted: false },
  "staff picks": { list: (db) => listStaffPicks(db, 20), index: "staff_pick_new", sorted: false },
};

test.each(Object.entries(LISTS))("%s comes from its index, and reads no table of songs from end to end", async (_, { list, index, sorted }) => {
  const asked: CompiledQuery[] = [];
  const pool = database.pool;
  await list(new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => { asked.push(query); } }));
  const plans = await database.db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const found: string[] = [];
    for (const query of asked) {
      const { rows } = await connection.executeQuery<{ "QUERY PLAN": string }>({ ...query, sql: `explain ${query.sql}` });
      found.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    await sql`reset enable_seqscan`.execute(connection);
    return found.join("\n");
  });
  expect(plans).toContain(index);
  expect(plans).not.toMatch(/Seq Scan on (clip|clip_heat)( |$)/m);
  if (sorted) expect(plans).not.toMatch(/^\s*(->)?\s*(Incremental )?Sort/m);
});
