import type { GenerateBody } from "@tunewright/contract";
import type { Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadVisibleClip } from "../clips/index.ts";
import { loadUsablePersona } from "../personas/index.ts";
import type { AdmittedRequest } from "./admitted-request.ts";

const DELIVERIES = ["sung", "rap", "spoken"] as const;

/**
 * What the request names beside its source must be there for this person: a persona, or a song, whose singer and style the new one keeps.
 * Pictures cannot be sung of yet, so none is there. Resolves to the request with the persona it keeps. Rejects with AppError "not_found",
 * naming the field, or "not_processable".
 */
export async function checkReferences(tx: Tx, person: { id: string }, body: GenerateBody, request: AdmittedRequest): Promise<AdmittedRequest> {
  if (body.image_ids && body.image_ids.length > 0) throw missing("image_ids", "picture");
  if (body.persona_id) {
    const { id, singer, delivery, style } = await loadUsablePersona(tx, body.persona_id, person)
      .catch((cause: unknown) => { throw cause instanceof AppError ? missing("persona_id", "persona") : cause; });
    return { ...request, persona: { id, singer, delivery, style } };
  }
  if (!body.artist_clip_id) return request;
  const clip = await loadVisibleClip(tx, body.artist_clip_id, person)
    .catch((cause: unknown) => { throw cause instanceof AppError ? missing("artist_clip_id", "song") : cause; });
  if (clip.singer === null) throw new AppError("not_processable", "This song has no singer to keep.", { fields: { artist_clip_id: "This song has no singer to keep." } });
  return { ...request, persona: { id: null, singer: clip.singer, delivery: DELIVERIES.find((delivery) => delivery === clip.delivery) ?? "sung", style: clip.tags || clip.display_tags } };
}

function missing(field: string, thing: string): AppError {
  const sentence = `This ${thing} is not here.`;
  return new AppError("not_found", sentence, { fields: { [field]: sentence } });
}
