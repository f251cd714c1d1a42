import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadVisibleClip } from "../clips/index.ts";

/** Puts a public song forward, or no longer; twice is once. Rejects with AppError "not_found", or "not_processable" for a song that is not public. */
export async function setStaffPick(db: Db, staff: { id: string }, { clipId, picked }: { clipId: string; picked: boolean }): Promise<void> {
  if (!picked) {
    await db.deleteFrom("staff_pick").where("clip_id", "=", clipId).execute();
    return;
  }
  const clip = await loadVisibleClip(db, clipId, staff);
  if (!clip.is_public || clip.trashed_at !== null) throw new AppError("not_processable", "Only public songs can be staff picks.");
  await db.insertInto("staff_pick").values({ clip_id: clipId, picked_by: staff.id }).onConflict((conflict) => conflict.doNothing()).execute();
}
