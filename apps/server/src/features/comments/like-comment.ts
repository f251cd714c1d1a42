import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { notify } from "../notifications/index.ts";
import { loadComment } from "./load-comment.ts";

/** Likes a comment or takes it back; the counter equals the rows. Returns the people to tell. Rejects with AppError "not_found". */
export async function likeComment(db: Db, viewer: { id: string }, id: string, liked: boolean): Promise<string[]> {
  const { comment } = await loadComment(db, id, viewer);
  return db.transaction().execute(async (tx) => {
    // The comment's row is the lock: two presses at once are counted one after the other.
    const row = await tx.selectFrom("comment").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) return [];
    const changed = liked
      ? (await tx.insertInto("comment_like").values({ comment_id: id, user_id: viewer.id }).onConflict((conflict) => conflict.doNothing()).executeTakeFirst()).numInsertedOrUpdatedRows
      : (await tx.deleteFrom("comment_like").where("comment_id", "=", id).where("user_id", "=", viewer.id).executeTakeFirst()).numDeletedRows;
    if (!changed) return [];
    await tx.updateTable("comment").set({ like_count: sql<number>`like_count + ${liked ? 1 : -1}` }).where("id", "=", id).execute();
    return liked ? notify(tx, [{ type: "like", to: comment.user_id, by: viewer.id, clipId: comment.clip_id, commentId: id }]) : [];
  });
}
