import assert from "node:assert/strict";
import pg from "pg";
import { CLIP_COLUMNS, COMMENT_COLUMNS, HASHTAG_COLUMNS, REACTION_COLUMNS, SEARCH_COLUMNS, clipId, clipRows, commentRows, hashtagRows, knownWords, reactionRows, searchRows } from "./clip-rows.ts";
import { copyIn } from "./copy-in.ts";
import {
  FOLLOW_COLUMNS, NOTIFICATION_COLUMNS, PERSON_COLUMNS, PLAYLIST_COLUMNS, PROJECT_COLUMNS, TRACK_COLUMNS, followRows, notificationRows, personRows, playlistRows, projectRows, trackRows,
} from "./people-rows.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** Tables in the order they are filled. */
const COPIED: readonly { table: string; columns: readonly string[]; rows(plan: SeedPlan): Iterable<string> }[] = [
  { table: '"user"', columns: PERSON_COLUMNS, rows: personRows },
  { table: "project", columns: PROJECT_COLUMNS, rows: projectRows },
  { table: "clip", columns: CLIP_COLUMNS, rows: clipRows },
  { table: "clip_reaction", columns: REACTION_COLUMNS, rows: reactionRows },
  { table: "clip_search", columns: SEARCH_COLUMNS, rows: searchRows },
  { table: "clip_hashtag", columns: HASHTAG_COLUMNS, rows: hashtagRows },
  { table: "search_word", columns: ["word"], rows: knownWords },
  { table: "comment", columns: COMMENT_COLUMNS, rows: commentRows },
  { table: "follow", columns: FOLLOW_COLUMNS, rows: followRows },
  { table: "playlist", columns: PLAYLIST_COLUMNS, rows: playlistRows },
  { table: "playlist_track", columns: TRACK_COLUMNS, rows: trackRows },
  { table: "notification", columns: NOTIFICATION_COLUMNS, rows: notificationRows },
];

/** What triggers would have kept, had they seen each row. */
const DERIVED = [
  `insert into follow_count (user_id, followers, following)
    select coalesce(a.id, b.id), coalesce(a.n, 0), coalesce(b.n, 0) from (select followed_id as id, count(*) as n from follow group by 1) as a
    full join (select follower_id as id, count(*) as n from follow group by 1) as b using (id)`,
  `insert into clip_heat (clip_id, seq, user_id, style, listed, lowest, heat)
    select id, seq, user_id, coalesce(style, ''), true, heat_of(1, published_at), heat_of(1 + play_count + 4 * like_count, published_at)
    from clip where is_public and trashed_at is null`,
];
const SEQUENCES = ["clip", "comment", "project", "notification", "clip_hashtag"];
/** Songs whose index is made again by the product itself, to see that it comes out the same. */
const COMPARED = 200;

/** Fills an empty, migrated database whose server may lose it (fsync off). Tells of each step. */
export async function seedDatabase(url: string, plan: SeedPlan, tell: (line: string) => void): Promise<void> {
  const client = await open(url);
  const step = async (name: string, run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    tell(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select quote_ident(relname) as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indexrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = 'public' and not exists (select from pg_constraint where conindid = indexrelid) and not indisunique`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const { table, columns, rows } of COPIED) await step(table, () => copyIn(client, table, columns, rows(plan)));
    for (const table of SEQUENCES) await client.query(`select setval(pg_get_serial_sequence('${table}', 'seq'), (select coalesce(max(seq), 1) from ${table}))`);
    for (const statement of DERIVED) await step(statement.split(/\s+/).slice(0, 3).join(" "), () => client.query(statement));
    await step("compare", () => compareIndexed(client, plan));
    for (const { name, definition } of indexes) await step(name, () => client.query(definition));
    await step("vacuum, analyze", () => client.query("vacuum (analyze)"));
  } finally {
    await client.end();
  }
}

/** What was copied must be what the product would have indexed: rejects where it is not. */
async function compareIndexed(client: pg.Client, plan: SeedPlan): Promise<void> {
  const ids = Array.from({ length: COMPARED }, (_, nth) => clipId(Math.floor(nth * plan.clips / COMPARED)));
  const read = async () => (await client.query(
    `select entry.*, (select array_agg(tag order by tag) from clip_hashtag where clip_hashtag.clip_id = entry.clip_id) as tags
      from clip_search as entry where clip_id = any($1) order by clip_id`, [ids])).rows;
  const copied = await read();
  await client.query("select count(index_clip(clip)) from clip where id = any($1)", [ids]);
  assert.deepEqual(await read(), copied);
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Triggers and foreign keys are for rows that come one by one.
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off; set max_parallel_maintenance_workers = 2");
  return client;
}
