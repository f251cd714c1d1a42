import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { encodePlace, type Place } from "./cursor.ts";
import type { Skeleton } from "./discover.repo.ts";

/**
 * Public songs of the people whom this person follows, newest first. Asks each for one song and only those whose song is among the newest
 * for more: nobody else can have a song on the page.
 */
export async function listFollowing(db: Db, userId: string, { after, limit }: { after: Place | null; limit: number }): Promise<Skeleton> {
  const before = after?.seq ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<{ id: string; seq: number }>`
    with makers as (
      select followed_id from (
        select follow.followed_id, newest.seq from follow cross join lateral (
          select seq from clip_heat where user_id = follow.followed_id and listed and seq < ${before} order by seq desc limit 1
        ) as newest where follow.follower_id = ${userId}
      ) as lately order by seq desc limit ${limit + 1}
    )
    select song.clip_id as id, song.seq from makers cross join lateral (
      select clip_id, seq from clip_heat where user_id = makers.followed_id and listed and seq < ${before} order by seq desc limit ${limit + 1}
    ) as song order by song.seq desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { ids: page.map((row) => row.id), nextCursor: rows.length > limit ? encodePlace({ heat: null, seq: page.at(-1)!.seq }) : null };
}
