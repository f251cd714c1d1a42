import {
  cancelGeneration, deleteClips, getFeed, incrementActionCount, moveClipsToProject, setMetadata, trashClips,
  getDefaultProject, getProject, listProjects,
  type Clip, type ClipId, type Project, type ProjectId,
} from "@tunewright/contract";
import { mapClips } from "../../api/cached-clips.ts";
import { call } from "../../api/call.ts";
import { acceptClip, forgetClip } from "../../api/live-cache.ts";
import { refreshLists } from "../../api/long-lists.ts";
import { queryClient } from "../../api/query-client.ts";
import { toast } from "../../ui/toast.ts";

/** Ids in one request; the server's limit in force is the same for everyone and at least this. */
const BULK = 100;

const inBulks = (ids: readonly ClipId[]): ClipId[][] =>
  Array.from({ length: Math.ceil(ids.length / BULK) }, (_, i) => ids.slice(i * BULK, (i + 1) * BULK));

const refresh = (...endpoints: { id: string }[]): void => refreshLists(endpoints.map((endpoint) => endpoint.id));

/** To the trash and back. Lists show what is trashed or what is not, so that the rows change places by their new state alone. */
export async function setTrashed(ids: readonly ClipId[], trash: boolean): Promise<void> {
  for (const some of inBulks(ids)) {
    const { clips } = await call(trashClips, { body: { trash, clip_ids: some } });
    for (const clip of clips) acceptClip(clip);
  }
  refresh(getFeed, getDefaultProject, getProject, listProjects);
}

/** For good; only what is in the trash. */
export async function deleteForGood(ids: readonly ClipId[]): Promise<void> {
  for (const some of inBulks(ids)) {
    await call(deleteClips, { body: { ids: some } });
    for (const id of some) forgetClip(id);
  }
  refresh(getFeed);
}

export async function moveTo(projectId: ProjectId, ids: readonly ClipId[]): Promise<Project> {
  let project: Project | null = null;
  for (const some of inBulks(ids)) project = await call(moveClipsToProject, { params: { id: projectId }, body: { clip_ids: some } });
  leaveOtherWorkspaces(projectId, new Set(ids));
  refresh(getDefaultProject, getProject, listProjects, getFeed);
  return project!;
}

/** The rows leave the lists of the workspaces they were in, long ones included. */
function leaveOtherWorkspaces(projectId: ProjectId, moved: ReadonlySet<ClipId>): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.queryKey[0] !== getDefaultProject.id && query.queryKey[0] !== getProject.id) continue;
    const data = query.state.data as { pages?: { project: Project }[] } | undefined;
    if (!data || data.pages?.[0]?.project.id === projectId) continue;
    queryClient.setQueryData(query.queryKey, mapClips(data, (clip) => (moved.has(clip.id) ? null : clip)));
  }
}

/** Stops the job; both its takes end, what is not finished is paid back. */
export async function cancel(clip: Clip): Promise<void> {
  const { clips } = await call(cancelGeneration, { params: { id: clip.id } });
  for (const fresh of clips) acceptClip(fresh);
}

/** Whether people may comment on a song of one's own; says so in the specification's words. */
export async function setAllowComments(clip: Clip, allow: boolean): Promise<void> {
  acceptClip(await call(setMetadata, { params: { id: clip.id }, body: { allow_comments: allow } }));
  toast(`Comments have been ${allow ? "enabled" : "disabled"}.`);
}

/** Whether others may make something of a song of one's own; says so in the specification's words. */
export async function setCanRemix(clip: Clip, allow: boolean): Promise<void> {
  acceptClip(await call(setMetadata, { params: { id: clip.id }, body: { can_remix: allow } }));
  toast(`Remixes have been ${allow ? "enabled" : "disabled"}.`);
}

/** Told to the song's counters; nobody waits for it. `share` is the id in the link that was given away. */
export const countAction = (id: ClipId, action: "visit" | "share", platform?: string, share?: string): void => {
  void call(incrementActionCount, { params: { id }, body: { action, ...(platform ? { share_platform: platform } : {}), ...(share ? { share_id: share } : {}) } }).catch(() => undefined);
};
