import { LIMITS, type GenerateBody } from "@tunewright/contract";
import { AppError } from "../../../platform/http/app-error.ts";
import type { AdmittedWork } from "../admitted-request.ts";

/**
 * What a request of the generate endpoint wants done. A song from something that sounds is another task than "create", even where the
 * task is not named. Rejects with AppError "invalid_request", naming the field that is missing or wrong.
 */
export function readWork(body: GenerateBody): AdmittedWork {
  switch (body.task) {
    case "create":
      if (body.continue_clip_id) return readExtension(body);
      return body.cover_clip_id ? { task: "cover", sourceId: body.cover_clip_id } : { task: "create" };
    case "extend":
      return readExtension(body);
    case "cover":
    case "add_vocals":
    case "add_instrumental":
      return { task: body.task, sourceId: needed(body.cover_clip_id ?? body.continue_clip_id, "cover_clip_id") };
    case "infill":
      return readInfill(body);
    default:
      throw invalid("task", "This kind of generation has an address of its own.");
  }
}

function readExtension(body: GenerateBody): AdmittedWork {
  return { task: "extend", sourceId: needed(body.continue_clip_id, "continue_clip_id"), at: body.continue_at ?? null };
}

function readInfill(body: GenerateBody): AdmittedWork {
  const sourceId = needed(body.continue_clip_id ?? body.cover_clip_id, "continue_clip_id");
  const { infill_start_s: from, infill_end_s: to } = body;
  if (from === undefined || from === null) throw invalid("infill_start_s", "Say from where the song should be made anew.");
  if (to === undefined || to === null || to <= from) throw invalid("infill_end_s", "The section must end after it begins.");
  if (to - from >= LIMITS.infillSeconds) throw invalid("infill_end_s", `A replaced section must be shorter than ${LIMITS.infillSeconds} seconds.`);
  return { task: "infill", sourceId, from, to };
}

function needed(id: string | null | undefined, field: string): string {
  if (!id) throw invalid(field, "Say which song to start from.");
  return id;
}

function invalid(field: string, sentence: string): AppError {
  return new AppError("invalid_request", sentence, { fields: { [field]: sentence } });
}
