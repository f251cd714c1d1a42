import { sql, type Selectable } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { notBlocked } from "../blocks/index.ts";
import type { CommentTable } from "./comments.tables.ts";

export type CommentRow = Selectable<CommentTable>;

/** Comments of a song by people whom the viewer may meet, newest first, or the answers to one of them, oldest first; one more than `limit` where there are more. */
export async function listComments(
  db: Db, clipId: string, list: { parentId: string | null; after: number | null; limit: number; viewer: { id: string } | null },
): Promise<CommentRow[]> {
  const { parentId, after, limit } = list;
  let query = db.selectFrom("comment").selectAll().where("clip_id", "=", clipId).where(notBlocked("comment.user_id", list.viewer)).limit(limit + 1);
  if (parentId === null) {
    query = query.where("parent_id", "is", null).orderBy("seq", "desc");
    if (after !== null) query = query.where("seq", "<", after);
  } else {
    query = query.where("parent_id", "=", parentId).orderBy("seq");
    if (after !== null) query = query.where("seq", ">", after);
  }
  return query.execute();
}

export async function readComment(db: Db | Tx, id: string): Promise<CommentRow | null> {
  return (await db.selectFrom("comment").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export interface Person { id: string; handle: string; display_name: string; avatar_image_url: string | null }
const PERSON = ["id", "handle", "display_name", "avatar_image_url"] as const;

export async function readPeople(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("user").select(PERSON).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The people of these handles, whatever their case. */
export async function findPeople(db: Db | Tx, handles: readonly string[]): Promise<Person[]> {
  if (handles.length === 0) return [];
  return db.selectFrom("user").select(PERSON).where(sql<boolean>`handle = any(${[...handles]}::citext[])`).execute();
}

/** People whose handle begins with `start` (letters, digits, underscores), shortest first. */
export async function suggestPeople(db: Db, viewer: { id: string }, start: string, limit: number): Promise<Person[]> {
  const pattern = `${start.toLowerCase().replaceAll("_", "\\_")}%`;
  return db.selectFrom("user").select(PERSON).where(sql<boolean>`lower(handle::text) like ${pattern}`).where(notBlocked("user.id", viewer))
    .orderBy(sql`length(handle::text)`).orderBy("handle").limit(limit).execute();
}

/** Which of these comments the person likes. */
export async function readLiked(db: Db, userId: string | null, ids: readonly string[]): Promise<Set<string>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db.selectFrom("comment_like").select("comment_id").where("user_id", "=", userId).where("comment_id", "in", ids).execute();
  return new Set(rows.map((row) => row.comment_id));
}

/** The song's row is the lock under which its comments are counted. Returns null where the song is gone. */
export async function lockClip(tx: Tx, clipId: string) {
  return (await tx.selectFrom("clip").select(["id", "user_id", "allow_comments", "trashed_at", "duration", "comment_count"]).where("id", "=", clipId).forUpdate().executeTakeFirst()) ?? null;
}

export async function addToCount(tx: Tx, clipId: string, change: number): Promise<number> {
  const row = await tx.updateTable("clip").set({ comment_count: sql<number>`comment_count + ${change}` }).where("id", "=", clipId)
    .returning("comment_count").executeTakeFirstOrThrow();
  return row.comment_count;
}
