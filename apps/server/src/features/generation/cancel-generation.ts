import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { loadOwnClip } from "../clips/index.ts";
import { readJob, readTakes } from "./generation.repo.ts";
import { failTakeIn } from "./settle-take.ts";

/**
 * Ends every unfinished take of the generation that makes this clip and refunds its share; a queued take is never begun, a running one
 * is told to stop by the message that the caller sends. Rejects with AppError "not_found", or "conflict" where all takes have ended.
 */
export async function cancelGeneration(
  { db, jobs }: { db: Db; jobs: Jobs }, viewer: { id: string }, clipId: string,
): Promise<{ jobId: string; clipIds: string[] }> {
  return db.transaction().execute(async (tx) => {
    const clip = await loadOwnClip(tx, clipId, viewer);
    const job = await readJob(tx, clip.job_id);
    const takes = await readTakes(tx, clip.job_id);
    let stopped = 0;
    for (const [batchIndex, { id }] of takes.entries()) {
      const take = { clipId: id, jobId: clip.job_id, batchIndex, cost: job?.cost ?? 0, takes: job?.takes ?? takes.length };
      if (await failTakeIn(tx, jobs, take, { attempt: null, errorType: "cancelled", message: "You stopped this song." })) stopped++;
    }
    if (stopped === 0) throw new AppError("conflict", "This song is no longer being made.");
    return { jobId: clip.job_id, clipIds: takes.map((take) => take.id) };
  });
}
