import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** The ids of one page of a list, newest first, and where the next begins. */
export interface Skeleton { ids: string[]; nextCursor: string | null }
export interface Place { cursor?: string | undefined; offset?: number | undefined; limit: number }
export interface OwnFilter { isPublic?: boolean | undefined; isTrashed?: boolean | undefined; text?: string | undefined }

function page(rows: { id: string; seq: number }[], limit: number): Skeleton {
  const shown = rows.slice(0, limit);
  return { ids: shown.map((row) => row.id), nextCursor: rows.length > limit ? encodeCursor(shown.at(-1)!.seq) : null };
}

/** Searched as one text, the expression that the index of substrings is made on. */
const searched = sql<string>`(clip.title || ' ' || clip.display_tags || ' ' || clip.tags || ' ' || clip.lyrics)`;
/** Literal: what a person types has no wildcards. NUL is in no text. */
const containing = (text: string): string => `%${text.replaceAll("\0", "").toWellFormed().replace(/[\\%_]/g, "\\$&")}%`;

const ownClips = (db: Db, userId: string, filter: OwnFilter) => {
  let query = db.selectFrom("clip").where("clip.user_id", "=", userId).where("clip.trashed_at", filter.isTrashed ? "is not" : "is", null);
  if (filter.isPublic !== undefined) query = query.where("clip.is_public", "=", filter.isPublic);
  // Every word must occur, in any order.
  for (const word of filter.text?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []) query = query.where(searched, "ilike", containing(word));
  return query;
};

export async function listOwnClips(db: Db, userId: string, filter: OwnFilter, place: Place): Promise<Skeleton> {
  let query = ownClips(db, userId, filter).select(["clip.id", "clip.seq"]).orderBy("clip.seq", "desc").limit(place.limit + 1);
  if (place.cursor !== undefined) query = query.where("clip.seq", "<", decodeCursor(place.cursor));
  else if (place.offset) query = query.offset(place.offset);
  return page(await query.execute(), place.limit);
}

/** Counts the person's own rows only. */
export async function countOwnClips(db: Db, userId: string, filter: OwnFilter): Promise<number> {
  const { n } = await ownClips(db, userId, filter).select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  return Number(n);
}

/** Liked clips, newest song first: the person's own, and of others those that are public. */
const likedClips = (db: Db, userId: string) => db.selectFrom("clip_reaction as reaction").innerJoin("clip", "clip.id", "reaction.clip_id")
  .where("reaction.user_id", "=", userId).where("reaction.reaction", "=", "LIKE").where("clip.trashed_at", "is", null)
  .where((eb) => eb.or([eb("clip.is_public", "=", true), eb("clip.user_id", "=", userId)]));

export async function listLikedClips(db: Db, userId: string, place: Place): Promise<Skeleton> {
  let query = likedClips(db, userId).select(["clip.id", "clip.seq"]).orderBy("clip.seq", "desc").limit(place.limit + 1);
  if (place.cursor !== undefined) query = query.where("clip.seq", "<", decodeCursor(place.cursor));
  else if (place.offset) query = query.offset(place.offset);
  return page(await query.execute(), place.limit);
}

export async function countLikedClips(db: Db, userId: string): Promise<number> {
  const { n } = await likedClips(db, userId).select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  return Number(n);
}

/** `project_id` must be the viewer's own. */
export async function listProjectClips(db: Db, projectId: string, place: Place): Promise<Skeleton> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where("project_id", "=", projectId).where("trashed_at", "is", null)
    .orderBy("seq", "desc").limit(place.limit + 1);
  if (place.cursor !== undefined) query = query.where("seq", "<", decodeCursor(place.cursor));
  return page(await query.execute(), place.limit);
}
