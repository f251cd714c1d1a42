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

/** When two people part, neither follows the other. */
export async function endFollows(tx: Tx, one: string, other: string): Promise<void> {
  for (const [follower, followed] of [[one, other], [other, one]] as const) await setFollow(tx, follower, followed, false);
}
