import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { readPlan } from "../billing/index.ts";
import { loadVisibleClip, type ClipRow } from "../clips/index.ts";
import { exportJob } from "./exports.jobs.ts";
import { canExport, planAllows } from "./exports.policy.ts";
import { specName } from "./file-kinds.ts";
import type { SoundSpec } from "./song-files.ts";

type Person = { id: string };
export interface ExportState { status: "none" | "preparing" | "ready" | "failed"; url: string | null }

/**
 * Has the file made unless it is there or under way; one that failed is tried again. Rejects with AppError "not_found", "not_allowed",
 * "feature_not_in_plan" or "not_processable".
 */
export async function requestExport({ db, jobs }: { db: Db; jobs: Pick<Jobs, "enqueue"> }, person: Person, clipId: string, spec: SoundSpec): Promise<ExportState> {
  const clip = await loadExported(db, person, clipId);
  if (!planAllows(await readPlan(db, person.id), spec)) {
    throw new AppError("feature_not_in_plan", "Files without loss are part of the paid plans.", { fields: { feature: "download_wav" } });
  }
  if (clip.status !== "complete") throw new AppError("not_processable", "This song is not finished yet. Wait until it is.");
  return db.transaction().execute(async (tx) => {
    const attempt = clip.attempt ?? 0;
    const { numInsertedOrUpdatedRows } = await tx.insertInto("clip_export").values({ clip_id: clip.id, name: specName(spec), attempt, state: "preparing" })
      .onConflict((conflict) => conflict.columns(["clip_id", "name"]).doUpdateSet({ attempt, state: "preparing", requested_at: new Date() })
        .where((eb) => eb.or([eb("clip_export.state", "=", "failed"), eb("clip_export.attempt", "<>", attempt)])))
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await jobs.enqueue(tx, exportJob, { clipId: clip.id, name: specName(spec) });
    const row = await tx.selectFrom("clip_export").select("state").where("clip_id", "=", clip.id).where("name", "=", specName(spec)).executeTakeFirstOrThrow();
    return stateOf(clip.id, spec, row.state);
  });
}

export async function readExport(db: Db, person: Person, clipId: string, spec: SoundSpec): Promise<ExportState> {
  const clip = await loadExported(db, person, clipId);
  const row = await db.selectFrom("clip_export").select("state").where("clip_id", "=", clip.id).where("name", "=", specName(spec))
    .where("attempt", "=", clip.attempt ?? 0).executeTakeFirst();
  return stateOf(clip.id, spec, row?.state ?? "none");
}

async function loadExported(db: Db, person: Person, clipId: string): Promise<ClipRow> {
  const clip = await loadVisibleClip(db, clipId, person);
  if (!canExport(person, clip)) throw new AppError("not_allowed", "Only the maker of this song can have this file.");
  return clip;
}

const stateOf = (clipId: string, spec: SoundSpec, status: ExportState["status"]): ExportState =>
  ({ status, url: status === "ready" ? `/api/clip/${clipId}/files/${specName(spec)}` : null });
