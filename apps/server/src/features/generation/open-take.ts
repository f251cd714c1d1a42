import type { Db } from "../../database.ts";
import { advanceClip, readClip, type ClipRow } from "../clips/index.ts";
import type { AdmittedRequest, StoredRequest } from "./admitted-request.ts";
import { readJob } from "./generation.repo.ts";
import type { Take } from "./settle-take.ts";

export interface OpenTake extends Take {
  attempt: number;
  userId: string;
  /** As it stood when the attempt began. */
  clip: ClipRow;
  request: AdmittedRequest;
}

/**
 * Takes hold of a clip for a new attempt: from here on an older run of it is refused. Null where there is nothing to make: the clip
 * has ended, was deleted, or another worker took hold of it in the same moment.
 */
async function openTake(db: Db, clipId: string): Promise<OpenTake | null> {
  const clip = await readClip(db, clipId);
  if (!clip) return null;
  const attempt = (clip.attempt ?? 0) + 1;
  if (!(await advanceClip(db, clipId, { type: "started", attempt }, { moved_at: new Date() }))) return null;
  const row = await readJob(db, clip.job_id);
  if (!row) throw new Error(`The clip ${clipId} has no job`);
  return {
    clipId, attempt, userId: clip.user_id, clip, request: withWork(row.request), jobId: row.id, batchIndex: clip.batch_index, cost: row.cost, takes: row.takes,
  };
}

/** The clip alone, or, where one run makes all stems, every clip of the generation that is not finished; each under a new attempt. */
export async function openTakes(db: Db, clipId: string): Promise<OpenTake[]> {
  const clip = await readClip(db, clipId);
  const ids = clip?.task === "stems"
    ? (await db.selectFrom("clip").select("id").where("job_id", "=", clip.job_id).orderBy("batch_index").execute()).map(({ id }) => id)
    : [clipId];
  const takes: OpenTake[] = [];
  for (const id of ids) {
    const take = await openTake(db, id);
    if (take) takes.push(take);
  }
  return takes;
}

const withWork = (stored: StoredRequest): AdmittedRequest => ({ work: { task: "create" }, persona: null, ...stored });
