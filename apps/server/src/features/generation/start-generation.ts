import { randomUUID } from "node:crypto";
import type { Tx } from "../../database.ts";
import type { JobDefinition, Jobs } from "../../platform/queue/jobs.ts";
import { insertClips } from "../clips/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";
import { insertJob } from "./generation.repo.ts";
import type { houseTakeJob, takeJob } from "./generation.jobs.ts";

export interface NewGeneration {
  userId: string;
  projectId: string;
  request: AdmittedRequest;
  transactionUuid: string;
  requestHash: string;
  cost: number;
  takes: number;
  rights: "non-commercial" | "commercial";
  publishWhenComplete: boolean;
  queue: typeof takeJob | typeof houseTakeJob;
  /** By take. */
  priority: (batchIndex: number) => number;
}

const DISPLAY_TAGS = 100;

/** Writes the job and its clips and enqueues the takes, all in the caller's transaction. Returns the clips' ids, take A first. */
export async function startGeneration(tx: Tx, jobs: Jobs, generation: NewGeneration): Promise<{ jobId: string; clipIds: string[] }> {
  const { request } = generation;
  const jobId = randomUUID();
  await insertJob(tx, {
    id: jobId, user_id: generation.userId, transaction_uuid: generation.transactionUuid, request_hash: generation.requestHash,
    request: JSON.stringify(request), model_key: request.model, task: request.task, cost: generation.cost, takes: generation.takes,
  });
  const takes = Array.from({ length: generation.takes }, (_, index) => ({ id: randomUUID(), index }));
  // The last take first, so that A is the newest and stands above B in every list.
  await insertClips(tx, takes.toReversed().map(({ id, index }) => ({
    id, user_id: generation.userId, project_id: generation.projectId, job_id: jobId, batch_index: index, status: "queued",
    title: request.title, display_tags: [...request.style].slice(0, DISPLAY_TAGS).join(""), model_key: request.model, task: request.task,
    tags: request.style, negative_tags: request.exclude, lyrics: request.lyrics, description: request.description,
    make_instrumental: request.instrumental, seed: (request.seed + index) % 2 ** 32, rights: generation.rights,
    publish_when_complete: generation.publishWhenComplete,
  })));
  for (const { id, index } of takes) {
    await jobs.enqueue(tx, generation.queue satisfies JobDefinition, { clipId: id }, { priority: generation.priority(index) });
  }
  return { jobId, clipIds: takes.map((take) => take.id) };
}
