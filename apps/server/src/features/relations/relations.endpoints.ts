import { LIMITS, getLineage, listRemixes as remixesEndpoint, listSimilar, setShowRemix } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { loadVisibleClip, presentClipFor, presentClips } from "../clips/index.ts";
import { decodeSeq, encodeSeq } from "../../platform/http/seq-cursor.ts";
import { findSimilar } from "./find-similar.ts";
import { presentLineage } from "./present-lineage.ts";
import { countRemixes, listRemixes, madeSourceOf } from "./relations.repo.ts";

const SIMILAR = 20;

export function mountRelations(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
  http.mount(remixesEndpoint, async ({ viewer, params, query }) => {
    const before = query.cursor === undefined ? null : decodeSeq(query.cursor);
    await loadVisibleClip(db, params.id, viewer);
    const [rows, count] = await Promise.all([listRemixes(db, params.id, viewer, { before, limit: LIMITS.feedPage }), countRemixes(db, params.id, viewer)]);
    const page = rows.slice(0, LIMITS.feedPage);
    return { clips: await presentClips(db, page.map((row) => row.id), viewer), count, next_cursor: rows.length > page.length ? encodeSeq(page.at(-1)!.seq) : null };
  });

  http.mount(getLineage, async ({ viewer, params }) => {
    const clip = await loadVisibleClip(db, params.id, viewer);
    return { nodes: await presentLineage(db, clip.id, viewer) };
  });

  http.mount(listSimilar, async ({ viewer, params }) => {
    const clip = await loadVisibleClip(db, params.id, viewer);
    const ids = await findSimilar(db, {
      id: clip.id, jobId: clip.job_id, style: clip.style, tags: clip.tags, bpm: clip.bpm, musicKey: clip.music_key, instrumental: clip.make_instrumental,
    }, viewer, SIMILAR);
    return { clips: await presentClips(db, ids, viewer) };
  });

  http.mount(setShowRemix, async ({ viewer, params, body }) => {
    const clip = await loadVisibleClip(db, params.id, viewer);
    if (!(await madeSourceOf(db, viewer.id, clip.id))) throw new AppError("not_allowed", "Only whoever made the original decides this.");
    await db.updateTable("clip").set({ show_source: body.show_remix }).where("id", "=", clip.id).execute();
    await bus.publish("clip.updated", { clipId: clip.id, userId: clip.user_id });
    const fresh = await presentClipFor(db, viewer.id, clip.id);
    if (!fresh) throw new AppError("not_found", "This song is not here. It may have been deleted.");
    return fresh;
  });
}
