import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { canDelete } from "./comments.policy.ts";
import { addToCount, lockClip, readComment } from "./comments.repo.ts";
import { loadComment } from "./load-comment.ts";

/** Deletes a comment with its answers. Returns its song, the song's maker and how many comments are left. Rejects with AppError "not_found" or "not_allowed". */
export async function deleteComment(db: Db, viewer: { id: string }, id: string): Promise<{ clipId: string; ownerId: string; left: number }> {
  const { comment, song } = await loadComment(db, id, viewer);
  if (!canDelete(viewer, song, comment)) throw new AppError("not_allowed", "Only who wrote a comment, or the song's maker, can delete it.");
  return db.transaction().execute(async (tx) => {
    const locked = await lockClip(tx, comment.clip_id);
    // Counted under the lock: answers may have come, or another window deleted it.
    const fresh = await readComment(tx, id);
    if (!locked || !fresh) return { clipId: comment.clip_id, ownerId: song.user_id, left: locked?.comment_count ?? 0 };
    await tx.deleteFrom("comment").where("id", "=", id).execute();
    if (fresh.parent_id !== null) await tx.updateTable("comment").set({ reply_count: sql<number>`reply_count - 1` }).where("id", "=", fresh.parent_id).execute();
    const left = await addToCount(tx, comment.clip_id, -(1 + fresh.reply_count));
    return { clipId: comment.clip_id, ownerId: song.user_id, left };
  });
}
