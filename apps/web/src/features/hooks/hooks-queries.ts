import type { Hook } from "@tunewright/contract";
import { getFeed, getHook, listHooks } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { endpointQuery, keyOf } from "../../api/endpoint-query.ts";

export const hooksQuery = infiniteQueryOptions({
  queryKey: keyOf(listHooks),
  queryFn: ({ pageParam, signal }) => call(listHooks, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  staleTime: 60_000,
});

export const hookQuery = (clipId: string) => endpointQuery(getHook, { params: { clip_id: clipId as never } });

/** One's own public songs, of which a hook may be chosen. */
export const ownPublicSongs = infiniteQueryOptions({
  queryKey: [...keyOf(getFeed), { query: { is_public: "true" } }, "hook songs"],
  queryFn: ({ pageParam, signal }) => call(getFeed, { query: { is_public: "true", ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

/** Each song once, the one asked for first: between two pages the order may have moved. */
export function eachHookOnce(first: Hook | null, pages: readonly { hooks: readonly Hook[] }[]): Hook[] {
  const hooks = new Map<string, Hook>();
  for (const hook of [...(first ? [first] : []), ...pages.flatMap((page) => page.hooks)]) if (!hooks.has(hook.clip.id)) hooks.set(hook.clip.id, hook);
  return [...hooks.values()];
}
