import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { notify } from "../notifications/index.ts";
import { loadVisibleClip } from "./load-clip.ts";

type Reaction = "LIKE" | "DISLIKE";

/**
 * Sets, changes or takes back a person's reaction; the counters always equal the rows. Returns the people to tell: the maker of a song
 * that is liked for the first time. Rejects with AppError "not_found".
 */
export async function react(db: Db, viewer: { id: string }, clipId: string, reaction: Reaction | null): Promise<string[]> {
  await loadVisibleClip(db, clipId, viewer);
  return db.transaction().execute(async (tx) => {
    // The clip's row is the lock: two presses at once are counted one after the other.
    const clip = await tx.selectFrom("clip").select("user_id").where("id", "=", clipId).forUpdate().executeTakeFirst();
    if (!clip) return [];
    const row = await tx.selectFrom("clip_reaction").select("reaction")
      .where("clip_id", "=", clipId).where("user_id", "=", viewer.id).executeTakeFirst();
    const before = row?.reaction ?? null;
    if (before === reaction) return [];
    if (reaction === null) {
      await tx.deleteFrom("clip_reaction").where("clip_id", "=", clipId).where("user_id", "=", viewer.id).execute();
    } else {
      await tx.insertInto("clip_reaction").values({ clip_id: clipId, user_id: viewer.id, reaction })
        .onConflict((conflict) => conflict.columns(["clip_id", "user_id"]).doUpdateSet({ reaction, created_at: new Date() })).execute();
    }
    const change = (which: Reaction) => Number(reaction === which) - Number(before === which);
    await tx.updateTable("clip").where("id", "=", clipId).set({
      like_count: sql<number>`like_count + ${change("LIKE")}`,
      dislike_count: sql<number>`dislike_count + ${change("DISLIKE")}`,
    }).execute();
    return reaction === "LIKE" ? notify(tx, [{ type: "like", to: clip.user_id, by: viewer.id, clipId }]) : [];
  });
}
