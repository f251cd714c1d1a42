import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";

export interface FollowStanding { followers: number; following: number; isFollowing: boolean }
const NOBODY: FollowStanding = { followers: 0, following: 0, isFollowing: false };

/** How many follow these people, how many they follow, and whether the viewer follows them; by id. */
export async function readFollowStandings(db: Db | Tx, viewer: { id: string } | null, userIds: readonly string[]): Promise<(userId: string) => FollowStanding> {
  if (userIds.length === 0) return () => NOBODY;
  const [counts, followed] = await Promise.all([
    db.selectFrom("follow_count").selectAll().where("user_id", "in", userIds).execute(),
    viewer === null ? [] : db.selectFrom("follow").select("followed_id").where("follower_id", "=", viewer.id).where("followed_id", "in", userIds).execute(),
  ]);
  const known = new Map(counts.map((row) => [row.user_id, row]));
  const mine = new Set(followed.map((row) => row.followed_id));
  return (userId) => ({ followers: known.get(userId)?.followers ?? 0, following: known.get(userId)?.following ?? 0, isFollowing: mine.has(userId) });
}

/** Returns whether anything changed; twice is once. */
export async function setFollow(db: Db | Tx, followerId: string, followedId: string, on: boolean): Promise<boolean> {
  if (on) {
    const { numInsertedOrUpdatedRows } = await db.insertInto("follow").values({ follower_id: followerId, followed_id: followedId })
      .onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { numDeletedRows } = await db.deleteFrom("follow").where("follower_id", "=", followerId).where("followed_id", "=", followedId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of how many people, and how many songs of each, the shelf looks at. */
const LOOKED_AT = { people: 500, each: 5 };

/** The newest public songs of the people whom this person follows. */
export async function listFromFollowed(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select song.id from (
      select followed_id from follow where follower_id = ${userId} order by created_at desc limit ${LOOKED_AT.people}
    ) as followed
    cross join lateral (
      select id, seq from clip where user_id = followed.followed_id and is_public and trashed_at is null order by seq desc limit ${LOOKED_AT.each}
    ) as song
    order by song.seq desc limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
