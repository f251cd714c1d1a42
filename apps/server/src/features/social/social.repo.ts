import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { encodeSeq } from "./cursor.ts";

export interface Skeleton {
  ids: string[];
  nextCursor: string | null;
}

/** What anybody may see listed; the words of the partial indexes, so that they are used. */
const LISTED = sql<SqlBool>`is_public and trashed_at is null`;

/** A page of one person's public songs, newest first, after the one of this seq. */
export async function listPublicOf(db: Db, userId: string, { after, limit }: { after: number | null; limit: number }): Promise<Skeleton> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where(LISTED).where("user_id", "=", userId);
  if (after !== null) query = query.where("seq", "<", after);
  const rows = await query.orderBy("seq", "desc").limit(limit + 1).execute();
  const page = rows.slice(0, limit);
  return { ids: page.map((row) => row.id), nextCursor: rows.length > limit ? encodeSeq(page.at(-1)!.seq) : null };
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
