import type { GenerateBody } from "@tunewright/contract";
import type { Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadVisibleClip } from "../clips/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";

/**
 * What the request names beside its source must be there for this person: a song whose singer and style the new one keeps. Personas and
 * pictures cannot be made yet, so none is there. Resolves to the request with the persona it keeps. Rejects with AppError "not_found",
 * naming the field, or "not_processable".
 */
export async function checkReferences(tx: Tx, person: { id: string }, body: GenerateBody, request: AdmittedRequest): Promise<AdmittedRequest> {
  if (body.persona_id) throw missing("persona_id", "persona");
  if (body.image_ids && body.image_ids.length > 0) throw missing("image_ids", "picture");
  if (!body.artist_clip_id) return request;
  const clip = await loadVisibleClip(tx, body.artist_clip_id, person)
    .catch((cause: unknown) => { throw cause instanceof AppError ? missing("artist_clip_id", "song") : cause; });
  if (clip.singer === null) throw new AppError("not_processable", "This song has no singer to keep.", { fields: { artist_clip_id: "This song has no singer to keep." } });
  return { ...request, persona: { singer: clip.singer, delivery: "sung", style: clip.tags || clip.display_tags } };
}

function missing(field: string, thing: string): AppError {
  const sentence = `This ${thing} is not here.`;
  return new AppError("not_found", sentence, { fields: { [field]: sentence } });
}
