import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { decodeLike, decodePosition, encodeLike, encodePosition } from "./cursor.ts";

/** The ids of one page of songs, and where the next begins. */
export interface Skeleton { ids: string[]; nextCursor: string | null }
interface Place { cursor: string | undefined; limit: number }

/** Of a playlist's songs a viewer finds those that are public and their own; none from a trash. The clips' policy, as SQL. */
export const listedFor = (viewerId: string | null) => sql<SqlBool>`(clip.trashed_at is null and (clip.is_public or clip.user_id = ${viewerId}))`;

export async function listTracks(db: Db, playlistId: string, viewerId: string | null, { cursor, limit }: Place): Promise<Skeleton> {
  let query = db.selectFrom("playlist_track as track").innerJoin("clip", "clip.id", "track.clip_id").select(["track.clip_id", "track.position"])
    .where("track.playlist_id", "=", playlistId).where(listedFor(viewerId)).orderBy("track.position").limit(limit + 1);
  if (cursor !== undefined) query = query.where("track.position", ">", decodePosition(cursor));
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  return { ids: page.map((row) => row.clip_id), nextCursor: rows.length > limit ? encodePosition(page.at(-1)!.position) : null };
}

/** Liked songs, last liked first. */
export async function listLiked(db: Db, viewerId: string, { cursor, limit }: Place): Promise<Skeleton> {
  const micros = sql<string>`(extract(epoch from reaction.created_at) * 1000000)::bigint::text`;
  let query = db.selectFrom("clip_reaction as reaction").innerJoin("clip", "clip.id", "reaction.clip_id").select(["reaction.clip_id", micros.as("micros")])
    .where("reaction.user_id", "=", viewerId).where("reaction.reaction", "=", "LIKE").where(listedFor(viewerId))
    .orderBy("reaction.created_at", "desc").orderBy("reaction.clip_id", "desc").limit(limit + 1);
  if (cursor !== undefined) {
    const after = decodeLike(cursor);
    query = query.where(sql<SqlBool>`(reaction.created_at, reaction.clip_id)
      < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.clipId}::uuid)`);
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { ids: page.map((row) => row.clip_id), nextCursor: last && rows.length > limit ? encodeLike(last.micros, last.clip_id) : null };
}
