import type { GenerateBody } from "@tunewright/contract";
import type { Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadVisibleClip } from "../clips/index.ts";
import { findOwnProject } from "../library/index.ts";

/**
 * Whatever the request names must be there for this person: songs that they may hear, a workspace of their own. Personas and pictures
 * cannot be made yet, so none is there. Rejects with AppError "not_found", naming the field.
 */
export async function checkReferences(tx: Tx, person: { id: string }, body: GenerateBody): Promise<void> {
  for (const field of ["continue_clip_id", "cover_clip_id", "artist_clip_id"] as const) {
    const id = body[field];
    if (id) await loadVisibleClip(tx, id, person).catch((cause: unknown) => { throw cause instanceof AppError ? missing(field, "song") : cause; });
  }
  if (body.project_id && !(await findOwnProject(tx, person.id, body.project_id))) throw missing("project_id", "workspace");
  if (body.persona_id) throw missing("persona_id", "persona");
  if (body.image_ids && body.image_ids.length > 0) throw missing("image_ids", "picture");
}

function missing(field: string, thing: string): AppError {
  const sentence = `This ${thing} is not here.`;
  return new AppError("not_found", sentence, { fields: { [field]: sentence } });
}
