import { sql, type SqlBool } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { notBlocked } from "../blocks/index.ts";

type Viewer = { id: string } | null;

export interface Person {
  id: string;
  handle: string;
  display_name: string;
  profile_description: string;
  avatar_image_url: string | null;
  created_at: Date;
  verified_at: Date | null;
  has_aura: boolean;
  private_likes: boolean;
  hide_from_search: boolean;
}

/** What anybody may see listed; the words of the partial indexes, so that they are used. */
const LISTED = sql<SqlBool>`clip.is_public and clip.trashed_at is null`;

const people = (db: Db | Tx) => db.selectFrom("user").leftJoin("profile", "profile.user_id", "user.id").select([
  "user.id", "user.handle", "user.display_name", "user.profile_description", "user.avatar_image_url", "user.created_at", "profile.verified_at",
  sql<boolean>`coalesce(profile.has_aura, false)`.as("has_aura"), sql<boolean>`coalesce(profile.private_likes, false)`.as("private_likes"),
  sql<boolean>`coalesce(profile.hide_from_search, false)`.as("hide_from_search"),
]);

export async function readByHandle(db: Db | Tx, handle: string): Promise<Person | null> {
  // The cast keeps the comparison citext's: without regard to case.
  return (await people(db).where(sql<SqlBool>`"user".handle = ${handle}::citext`).executeTakeFirst()) ?? null;
}

export async function readById(db: Db | Tx, id: string): Promise<Person | null> {
  return (await people(db).where("user.id", "=", id).executeTakeFirst()) ?? null;
}

export async function keepProfile(db: Db | Tx, userId: string, change: Partial<{ verified_at: Date | null; has_aura: boolean; private_likes: boolean; hide_from_search: boolean }>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.insertInto("profile").values({ user_id: userId, verified_at: null, ...change }).onConflict((conflict) => conflict.column("user_id").doUpdateSet(change)).execute();
}

/** Sums over a person's public songs. */
export async function readPublicStats(db: Db, userId: string): Promise<{ songs: number; plays: number; likes: number }> {
  return db.selectFrom("clip").where(LISTED).where("user_id", "=", userId).select([
    sql<number>`count(*)`.as("songs"), sql<number>`coalesce(sum(play_count), 0)`.as("plays"), sql<number>`coalesce(sum(like_count), 0)`.as("likes"),
  ]).executeTakeFirstOrThrow();
}

/** Whether a persona of theirs is public. */
export async function readHasPersonas(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom("persona").select("id").where("user_id", "=", userId).where("is_public", "=", true).limit(1).executeTakeFirst()) !== undefined;
}

/** A person's public songs, newest first, one more than `limit` where there are more. */
export async function listSongs(db: Db, userId: string, page: { before: number | null; limit: number }): Promise<{ id: string; seq: number }[]> {
  let query = db.selectFrom("clip").select(["id", "seq"]).where(LISTED).where("user_id", "=", userId).orderBy("seq", "desc").limit(page.limit + 1);
  if (page.before !== null) query = query.where("seq", "<", page.before);
  return query.execute();
}

export async function listPins(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("pinned_clip").innerJoin("clip", "clip.id", "pinned_clip.clip_id").select("clip.id")
    .where("pinned_clip.user_id", "=", userId).where(LISTED).orderBy("pinned_at").execute();
  return rows.map((row) => row.id);
}

interface Page { offset: number; limit: number }

/** One end of a person's follows, last come first; without whom the viewer must not meet. */
export async function listFollows(db: Db, userId: string, end: "followers" | "following", viewer: Viewer, page: Page): Promise<string[]> {
  const [mine, theirs] = end === "followers" ? (["followed_id", "follower_id"] as const) : (["follower_id", "followed_id"] as const);
  const rows = await db.selectFrom("follow").select(`${theirs} as id`).where(mine, "=", userId).where(notBlocked(`follow.${theirs}`, viewer))
    .orderBy("created_at", "desc").orderBy(theirs).offset(page.offset).limit(page.limit).execute();
  return rows.map((row) => row.id);
}

export async function listPublicPlaylists(db: Db, userId: string, page: Page): Promise<string[]> {
  const rows = await db.selectFrom("playlist").select("id").where("user_id", "=", userId).where("is_public", "=", true).where("trashed_at", "is", null)
    .orderBy("updated_at", "desc").orderBy("id").offset(page.offset).limit(page.limit).execute();
  return rows.map((row) => row.id);
}

/** Public songs that a person likes, last liked first. */
export async function listLikes(db: Db, userId: string, viewer: Viewer, page: Page): Promise<string[]> {
  const rows = await db.selectFrom("clip_reaction as reaction").innerJoin("clip", "clip.id", "reaction.clip_id").select("clip.id")
    .where("reaction.user_id", "=", userId).where("reaction.reaction", "=", "LIKE").where(LISTED).where(notBlocked("clip.user_id", viewer))
    .orderBy("reaction.created_at", "desc").orderBy("clip.id", "desc").offset(page.offset).limit(page.limit).execute();
  return rows.map((row) => row.id);
}
