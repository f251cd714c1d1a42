import {
  acknowledgeWarning, claimCopyright, decideReport as decideEndpoint, flagClip, giveFeedback, listReports, listWarnings, type Clip, type ClipId,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import { decodeOffset, encodeOffset } from "../../platform/http/offset-cursor.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { loadOwnClip, presentClips } from "../clips/index.ts";
import { tellPeople } from "../notifications/index.ts";
import { decideReport } from "./decide-report.ts";
import { claim, flag, keepFeedback } from "./report-clip.ts";

const PAGE = 20;
const OK = { ok: true as const };

export function mountModeration(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
  http.mount(flagClip, async ({ viewer, params, body }) => {
    await flag(db, viewer, params.id, body);
    return OK;
  });

  http.mount(claimCopyright, async ({ viewer, body }) => {
    await claim(db, viewer, body);
    return OK;
  });

  http.mount(giveFeedback, async ({ viewer, params, body }) => {
    await keepFeedback(db, viewer, params.id, body.tags);
    return OK;
  });

  http.mount(listWarnings, async ({ viewer }) => {
    const rows = await db.selectFrom("copyright_warning as warning").innerJoin("clip", "clip.id", "warning.clip_id").select("clip.id")
      .where("clip.user_id", "=", viewer.id).where("warning.acknowledged_at", "is", null).orderBy("warning.created_at").limit(PAGE).execute();
    return { clip_ids: rows.map((row) => row.id as ClipId) };
  });

  http.mount(acknowledgeWarning, async ({ viewer, body }) => {
    await loadOwnClip(db, body.clipId, viewer);
    await db.updateTable("copyright_warning").set({ acknowledged_at: new Date() }).where("clip_id", "=", body.clipId).where("acknowledged_at", "is", null).execute();
    return OK;
  });

  http.mount(listReports, async ({ viewer, query }) => {
    const offset = decodeOffset(query.cursor);
    const rows = await db.selectFrom("report").innerJoin("user", "user.id", "report.reporter_id")
      .select(["report.id", "kind", "clip_id", "reasons", "text", "link", "ownership", "report.created_at", "user.handle", "user.display_name"])
      .where("decided_at", "is", null).orderBy("report.created_at").orderBy("report.id").offset(offset).limit(PAGE + 1).execute();
    const page = rows.slice(0, PAGE);
    const clips = new Map<string, Clip>((await presentClips(db, [...new Set(page.map((row) => row.clip_id))], viewer)).map((clip) => [clip.id, clip]));
    return {
      reports: page.map(({ handle, display_name, clip_id, created_at, ...report }) => ({
        ...report, created_at: created_at.toISOString(), reporter: { handle, display_name }, clip: clips.get(clip_id) ?? null,
      })),
      next_cursor: rows.length > page.length ? encodeOffset(offset + page.length) : null,
    };
  });

  http.mount(decideEndpoint, async ({ viewer, params, body }) => {
    const { told, song } = await decideReport(db, viewer, params.id, body.decision);
    await Promise.all([tellPeople(bus, told), bus.publish("clip.updated", { clipId: song.id, userId: song.ownerId })]);
    return OK;
  });
}
