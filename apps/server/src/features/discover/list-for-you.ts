import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Skeleton } from "./discover.repo.ts";

/** What the taste is read from: so many latest likes (each counts twice) and own songs. */
const TASTE = { likes: 60, own: 30, styles: 6 };
/** So many of the hottest songs of each of those styles, and of all, are put in order. */
const CANDIDATES = { style: 80, any: 120 };
/** The list ends here. */
const LENGTH_MAX = 400;

/**
 * Public songs in the styles that this person likes and makes, then trending ones; without their own and without those they have reacted
 * to. Ordered by heat, a style's share of the taste counting like so much more attention. Pages by offset: the list is short and of the moment.
 */
export async function listForYou(db: Db, userId: string, { offset, limit }: { offset: number; limit: number }): Promise<Skeleton> {
  const { rows } = await sql<{ id: string }>`
    with taste as (
      select style, sum(weight)::double precision as weight from (
        select clip.style, 2 as weight from (
          select clip_id from clip_reaction where user_id = ${userId} and reaction = 'LIKE' order by created_at desc limit ${TASTE.likes}
        ) as liked join clip on clip.id = liked.clip_id
        union all
        select style, 1 from (select style from clip where user_id = ${userId} and trashed_at is null order by seq desc limit ${TASTE.own}) as own
      ) as known where style is not null and style <> '' group by style order by weight desc limit ${TASTE.styles}
    ), candidates as (
      select song.*, log(1 + taste.weight) * 8 as bonus from taste cross join lateral (
        select clip_id, user_id, seq, heat from clip_heat where listed and style <> '' and style = taste.style order by heat desc, seq desc limit ${CANDIDATES.style}
      ) as song
      union all
      (select clip_id, user_id, seq, heat, 0 from clip_heat where listed order by heat desc, seq desc limit ${CANDIDATES.any})
    )
    select clip_id as id from candidates
    where user_id <> ${userId} and not exists (select from clip_reaction as mine where mine.clip_id = candidates.clip_id and mine.user_id = ${userId})
    group by clip_id order by max(heat + bonus) desc, max(seq) desc
    offset ${offset} limit ${Math.min(limit, Math.max(0, LENGTH_MAX - offset)) + 1}`.execute(db);
  const ids = rows.slice(0, limit).map((row) => row.id);
  const next = offset + ids.length;
  return { ids, nextCursor: rows.length > limit && next < LENGTH_MAX ? encodeOffset(next) : null };
}

const encodeOffset = (offset: number): string => Buffer.from(`f${offset}`).toString("base64url");

/** Throws AppError "invalid_request" on anything that was not made here. */
export function decodeOffset(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const match = /^f(\d{1,3})$/.exec(Buffer.from(cursor, "base64url").toString("latin1"));
  if (!match || Number(match[1]) >= LENGTH_MAX) throw new AppError("invalid_request", "This list has no such place.", { fields: { cursor: "Not a cursor of this list." } });
  return Number(match[1]);
}
