import { planHas, type PlanKey } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadOwnClip } from "../clips/index.ts";
import { listPins } from "./profiles.repo.ts";

export interface PinRequest {
  clipId: string;
  isPinned: boolean;
  /** The pin that makes room. */
  replaces: string | null;
  limit: number;
}

/**
 * Pins a public song to its maker's profile or takes it off. Taking off is always allowed, also when a paid plan has ended.
 * Rejects with AppError "feature_not_in_plan", "not_found", "not_processable", or "conflict" where the profile is full.
 */
export async function setPinned(db: Db, viewer: { id: string; plan: PlanKey }, { clipId, isPinned, replaces, limit }: PinRequest): Promise<void> {
  if (!isPinned) {
    await db.deleteFrom("pinned_clip").where("clip_id", "=", clipId).where("user_id", "=", viewer.id).execute();
    return;
  }
  if (!planHas(viewer.plan, "pinning")) throw new AppError("feature_not_in_plan", "Pinning songs is part of the paid plans.");
  await db.transaction().execute(async (tx) => {
    // The person's row is the lock: two windows do not fill the last place twice.
    await tx.selectFrom("user").select("id").where("id", "=", viewer.id).forUpdate().execute();
    const clip = await loadOwnClip(tx, clipId, viewer);
    if (!clip.is_public || clip.trashed_at) throw new AppError("not_processable", "Only a public song can be pinned.");
    if (replaces !== null && replaces !== clipId) await tx.deleteFrom("pinned_clip").where("clip_id", "=", replaces).where("user_id", "=", viewer.id).execute();
    const pins = await listPins(tx, viewer.id);
    if (pins.includes(clipId)) return;
    if (pins.length >= limit) throw new AppError("conflict", `You can pin ${limit} songs. Choose which one makes room.`);
    await tx.insertInto("pinned_clip").values({ clip_id: clipId, user_id: viewer.id }).execute();
  });
}
