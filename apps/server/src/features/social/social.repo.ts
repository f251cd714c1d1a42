import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { encodePlace, type Place } from "./cursor.ts";
import { HOTNESS } from "./hotness.ts";

export interface Skeleton {
  ids: string[];
  nextCursor: string | null;
}

/** What anybody may see listed; the words of the partial indexes, so that they are used. */
const LISTED = sql<SqlBool>`is_public and trashed_at is null`;

/** A page of public songs; of one person where `userId` is given. */
export async function listPublic(
  db: Db, options: { order: "new" | "trending"; after: Place | null; limit: number; userId?: string },
): Promise<Skeleton> {
  const { order, after, limit, userId } = options;
  const trending = order === "trending";
  let query = db.selectFrom("clip").select(["id", "seq", HOTNESS.as("hotness")]).where(LISTED).limit(limit + 1);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (trending) query = query.orderBy(HOTNESS, "desc");
  query = query.orderBy("seq", "desc");
  if (after) query = query.where(trending ? sql<SqlBool>`(${HOTNESS}, seq) < (${after.hotness}::double precision, ${after.seq})` : sql<SqlBool>`seq < ${after.seq}`);
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    ids: page.map((row) => row.id),
    nextCursor: last && rows.length > limit ? encodePlace({ hotness: trending ? last.hotness : null, seq: last.seq }) : null,
  };
}

/** The styles that recent public songs are in, with those songs, hottest first. Looks at the newest `among` songs only. */
export async function listStyles(db: Db, options: { among: number; atLeast: number; styles: number; each: number }): Promise<{ style: string; ids: string[] }[]> {
  const { rows } = await sql<{ style: string; ids: string[] }>`
    with recent as (
      select id, style, ${HOTNESS} as hotness from clip where ${LISTED} and style is not null and style <> '' order by seq desc limit ${options.among}
    )
    select style, (array_agg(id order by hotness desc))[1:${options.each}::int] as ids
    from recent group by style having count(*) >= ${options.atLeast} order by count(*) desc, style limit ${options.styles}`.execute(db);
  return rows;
}

export interface ProfileRow {
  id: string;
  handle: string;
  display_name: string;
  profile_description: string;
  avatar_image_url: string | null;
  created_at: Date;
}

export async function readProfile(db: Db, handle: string): Promise<ProfileRow | null> {
  const columns = ["id", "handle", "display_name", "profile_description", "avatar_image_url", "created_at"] as const;
  // The cast keeps the comparison citext's: without regard to case.
  return (await db.selectFrom("user").select(columns).where(sql<SqlBool>`handle = ${handle}::citext`).executeTakeFirst()) ?? null;
}

/** Sums over a person's public songs. */
export async function readPublicStats(db: Db, userId: string): Promise<{ songs: number; plays: number; likes: number }> {
  return db.selectFrom("clip").where(LISTED).where("user_id", "=", userId).select([
    sql<number>`count(*)`.as("songs"), sql<number>`coalesce(sum(play_count), 0)`.as("plays"), sql<number>`coalesce(sum(like_count), 0)`.as("likes"),
  ]).executeTakeFirstOrThrow();
}
