import type { Tx } from "../../../database.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import { loadVisibleClip, type ClipRow } from "../../clips/index.ts";
import { sourceIdsOf, type AdmittedWork } from "../admitted-request.ts";
import { refuseWork, type WorkRefusal } from "./work.policy.ts";

const REFUSED: Record<WorkRefusal, (title: string) => AppError> = {
  "not-finished": () => new AppError("not_processable", "This song is not finished yet. Wait until it is."),
  "in-trash": () => new AppError("not_found", "This song is in the trash. Restore it first."),
  "owner-only": () => new AppError("not_allowed", "Only the maker of this song can do this."),
  "remix-off": () => new AppError("remix_not_allowed", "This song cannot be remixed."),
};

/**
 * The songs that a work needs, in order, each checked for this person and for the stretch that is asked of it. Rejects with AppError
 * "not_found", "not_allowed", "remix_not_allowed", "not_processable" or "invalid_request".
 */
export async function loadSources(tx: Tx, person: { id: string }, work: AdmittedWork): Promise<ClipRow[]> {
  if (work.task === "create") return [];
  const clips: ClipRow[] = [];
  for (const id of sourceIdsOf(work)) {
    const clip = await loadVisibleClip(tx, id, person).catch((cause: unknown) => { throw cause instanceof AppError ? missing(work) : cause; });
    const refusal = refuseWork(person, clip, work.task);
    if (refusal) throw REFUSED[refusal](clip.title);
    clips.push(clip);
  }
  checkStretch(work, clips[0]!.duration ?? 0);
  return clips;
}

/** Times may lie this far over the end: clients round. */
const SLACK = 0.5;

function checkStretch(work: AdmittedWork, duration: number): void {
  const inside = (seconds: number, field: string) => {
    if (seconds > duration + SLACK) throw outside(field, duration);
  };
  if (work.task === "extend" && work.at !== null) inside(work.at, "continue_at");
  if (work.task === "infill") inside(work.to, "infill_end_s");
  if (work.task === "crop") inside(work.to, "to");
  if (work.task === "fade" && work.fadeIn + work.fadeOut > duration) throw outside("fade_out", duration);
}

function outside(field: string, duration: number): AppError {
  const whole = Math.floor(duration);
  const sentence = `This song is only ${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} long.`;
  return new AppError("invalid_request", sentence, { fields: { [field]: sentence } });
}

function missing(work: AdmittedWork): AppError {
  const field = work.task === "extend" || work.task === "infill" ? "continue_clip_id" : work.task === "cover" ? "cover_clip_id" : "clip_id";
  const sentence = "This song is not here.";
  return new AppError("not_found", sentence, { fields: { [field]: sentence } });
}
