import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { hasTrigrams } from "./correct-words.ts";
import type { Page } from "./find-songs.ts";

/** Of a name that thousands have, so many are put in order. */
const RANKED = 300;
/** Of pg_trgm's word similarity: how alike a mistyped name must be. */
const ALIKE = 0.45;
/** Who asked to stand in no search. */
const seeks = sql`not exists (select from profile where profile.user_id = "user".id and profile.hide_from_search)`;
const named = sql`search_fold(handle::text || ' ' || display_name)`;

/** Ids of people whose handle or name has all words, best first: the handle itself, handles that begin so, others; within each by followers. */
export async function findPeople(db: Db, { query, handle }: { query: string; handle: string }, page: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (select id, handle from "user" where to_tsvector('simple', ${named}) @@ to_tsquery('simple', ${query}) and ${seeks} limit ${RANKED})
    select found.id from found left join follow_count on follow_count.user_id = found.id
    order by case when found.handle::text ilike ${handle} then 2 when starts_with(lower(found.handle::text), ${handle}) then 1 else 0 end desc,
      coalesce(follow_count.followers, 0) desc, found.id
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of people with a name like this, for when nobody is called so; none without pg_trgm. */
export async function findAlikePeople(db: Db, folded: string, limit: number): Promise<string[]> {
  if (folded.length < 3 || !(await hasTrigrams(db))) return [];
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select id from (select id, ${named} as name from "user" where ${folded} <% ${named} and ${seeks} limit ${RANKED}) as alike
      order by word_similarity(${folded}, name) desc, id limit ${limit}`.execute(tx);
    return rows.map((row) => row.id);
  });
}
