import { getFeed, type EndpointResponse } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { listStaleTime } from "../../api/long-lists.ts";

/** What of the library is on screen. `visibility` null: both. */
export interface LibraryView { tab: "songs" | "trash"; q: string; liked: boolean; visibility: "public" | "link" | null }

export const libraryClips = (view: LibraryView) => {
  const query = {
    ...(view.q.trim() === "" ? {} : { q: view.q.trim() }),
    ...(view.tab === "trash" ? { is_trashed: "true" as const } : {}),
    ...(view.liked ? { is_liked: "true" as const } : {}),
    ...(view.visibility === null ? {} : { is_public: view.visibility === "public" ? ("true" as const) : ("false" as const) }),
  };
  return infiniteQueryOptions({
    queryKey: [...keyOf(getFeed, { query }), "pages"],
    queryFn: ({ pageParam, signal }): Promise<EndpointResponse<typeof getFeed>> =>
      call(getFeed, { query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
    staleTime: listStaleTime,
    initialPageParam: null as string | null,
    getNextPageParam: (last: EndpointResponse<typeof getFeed>) => last.next_cursor,
  });
};
