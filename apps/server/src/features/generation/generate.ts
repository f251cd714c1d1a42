import { CLIPS_PER_GENERATION, CREDIT_COSTS, PLANS, type GenerateBody, type GenerationTask } from "@tunewright/contract";
import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { charge } from "../billing/index.ts";
import { ensureDefaultProject } from "../library/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";
import { checkReferences } from "./check-references.ts";
import { checkRequest } from "./check-request.ts";
import { takeJob, takePriority } from "./generation.jobs.ts";
import { canExclude, canStartAnother, canUseModel, canUseOwnLyrics, findModel, type Maker } from "./generation.policy.ts";
import { countMadeThisMonth, countRunning, findByTransaction, lockPerson, readTakes } from "./generation.repo.ts";
import { requestHash } from "./request-hash.ts";
import { canDo, canSing, type EngineCapabilities } from "./song-engine.ts";
import { startGeneration } from "./start-generation.ts";

export interface GenerateDeps {
  db: Db;
  jobs: Jobs;
  capabilities: EngineCapabilities;
}

export interface Generation {
  jobId: string;
  /** Take A first. */
  clipIds: string[];
  /** Whether this call made it; false when the same request had come before. */
  isNew: boolean;
}

/**
 * Admits a request: checks it, charges it, writes job and clips and enqueues the takes, in one transaction that holds a lock for the
 * person. The same `transaction_uuid` with the same request answers with the same clips and changes nothing.
 * Rejects with the AppErrors that the endpoint declares.
 */
export async function generate({ db, jobs, capabilities }: GenerateDeps, maker: Maker, body: GenerateBody, now = new Date()): Promise<Generation> {
  const model = findModel(body.mv);
  if (!model) throw new AppError("unknown_model", "There is no such model.", { fields: { mv: "There is no such model." } });
  const request = checkRequest(body, model);
  const hash = requestHash(body);

  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, maker.id);
    const before = await findByTransaction(tx, maker.id, body.transaction_uuid);
    if (before) {
      if (before.request_hash !== hash) throw new AppError("transaction_conflict", "This transaction_uuid was used for another request.");
      return { jobId: before.id, clipIds: (await readTakes(tx, before.id)).map((take) => take.id), isNew: false };
    }

    await authorize(tx, maker, request, now);
    await checkReferences(tx, maker, body);
    if (body.generation_type !== "TEXT" || !canDo(capabilities, model.key, request.task)) {
      throw new AppError("task_not_supported", "This kind of generation is not available yet.", { fields: { task: "Not available yet." } });
    }
    if (!canSing(capabilities, request.lyrics)) {
      const detail = "The singers here read Latin letters only. Spell the words in Latin letters, or turn on Instrumental.";
      throw new AppError("invalid_request", detail, { fields: { prompt: detail } });
    }
    const running = await countRunning(tx, maker.id);
    if (!canStartAnother(maker, running)) {
      throw new AppError("concurrency_limit", `You are making ${running} songs already. Wait until one is finished.`);
    }

    const cost = costOf(request.task);
    const projectId = body.project_id ?? (await ensureDefaultProject(tx, maker.id));
    const made = await startGeneration(tx, jobs, {
      userId: maker.id, projectId, request, transactionUuid: body.transaction_uuid, requestHash: hash, cost, takes: CLIPS_PER_GENERATION,
      rights: PLANS[maker.plan].rights, publishWhenComplete: false, queue: takeJob, priority: (index) => takePriority(running, index),
    });
    await charge(tx, { userId: maker.id, amount: cost, reference: chargeReference(made.jobId), note: request.title || "Song", now });
    return { ...made, isNew: true };
  });
}

/** Of a generation in the ledger. */
export const chargeReference = (jobId: string): string => `generation:${jobId}`;

/** Credits; tasks that are not priced are free. */
const costOf = (task: GenerationTask): number => (task in CREDIT_COSTS ? CREDIT_COSTS[task as keyof typeof CREDIT_COSTS] : 0);

async function authorize(tx: Tx, maker: Maker, request: AdmittedRequest, now: Date): Promise<void> {
  const model = findModel(request.model)!;
  const made = typeof model.access === "object" ? await countMadeThisMonth(tx, maker.id, model.key, now) : 0;
  if (!canUseModel(maker, model, made)) {
    const detail = typeof model.access === "object"
      ? `Your ${model.access.freeEachMonth} free songs with ${model.name} are used up for this month.`
      : `The model ${model.name} is part of the paid plans.`;
    throw new AppError("model_not_allowed", detail, { fields: { mv: detail } });
  }
  if (request.exclude !== "" && !canExclude(maker)) {
    throw new AppError("feature_not_in_plan", "Excluding styles is part of the paid plans.", { fields: { negative_tags: "Part of the paid plans." } });
  }
  if (request.lyrics !== "" && !canUseOwnLyrics(maker)) {
    throw new AppError("custom_mode_terms_not_accepted", "Please accept our terms to make a song with custom lyrics");
  }
}
