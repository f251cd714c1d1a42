import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { notify } from "../notifications/index.ts";
import { canPublish } from "./clips.policy.ts";
import { loadOwnClip } from "./load-clip.ts";
import { updateClip } from "./clips.repo.ts";

/**
 * Publishes a song or makes it link-only. Returns the people to tell: when a remix is published for the first time, whoever made what it
 * was made from. Rejects with AppError "not_found" or "not_processable".
 */
export async function setVisibility(
  db: Db, viewer: { id: string }, id: string, { isPublic, submitToContest }: { isPublic: boolean; submitToContest: boolean },
): Promise<string[]> {
  const clip = await loadOwnClip(db, id, viewer);
  if (submitToContest) throw new AppError("not_processable", "There is no contest to submit this song to.");
  if (clip.is_public === isPublic) return [];
  if (!isPublic) {
    await updateClip(db, id, { is_public: false });
    return [];
  }
  if (!canPublish(clip)) throw new AppError("not_processable", clip.trashed_at ? "Take the song out of the trash first." : "A song can be published once it is finished.");
  if (await db.selectFrom("hidden_clip").select("clip_id").where("clip_id", "=", id).executeTakeFirst()) {
    throw new AppError("not_processable", "After a report this song stays link only.");
  }
  return db.transaction().execute(async (tx) => {
    // The date of the first time stays: publishing again does not make a song new.
    await updateClip(tx, id, { is_public: true, ...(clip.published_at ? {} : { published_at: new Date() }) });
    if (clip.published_at) return [];
    const makers = await tx.selectFrom("clip_source as link").innerJoin("clip as source", "source.id", "link.source_id").select("source.user_id").distinct()
      .where("link.clip_id", "=", id).where("source.user_id", "<>", viewer.id).execute();
    return notify(tx, makers.map(({ user_id: to }) => ({ type: "remix", to, by: viewer.id, clipId: id })));
  });
}
