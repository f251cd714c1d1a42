import type { Db } from "../../database.ts";
import { advanceClip, readClip, type ClipRow } from "../clips/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";
import { readJob } from "./generation.repo.ts";
import type { Take } from "./settle-take.ts";
import type { EngineJob } from "./song-engine.ts";

export interface OpenTake extends Take {
  attempt: number;
  userId: string;
  /** As it stood when the attempt began. */
  clip: ClipRow;
  request: AdmittedRequest;
  job: EngineJob;
}

/**
 * Takes hold of a clip for a new attempt: from here on an older run of it is refused. Null where there is nothing to make: the clip
 * has ended, was deleted, or another worker took hold of it in the same moment.
 */
export async function openTake(db: Db, clipId: string): Promise<OpenTake | null> {
  const clip = await readClip(db, clipId);
  if (!clip) return null;
  const attempt = (clip.attempt ?? 0) + 1;
  if (!(await advanceClip(db, clipId, { type: "started", attempt }, { moved_at: new Date() }))) return null;
  const row = await readJob(db, clip.job_id);
  if (!row) throw new Error(`The clip ${clipId} has no job`);
  return {
    clipId, attempt, userId: clip.user_id, clip, request: row.request, jobId: row.id, batchIndex: clip.batch_index, cost: row.cost, takes: row.takes,
    job: engineJob(row.request, clip),
  };
}

/** The same for every attempt, so that the song is. */
function engineJob(request: AdmittedRequest, clip: ClipRow): EngineJob {
  return {
    task: request.task, model: request.model, title: request.title, description: request.description, lyrics: request.lyrics,
    style: request.style, exclude: request.exclude, instrumental: request.instrumental, seed: clip.seed,
  };
}
