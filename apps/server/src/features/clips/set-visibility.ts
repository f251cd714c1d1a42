import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { canPublish } from "./clips.policy.ts";
import { loadOwnClip } from "./load-clip.ts";
import { updateClip } from "./clips.repo.ts";

/** Publishes a song or makes it link-only. Rejects with AppError "not_found" or "not_processable". */
export async function setVisibility(
  db: Db, viewer: { id: string }, id: string, { isPublic, submitToContest }: { isPublic: boolean; submitToContest: boolean },
): Promise<void> {
  const clip = await loadOwnClip(db, id, viewer);
  if (submitToContest) throw new AppError("not_processable", "There is no contest to submit this song to.");
  if (clip.is_public === isPublic) return;
  if (isPublic && !canPublish(clip)) {
    throw new AppError("not_processable", clip.trashed_at ? "Take the song out of the trash first." : "A song can be published once it is finished.");
  }
  // The date of the first time stays: publishing again does not make a song new.
  await updateClip(db, id, { is_public: isPublic, ...(isPublic && !clip.published_at ? { published_at: new Date() } : {}) });
}
