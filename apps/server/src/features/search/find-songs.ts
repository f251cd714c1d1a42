import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database.ts";

export interface Page { offset: number; limit: number }

/** A word that stands in a million songs is not sorted through: of each kind of match so many are ranked, and of the hottest songs all that match. */
const RANKED = { each: 400, hottest: 300 };

/**
 * Ids of public songs that match, best first: in the title, in title and style, anywhere (caption, lyrics); within each by heat.
 * `query` is a text for to_tsquery; `exact` the folded words, for songs that are called just so.
 */
export async function findSongs(db: Db, { query, exact }: { query: string; exact: string }, page: Page): Promise<string[]> {
  const asked = sql`to_tsquery('simple', ${query})`;
  const inTitleOrStyle = sql`to_tsquery('simple', ${query.replaceAll(":*", ":*AB")})`;
  // Arrays and not joins: the planner takes them for few and looks each row up, where it would otherwise read the whole table to join it.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      (select clip_id from clip_search where listed and title @@ ${asked} limit ${RANKED.each})
      union (select clip_id from clip_search where listed and words @@ ${asked} limit ${RANKED.each})
      union (select clip_id from clip_search where clip_id = any(array(
        select clip_id from clip_heat where listed order by heat desc, seq desc limit ${RANKED.hottest}
      )) and listed and words @@ ${asked})
    )
    select song.clip_id as id from clip_heat as song join clip_search as entry on entry.clip_id = song.clip_id
    where song.clip_id = any(array(select clip_id from found)) and song.listed
    order by
      case when entry.title = to_tsvector('simple', ${exact}) then 3 when entry.title @@ ${asked} then 2 when entry.words @@ ${inTitleOrStyle} then 1 else 0 end desc,
      song.heat desc, song.seq desc
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of public songs whose caption has all these hashtags, hottest first; of a tag the newest uses are looked at. */
export async function findTagged(db: Db, tags: readonly string[], page: Page): Promise<string[]> {
  const each = tags.map((tag) => sql`(select clip_id from clip_hashtag where tag = ${tag} order by seq desc limit ${RANKED.each})`);
  const { rows } = await sql<{ id: string }>`
    select clip_id as id from clip_heat where clip_id = any(array(${sql.join(each, sql` intersect ` as RawBuilder<unknown>)})) and listed
    order by heat desc, seq desc offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

const SUGGESTED = 10;
const RECENT = 2_000;

/** Hashtags that begin so, most used first; without a beginning those most used of late. */
export async function suggestTags(db: Db, beginning: string): Promise<{ hashtag: string; count: number }[]> {
  const uses = beginning === ""
    ? sql`(select tag from clip_hashtag order by seq desc limit ${RECENT})`
    : sql`(select tag from clip_hashtag where tag >= ${beginning} and tag < ${`${beginning}\uffff`})`;
  const { rows } = await sql<{ tag: string; n: number }>`
    select tag, count(*) as n from ${uses} as uses group by tag order by n desc, tag limit ${SUGGESTED}`.execute(db);
  return rows.map(({ tag, n }) => ({ hashtag: tag, count: Number(n) }));
}
