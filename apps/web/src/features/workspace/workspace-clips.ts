import { getDefaultProject, getProject, type Clip, type EndpointResponse, type ProjectId } from "@tunewright/contract";
import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { listStaleTime } from "../../api/long-lists.ts";
import { queryClient } from "../../api/query-client.ts";

type WorkspacePage = EndpointResponse<typeof getProject>;

/** A workspace and its clips, page by page, newest first; null is the default workspace. */
export const workspaceClips = (id: ProjectId | null) => infiniteQueryOptions({
  queryKey: keyFor(id),
  queryFn: ({ pageParam, signal }): Promise<WorkspacePage> => {
    const query = pageParam === null ? {} : { cursor: pageParam };
    return id === null ? call(getDefaultProject, { query }, { signal }) : call(getProject, { params: { id }, query }, { signal });
  },
  staleTime: listStaleTime,
  initialPageParam: null as string | null,
  getNextPageParam: (last: WorkspacePage) => last.next_cursor,
});

const keyFor = (id: ProjectId | null): readonly unknown[] =>
  [...(id === null ? keyOf(getDefaultProject) : keyOf(getProject, { params: { id }, query: {} })), "pages"];

/** Puts clips that were just made at the top of their workspace at once, before the server is asked again. */
export function showNewClips(clips: readonly Clip[]): void {
  const fresh = new Set<string>(clips.map((clip) => clip.id));
  const projectId = clips[0]?.project_id ?? null;
  for (const key of [keyFor(null), ...(projectId ? [keyFor(projectId)] : [])]) {
    queryClient.setQueryData<InfiniteData<WorkspacePage>>(key, (data) => {
      const first = data?.pages[0];
      if (!data || !first || (projectId !== null && first.project.id !== projectId)) return data;
      const known = new Set(data.pages.flatMap((page) => page.clips.map((clip) => clip.id as string)));
      const added = clips.filter((clip) => !known.has(clip.id));
      if (added.length === 0) return data;
      const top = { ...first, clips: [...added, ...first.clips], project: { ...first.project, clip_count: first.project.clip_count + added.length } };
      return { ...data, pages: [top, ...data.pages.slice(1).map((page) => ({ ...page, clips: page.clips.filter((clip) => !fresh.has(clip.id)) }))] };
    });
  }
}
