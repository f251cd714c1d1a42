import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { filterSongs, orderSongs, styleQuery, type SongFilter } from "./filter-songs.ts";

export interface Page { offset: number; limit: number }

/**
 * A word that stands in a million songs is not sorted through: of matches in titles and of matches elsewhere so many are ranked, and of the
 * hottest songs (for the newest first: of the newest) all that match. A filter leaves fewer of them, so that more are looked at.
 */
const RANKED = { each: 120, front: 100, filtered: 3 };

/** `query` is a text for to_tsquery; `exact` the folded words, for songs that are called just so. */
interface Asked { query: string; exact: string }

/**
 * Ids of public songs that match, best first: in the title, in title and style, anywhere (caption, lyrics); within each by heat. Titles come
 * before all else: only where they do not fill the page the other words of songs are looked through.
 */
export async function findSongs(db: Db, asked: Asked, page: Page, filter: SongFilter = { sort: "best" }): Promise<string[]> {
  const narrowing = filterSongs(filter);
  if (filter.sort === "best") {
    const inTitles = await rankSongs(db, asked, page, filter, narrowing, "title");
    if (inTitles.length === page.limit) return inTitles;
  }
  return rankSongs(db, asked, page, filter, narrowing, "words");
}

async function rankSongs(db: Db, { query, exact }: Asked, page: Page, filter: SongFilter, narrowing: RawBuilder<SqlBool> | null, place: "title" | "words"): Promise<string[]> {
  const style = styleQuery(filter);
  const asked = sql`to_tsquery('simple', ${query})`;
  // Songs of a style are found by its words; of any other filter the index knows nothing.
  const { style: _, sort: __, ...others } = filter;
  const more = Object.keys(others).length === 0 ? 1 : RANKED.filtered;
  const [most, front] = [RANKED.each * more, RANKED.front * more];
  const first = filter.sort === "new"
    ? sql`select id from clip where is_public and trashed_at is null order by seq desc limit ${front}`
    : sql`select clip_id from clip_heat where listed order by heat desc, seq desc limit ${front}`;
  const inTitle = sql`title @@ ${asked} ${style === null ? sql`` : sql`and words @@ ${style}`}`;
  const matches = place === "title" ? inTitle : sql`words @@ ${style === null ? asked : sql`(${asked} && ${style})`}`;
  const inTitleOrStyle = sql`to_tsquery('simple', ${query.replaceAll(/('(?::\*)?)(?=[ )]|$)/g, (end) => (end.endsWith("*") ? `${end}AB` : `${end}:AB`))})`;
  const rank = sql`case when entry.title = to_tsvector('simple', ${exact}) then 3 when entry.title @@ ${asked} then 2 when entry.words @@ ${inTitleOrStyle} then 1 else 0 end desc`;
  // Arrays and not joins: the planner takes them for few and looks each row up, where it would otherwise read the whole table to join it.
  const { rows } = await sql<{ id: string }>`
    with found as materialized (
      (select clip_id from clip_search where listed and ${inTitle} limit ${most})
      ${place === "title" ? sql`` : sql`union (select clip_id from clip_search where listed and ${matches} limit ${most})`}
      union (select clip_id from clip_search where clip_id = any(array(${first})) and listed and ${matches})
    )
    select song.clip_id as id from clip_heat as song join clip_search as entry on entry.clip_id = song.clip_id
    ${narrowing === null && filter.sort !== "plays" ? sql`` : sql`join clip on clip.id = song.clip_id`}
    where song.clip_id = any(array(select clip_id from found)) and song.listed and ${narrowing ?? sql<SqlBool>`true`}
    order by ${orderSongs(filter, rank)}
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Ids of public songs whose caption has all these hashtags, hottest first; of a tag the newest uses are looked at. */
export async function findTagged(db: Db, tags: readonly string[], page: Page, filter: SongFilter = { sort: "best" }): Promise<string[]> {
  const narrowing = filterSongs(filter);
  const most = RANKED.each * (narrowing === null ? 1 : RANKED.filtered);
  const each = tags.map((tag) => sql`(select clip_id from clip_hashtag where tag = ${tag} order by seq desc limit ${most})`);
  const { rows } = await sql<{ id: string }>`
    select song.clip_id as id from clip_heat as song join clip on clip.id = song.clip_id
    where song.clip_id = any(array(${sql.join(each, sql` intersect ` as RawBuilder<unknown>)})) and song.listed and ${narrowing ?? sql<SqlBool>`true`}
    order by ${orderSongs(filter, null)} offset ${page.offset} limit ${page.limit}`.execute(db);
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
