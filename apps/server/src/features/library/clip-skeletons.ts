import { sql, type SqlBool } from "kysely";
import type { Db } from "../../database.ts";
import { foldTerm, prefixQuery } from "../search/index.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";

/** The ids of one page of a list, newest first, and where the next begins. */
export interface Skeleton { ids: string[]; nextCursor: string | null }
export interface Place { cursor?: string | undefined; offset?: number | undefined; limit: number }
export interface OwnFilter {
  isPublic?: boolean | undefined;
  isTrashed?: boolean | undefined;
  text?: string | undefined;
  model?: string | undefined;
  kind?: "gen" | "upload" | "edit" | "concat" | undefined;
  bpm?: { min?: number | undefined; max?: number | undefined };
  created?: { after?: Date | undefined; before?: Date | undefined };
}

function page(rows: { id: string; seq: number }[], limit: number): Skeleton {
  const shown = rows.slice(0, limit);
  return { ids: shown.map((row) => row.id), nextCursor: rows.length > limit ? encodeCursor(shown.at(-1)!.seq) : null };
}

/** What scripts without spaces between words are searched in: letter by letter. */
const searched = sql<string>`(clip.title || ' ' || clip.display_tags || ' ' || clip.tags || ' ' || clip.lyrics)`;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const nothing = sql<SqlBool>`false`;

/** `owner` where all of them are one person's. */
const clips = (db: Db, filter: OwnFilter, owner: string | null) => {
  let query = db.selectFrom("clip").where("clip.trashed_at", filter.isTrashed ? "is not" : "is", null);
  if (filter.isPublic !== undefined) query = query.where("clip.is_public", "=", filter.isPublic);
  if (filter.model !== undefined) query = query.where("clip.model_key", "=", filter.model);
  if (filter.kind !== undefined) query = query.where("clip.kind", "=", filter.kind);
  if (filter.bpm?.min !== undefined) query = query.where("clip.bpm", ">=", filter.bpm.min);
  if (filter.bpm?.max !== undefined) query = query.where("clip.bpm", "<=", filter.bpm.max);
  if (filter.created?.after) query = query.where("clip.created_at", ">=", filter.created.after);
  if (filter.created?.before) query = query.where("clip.created_at", "<", filter.created.before);
  if (filter.text === undefined || filter.text.trim() === "") return query;
  // Every word must occur, in any order. A search for signs alone finds nothing.
  const words = foldTerm(filter.text);
  const [unspaced, spaced] = [words.filter((word) => UNSPACED.test(word)), words.filter((word) => !UNSPACED.test(word))];
  if (words.length === 0) return query.where(nothing);
  for (const word of unspaced) query = query.where(searched, "ilike", `%${word}%`);
  if (spaced.length === 0) return query;
  const found = db.selectFrom("clip_search as entry").select("entry.clip_id").where(sql<SqlBool>`entry.words @@ to_tsquery('simple', ${prefixQuery(spaced)})`);
  return query.where("clip.id", "in", owner === null ? found : found.where("entry.user_id", "=", owner));
};

const ownClips = (db: Db, userId: string, filter: OwnFilter) => clips(db, filter, userId).where("clip.user_id", "=", userId);

async function walk(query: ReturnType<typeof ownClips>, place: Place): Promise<Skeleton> {
  let walked = query.select(["clip.id", "clip.seq"]).orderBy("clip.seq", "desc").limit(place.limit + 1);
  if (place.cursor !== undefined) walked = walked.where("clip.seq", "<", decodeCursor(place.cursor));
  else if (place.offset) walked = walked.offset(place.offset);
  return page(await walked.execute(), place.limit);
}

async function count(query: ReturnType<typeof ownClips>): Promise<number> {
  const { n } = await query.select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow();
  return Number(n);
}

export const listOwnClips = (db: Db, userId: string, filter: OwnFilter, place: Place): Promise<Skeleton> => walk(ownClips(db, userId, filter), place);

/** Counts the person's own rows only. */
export const countOwnClips = (db: Db, userId: string, filter: OwnFilter): Promise<number> => count(ownClips(db, userId, filter));

/** Liked clips: the person's own, and of others those that are public. */
const likedClips = (db: Db, userId: string, filter: OwnFilter) => clips(db, { ...filter, isTrashed: false }, null)
  .where((eb) => eb.exists(eb.selectFrom("clip_reaction as reaction").select("reaction.clip_id").whereRef("reaction.clip_id", "=", "clip.id")
    .where("reaction.user_id", "=", userId).where("reaction.reaction", "=", "LIKE")))
  .where((eb) => eb.or([eb("clip.is_public", "=", true), eb("clip.user_id", "=", userId)]));

/** Liked clips, newest song first. */
export const listLikedClips = (db: Db, userId: string, filter: OwnFilter, place: Place): Promise<Skeleton> => walk(likedClips(db, userId, filter), place);

export const countLikedClips = (db: Db, userId: string, filter: OwnFilter): Promise<number> => count(likedClips(db, userId, filter));

/** `project_id` must be the viewer's own. */
export async function listProjectClips(db: Db, projectId: string, place: Place): Promise<Skeleton> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where("project_id", "=", projectId).where("trashed_at", "is", null)
    .orderBy("seq", "desc").limit(place.limit + 1);
  if (place.cursor !== undefined) query = query.where("seq", "<", decodeCursor(place.cursor));
  return page(await query.execute(), place.limit);
}
