import { PLANS } from "@tunewright/contract";
import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { charge } from "../billing/index.ts";
import type { ClipRow } from "../clips/index.ts";
import { ensureDefaultProject, findOwnProject } from "../library/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";
import { takeJob, takePriority } from "./generation.jobs.ts";
import { canExclude, canStartAnother, canUseModel, canUseOwnLyrics, findModel, type Maker } from "./generation.policy.ts";
import { countMadeThisMonth, countRunning, findByTransaction, lockPerson, readTakes } from "./generation.repo.ts";
import { canDo, canSing, type EngineCapabilities } from "./song-engine.ts";
import { startGeneration } from "./start-generation.ts";
import { costOf } from "./work/clips-of-work.ts";
import { loadSources } from "./work/load-sources.ts";
import { choosesModel, lackedFeature } from "./work/work.policy.ts";

export interface AdmitDeps {
  db: Db;
  jobs: Jobs;
  capabilities: EngineCapabilities;
}

/** What somebody asks for, checked as far as that goes without the database. */
export interface Order {
  request: AdmittedRequest;
  /** The same one never charges twice. */
  transactionUuid: string;
  /** Of the request as it came: parts a repetition from another request under the same transaction. */
  hash: string;
  projectId: string | null;
  /** Looks at what else the request names; rejects with the AppError of what is missing. */
  checkMore?(tx: Tx, request: AdmittedRequest): Promise<AdmittedRequest>;
}

export interface Generation {
  jobId: string;
  /** Take A first. */
  clipIds: string[];
  /** Whether this call made it; false when the same request had come before. */
  isNew: boolean;
}

/**
 * Admits an order: checks it, charges it, writes job and clips and enqueues the takes, in one transaction that holds a lock for the
 * person. The same transaction with the same request answers with the same clips and changes nothing.
 * Rejects with the AppErrors that the endpoints declare.
 */
export async function admit({ db, jobs, capabilities }: AdmitDeps, maker: Maker, order: Order, now = new Date()): Promise<Generation> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, maker.id);
    const before = await findByTransaction(tx, maker.id, order.transactionUuid);
    if (before) {
      if (before.request_hash !== order.hash) throw new AppError("transaction_conflict", "This transaction_uuid was used for another request.");
      return { jobId: before.id, clipIds: (await readTakes(tx, before.id)).map((take) => take.id), isNew: false };
    }

    const asked = order.request;
    const sources = await loadSources(tx, maker, asked.work);
    const request = order.checkMore ? await order.checkMore(tx, asked) : asked;
    await authorize(tx, maker, request, now);
    if (order.projectId !== null && !(await findOwnProject(tx, maker.id, order.projectId))) throw missingProject();
    checkCapabilities(capabilities, request, sources);
    const running = await countRunning(tx, maker.id);
    if (!canStartAnother(maker, running)) {
      throw new AppError("concurrency_limit", `You are making ${running} songs already. Wait until one is finished.`);
    }

    const cost = costOf(request.work);
    const made = await startGeneration(tx, jobs, {
      userId: maker.id, projectId: order.projectId ?? ownProject(maker, sources) ?? (await ensureDefaultProject(tx, maker.id)), request, sources,
      transactionUuid: order.transactionUuid, requestHash: order.hash, cost,
      rights: PLANS[maker.plan].rights, publishWhenComplete: false, queue: takeJob, priority: (index) => takePriority(running, index),
    });
    await charge(tx, { userId: maker.id, amount: cost, reference: chargeReference(made.jobId), note: request.title || sources[0]?.title || "Song", now });
    return { ...made, isNew: true };
  });
}

/** Of a generation in the ledger. */
export const chargeReference = (jobId: string): string => `generation:${jobId}`;

/** What is made from an own song lies beside it. */
const ownProject = (maker: Maker, [source]: readonly ClipRow[]): string | null => (source?.user_id === maker.id ? source.project_id : null);

function missingProject(): AppError {
  return new AppError("not_found", "This workspace is not here.", { fields: { project_id: "This workspace is not here." } });
}

function checkCapabilities(capabilities: EngineCapabilities, request: AdmittedRequest, sources: readonly ClipRow[]): void {
  if (!canDo(capabilities, request.model, request.work.task)) {
    throw new AppError("task_not_supported", "This kind of generation is not available yet.", { fields: { task: "Not available yet." } });
  }
  if (!canSing(capabilities, request.lyrics)) {
    const detail = "The singers here read Latin letters only. Spell the words in Latin letters, or turn on Instrumental.";
    throw new AppError("invalid_request", detail, { fields: { prompt: detail } });
  }
  if (capabilities.needsDocument.includes(request.work.task) && sources.some((source) => source.document_key === null)) {
    throw new AppError("not_processable", "This song was not composed here, so this cannot be done with it.");
  }
  if (request.work.task === "stems" && request.work.parts === 2 && sources[0]?.document_key && !sources[0].has_vocal) {
    throw new AppError("not_processable", "This song has no vocals to set apart. Ask for all stems instead.");
  }
}

async function authorize(tx: Tx, maker: Maker, request: AdmittedRequest, now: Date): Promise<void> {
  const feature = lackedFeature(maker, request.work.task);
  if (feature) throw new AppError("feature_not_in_plan", "This is part of the paid plans.", { fields: { feature } });
  const model = findModel(request.model)!;
  const made = typeof model.access === "object" ? await countMadeThisMonth(tx, maker.id, model.key, now) : 0;
  if (choosesModel(request.work.task) && !canUseModel(maker, model, made)) {
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
