import {
  LIMITS, createProject, getDefaultProject, getFeed as feedEndpoint, getProject, listProjects, moveClipsToProject, type Project,
} from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Http } from "../../platform/http/http.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import { loadOwnClips, presentClips } from "../clips/index.ts";
import { listProjectClips } from "./clip-skeletons.ts";
import { getFeed } from "./get-feed.ts";
import { countProjects, ensureDefaultProject, insertProject, moveClips, readProject, readProjects } from "./library.repo.ts";
import { presentProject } from "./library.view.ts";

export function mountLibrary(http: Http, { db, bus }: { db: Db; bus: Bus }): void {
  const load = async (viewer: { id: string }, id: string): Promise<Project> => {
    const row = await readProject(db, viewer.id, id);
    if (!row) throw new AppError("not_found", "This workspace is not here.");
    return presentProject(row);
  };
  const withClips = async (viewer: { id: string }, id: string, cursor: string | undefined) => {
    const project = await load(viewer, id);
    const { ids, nextCursor } = await listProjectClips(db, id, { cursor, limit: LIMITS.projectPage });
    return { project, clips: await presentClips(db, ids, viewer), next_cursor: nextCursor };
  };

  http.mount(feedEndpoint, ({ viewer, query }) => getFeed(db, viewer, query));

  http.mount(listProjects, async ({ viewer, query }) => {
    await ensureDefaultProject(db, viewer.id);
    const page = query.page ?? 0;
    const [rows, total] = await Promise.all([
      readProjects(db, viewer.id, { offset: page * LIMITS.projectPage, limit: LIMITS.projectPage }), countProjects(db, viewer.id),
    ]);
    return { projects: rows.map(presentProject), num_total_results: total, current_page: page };
  });

  http.mount(getDefaultProject, async ({ viewer, query }) => withClips(viewer, await ensureDefaultProject(db, viewer.id), query.cursor));

  http.mount(getProject, ({ viewer, params, query }) => withClips(viewer, params.id, query.cursor));

  http.mount(createProject, async ({ viewer, body }) => {
    if (body.name.includes("\0")) throw new AppError("invalid_request", "Remove the NUL character.", { fields: { name: "Remove the NUL character." } });
    return load(viewer, await insertProject(db, viewer.id, body.name));
  });

  http.mount(moveClipsToProject, async ({ viewer, params, body }) => {
    await load(viewer, params.id);
    await db.transaction().execute(async (tx) => {
      await loadOwnClips(tx, body.clip_ids, viewer);
      await moveClips(tx, viewer.id, params.id, body.clip_ids);
    });
    await Promise.all(body.clip_ids.map((clipId) => bus.publish("clip.updated", { clipId, userId: viewer.id })));
    return load(viewer, params.id);
  });
}
