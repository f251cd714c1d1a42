import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { notify, type Happening } from "../notifications/index.ts";

type Decision = "dismiss" | "hide" | "warn";

const TOLD: Record<Exclude<Decision, "dismiss">, string> = {
  hide: "After a report it is link only now and cannot be published.",
  warn: "It may copy a work. Open it to read the copyright warning.",
};

/**
 * Closes a report and all others of its kind on the same song. Returns the people to tell and the song with its maker, where something
 * changed for them. Rejects with AppError "not_found", or "conflict" where it was decided already.
 */
export async function decideReport(db: Db, staff: { id: string }, id: string, decision: Decision): Promise<{ told: string[]; song: { id: string; ownerId: string } }> {
  return db.transaction().execute(async (tx) => {
    const report = await tx.selectFrom("report").innerJoin("clip", "clip.id", "report.clip_id").select(["report.kind", "report.clip_id", "report.decided_at", "clip.user_id"])
      .where("report.id", "=", id).forUpdate("report").executeTakeFirst();
    if (!report) throw new AppError("not_found", "This report is not here any more.");
    if (report.decided_at) throw new AppError("conflict", "This report was decided already.");
    await tx.updateTable("report").set({ decision, decided_by: staff.id, decided_at: new Date() })
      .where("clip_id", "=", report.clip_id).where("kind", "=", report.kind).where("decided_at", "is", null).execute();
    if (decision === "hide") {
      await tx.insertInto("hidden_clip").values({ clip_id: report.clip_id }).onConflict((conflict) => conflict.doNothing()).execute();
      await tx.updateTable("clip").set({ is_public: false }).where("id", "=", report.clip_id).execute();
    }
    if (decision === "warn") {
      await tx.insertInto("copyright_warning").values({ clip_id: report.clip_id, acknowledged_at: null })
        .onConflict((conflict) => conflict.column("clip_id").doUpdateSet({ acknowledged_at: null })).execute();
    }
    const news: Happening[] = decision === "dismiss" ? [] : [{ type: "moderation", to: report.user_id, clipId: report.clip_id, caseId: id, text: TOLD[decision] }];
    return { told: await notify(tx, news), song: { id: report.clip_id, ownerId: report.user_id } };
  });
}
