import type { GenerateBody } from "@tunewright/contract";
import { AppError } from "../../platform/http/app-error.ts";
import { admit, type AdmitDeps, type Generation } from "./admit.ts";
import { checkReferences } from "./check-references.ts";
import { checkRequest } from "./check-request.ts";
import { findModel, type Maker } from "./generation.policy.ts";
import { requestHash } from "./request-hash.ts";

/** Admits what the generate endpoint was asked for. Rejects with the AppErrors that the endpoint declares. */
export async function generate(deps: AdmitDeps, maker: Maker, body: GenerateBody, now = new Date()): Promise<Generation> {
  const model = findModel(body.mv);
  if (!model) throw new AppError("unknown_model", "There is no such model.", { fields: { mv: "There is no such model." } });
  if (body.generation_type === "IMAGE") {
    throw new AppError("task_not_supported", "This kind of generation is not available yet.", { fields: { generation_type: "Not available yet." } });
  }
  return admit(deps, maker, {
    request: checkRequest(body, model), transactionUuid: body.transaction_uuid, hash: requestHash(body), projectId: body.project_id ?? null,
    checkMore: (tx, request) => checkReferences(tx, maker, body, request),
  }, now);
}
