import type { Project } from "@tunewright/contract";
import { listProjects } from "@tunewright/contract";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "./call.ts";
import { keyOf } from "./endpoint-query.ts";

export const projectsQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listProjects), "pages"],
  queryFn: ({ pageParam, signal }) => call(listProjects, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const seen = pages.reduce((total, page) => total + page.projects.length, 0);
    return last.projects.length > 0 && seen < last.num_total_results ? last.current_page + 1 : undefined;
  },
});

export interface OwnProjects { projects: readonly Project[]; hasMore: boolean; loadMore: () => void; loading: boolean }

/** The person's workspaces, page by page; nothing is asked for while nobody is signed in. */
export function useProjects(signedIn: boolean): OwnProjects {
  const { data, hasNextPage, fetchNextPage, isPending } = useInfiniteQuery({ ...projectsQuery, enabled: signedIn });
  const projects = useMemo(() => data?.pages.flatMap((page) => page.projects) ?? [], [data]);
  return { projects, hasMore: hasNextPage, loadMore: () => void fetchNextPage(), loading: signedIn && isPending };
}
