import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database.ts";
import { HOTNESS } from "../social/index.ts";

export interface Page { offset: number; limit: number }

/** A word that stands in a million songs is not sorted through: of each kind of match so many are ranked, and of the hottest songs all that match. */
const RANKED = { each: 1_000, hottest: 500 };

/**
 * Ids of public songs that match, best first: in the title, in title and style, anywhere (caption, lyrics); within each by hotness.
 * `query` is a text for to_tsquery; `exact` the folded words, for songs that are called just so.
 */
export async function findSongs(db: Db, { query, exact }: { query: string; exact: string }, page: Page): Promise<string[]> {
  const asked = sql`to_tsquery('simple', ${query})`;
  const inTitleOrStyle = sql`to_tsquery('simple', ${query.replaceAll(":*", ":*AB")})`;
  const { rows } = await sql<{ id: string }>`
    with found as (
      (select clip_id from clip_search where title @@ ${asked} limit ${RANKED.each})
      union (select clip_id from clip_search where words @@ ${asked} limit ${RANKED.each})
      union (select clip_id from clip_search where clip_id in (
        select id from clip where is_public and trashed_at is null order by ${HOTNESS} desc, seq desc limit ${RANKED.hottest}
      ) and words @@ ${asked})
    )
    select clip.id from found join clip on clip.id = found.clip_id join clip_search as entry on entry.clip_id = found.clip_id
    where clip.is_public and clip.trashed_at is null
    order by
      case when entry.title @@ ${asked} then case when search_fold(btrim(clip.title)) = ${exact} then 3 else 2 end
        when entry.words @@ ${inTitleOrStyle} then 1 else 0 end desc,
      ${HOTNESS} desc, clip.seq desc
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of public songs whose caption has all these hashtags, hottest first; of a tag the newest uses are looked at. */
export async function findTagged(db: Db, tags: readonly string[], page: Page): Promise<string[]> {
  const each = tags.map((tag) => sql`(select clip_id from clip_hashtag where tag = ${tag} order by seq desc limit ${RANKED.each})`);
  const { rows } = await sql<{ id: string }>`
    select clip.id from clip where id in (${sql.join(each, sql` intersect ` as RawBuilder<unknown>)}) and is_public and trashed_at is null
    order by ${HOTNESS} desc, seq desc offset ${page.offset} limit ${page.limit}`.execute(db);
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
