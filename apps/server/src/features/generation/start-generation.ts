import { randomUUID } from "node:crypto";
import type { Tx } from "../../database.ts";
import type { JobDefinition, Jobs } from "../../platform/queue/jobs.ts";
import { insertClips, insertSources, type ClipRow } from "../clips/index.ts";
import { sourceIdsOf, type AdmittedRequest } from "./admitted-request.ts";
import { clipsOfWork } from "./work/clips-of-work.ts";
import { insertJob } from "./generation.repo.ts";
import type { houseTakeJob, takeJob } from "./generation.jobs.ts";

export interface NewGeneration {
  userId: string;
  projectId: string;
  request: AdmittedRequest;
  /** The songs it starts from, in the order in which its work names them. */
  sources: readonly ClipRow[];
  transactionUuid: string;
  requestHash: string;
  cost: number;
  /** How many there are; as many as the work yields when absent. */
  takes?: number;
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
  const { task } = request.work;
  const drafts = clipsOfWork(request.work, generation.sources).slice(0, generation.takes);
  await insertJob(tx, {
    id: jobId, user_id: generation.userId, transaction_uuid: generation.transactionUuid, request_hash: generation.requestHash,
    request: JSON.stringify(request), model_key: request.model, task, cost: generation.cost, takes: drafts.length,
  });
  const takes = drafts.map((draft, index) => ({ id: randomUUID(), index, draft }));
  // The last take first, so that A is the newest and stands above B in every list.
  await insertClips(tx, takes.toReversed().map(({ id, index, draft }) => ({
    id, user_id: generation.userId, project_id: generation.projectId, job_id: jobId, batch_index: index, status: "queued",
    display_tags: [...request.style].slice(0, DISPLAY_TAGS).join(""), model_key: request.model, task,
    tags: request.style, negative_tags: request.exclude, lyrics: request.lyrics, description: request.description,
    make_instrumental: request.instrumental, title: "", ...draft, ...(request.title === "" ? {} : { title: request.title }), seed: (request.seed + index) % 2 ** 32, rights: generation.rights,
    publish_when_complete: generation.publishWhenComplete, persona_id: request.persona?.id ?? null,
  })));
  const from = [...new Set(sourceIdsOf(request.work))];
  await insertSources(tx, takes.flatMap(({ id }) => from.map((sourceId) => ({ clip_id: id, source_id: sourceId, relation: task as Exclude<typeof task, "create"> }))));
  // One run makes all stems.
  for (const { id, index } of task === "stems" ? takes.slice(0, 1) : takes) {
    await jobs.enqueue(tx, generation.queue satisfies JobDefinition, { clipId: id }, { priority: generation.priority(index) });
  }
  return { jobId, clipIds: takes.map((take) => take.id) };
}
