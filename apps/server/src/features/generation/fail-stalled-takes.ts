import { LIMITS } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { failTake } from "./settle-take.ts";

const STALL_MS = LIMITS.stallMinutes * 60_000;

/**
 * Fails and refunds takes that nothing has moved for ten minutes: running ones by their own last progress, queued ones only when no
 * take at all has moved, since waiting in line is not a stall. Time in which this process did not run does not count: after a
 * restart the queue first resumes what it can. Returns the takes that were ended.
 */
export async function failStalledTakes(
  deps: { db: Db; jobs: Pick<Jobs, "enqueue"> }, times: { now: Date; processStartedAt: Date },
): Promise<{ clipId: string; userId: string }[]> {
  const limit = new Date(times.now.getTime() - STALL_MS);
  if (times.processStartedAt > limit) return [];
  const { db } = deps;
  const running = () => db.selectFrom("clip").leftJoin("clip_progress as progress", "progress.clip_id", "clip.id")
    .where("clip.status", "in", ["submitted", "streaming"]);
  const lastMoved = sql<Date>`greatest(clip.moved_at, progress.updated_at)`;
  const anyMoved = await running().select("clip.id").where(lastMoved, ">", limit).limit(1).executeTakeFirst()
    ?? await db.selectFrom("clip").select("id").where("status", "in", ["complete", "error"]).where("moved_at", ">", limit).limit(1).executeTakeFirst();
  const stalled = await db.selectFrom("clip").innerJoin("generation_job as job", "job.id", "clip.job_id")
    .leftJoin("clip_progress as progress", "progress.clip_id", "clip.id")
    .select(["clip.id", "clip.user_id", "clip.job_id", "clip.batch_index", "job.cost", "job.takes"])
    .where("clip.status", "in", ["queued", "submitted", "streaming"])
    .where((eb) => eb.or([
      eb.and([eb("clip.status", "<>", "queued"), eb(lastMoved, "<", limit)]),
      ...(anyMoved ? [] : [eb.and([eb("clip.status", "=", "queued"), eb("clip.created_at", "<", limit)])]),
    ]))
    .orderBy("clip.seq").limit(200).execute();
  const ended: { clipId: string; userId: string }[] = [];
  for (const row of stalled) {
    const take = { clipId: row.id, jobId: row.job_id, batchIndex: row.batch_index, cost: row.cost, takes: row.takes };
    const failure = { attempt: null, errorType: "stalled", message: "The song stopped moving and was given up." } as const;
    if (await failTake(deps, take, failure)) ended.push({ clipId: row.id, userId: row.user_id });
  }
  return ended;
}
