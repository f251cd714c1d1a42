import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Page } from "./find-songs.ts";

const RANKED = 150;

/** Ids of public playlists with all words in name and description, those called so first, then last changed; none that is empty for everybody. */
export async function findPlaylists(db: Db, { query, exact }: { query: string; exact: string }, page: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select id, name, updated_at from playlist
      where is_public and trashed_at is null and to_tsvector('simple', search_fold(name || ' ' || description)) @@ to_tsquery('simple', ${query}) limit ${RANKED}
    )
    select id from found
    where exists (select from playlist_track as track join clip on clip.id = track.clip_id
      where track.playlist_id = found.id and clip.is_public and clip.trashed_at is null)
    order by search_fold(name) = ${exact} desc, updated_at desc, id
    offset ${page.offset} limit ${page.limit}`.execute(db);
  return rows.map((row) => row.id);
}
