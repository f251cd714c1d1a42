import type { Db } from "../../database.ts";
import { loadOwnClips } from "./load-clip.ts";

/** Moves clips to the trash, or back with the visibility they had. All or none: rejects with AppError "not_found". */
export async function trashClips(db: Db, viewer: { id: string }, ids: readonly string[], trash: boolean): Promise<void> {
  await loadOwnClips(db, ids, viewer);
  await db.updateTable("clip").set({ trashed_at: trash ? new Date() : null })
    .where("id", "in", ids).where("user_id", "=", viewer.id).where("trashed_at", trash ? "is" : "is not", null).execute();
}
