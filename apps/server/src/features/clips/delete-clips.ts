import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { dropObjects } from "./clips.jobs.ts";
import { canDelete } from "./clips.policy.ts";
import { loadOwnClips } from "./load-clip.ts";
import { clipFolder } from "./object-keys.ts";

/**
 * Deletes for good, rows now and objects by a job that survives a crash. All or none: rejects with AppError "not_found", or
 * "conflict" where a clip is not in the trash or still being made. Returns the ids, each once.
 */
export async function deleteClips(deps: { db: Db; jobs: Jobs }, viewer: { id: string }, ids: readonly string[]): Promise<string[]> {
  return deps.db.transaction().execute(async (tx) => {
    const clips = await loadOwnClips(tx, ids, viewer);
    if (!clips.every(canDelete)) throw new AppError("conflict", "Only songs in the trash that are no longer being made can be deleted.");
    const deleted = clips.map((clip) => clip.id);
    await tx.deleteFrom("clip").where("id", "in", deleted).execute();
    for (const id of deleted) await deps.jobs.enqueue(tx, dropObjects, { prefix: clipFolder(id) });
    return deleted;
  });
}
