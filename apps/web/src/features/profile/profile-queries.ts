import { getPinnedClips, getProfile, listFollowers, listFollowing, listHooksOf, listProfileLikes, listProfilePersonas, listProfilePlaylists } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { endpointQuery, keyOf } from "../../api/endpoint-query.ts";
import { queryClient } from "../../api/query-client.ts";

const paged = { initialPageParam: null as string | null, getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor };
const at = (cursor: string | null) => (cursor ? { cursor } : {});

export const profileQuery = (handle: string) => infiniteQueryOptions({
  queryKey: [...keyOf(getProfile), { handle }], ...paged,
  queryFn: ({ pageParam, signal }) => call(getProfile, { params: { handle }, query: at(pageParam) }, { signal }),
});

export const profileLikesQuery = (handle: string) => infiniteQueryOptions({
  queryKey: [...keyOf(listProfileLikes), { handle }], ...paged,
  queryFn: ({ pageParam, signal }) => call(listProfileLikes, { params: { handle }, query: at(pageParam) }, { signal }),
});

export const profileHooksQuery = (handle: string) => infiniteQueryOptions({
  queryKey: [...keyOf(listHooksOf), { handle }], ...paged,
  queryFn: ({ pageParam, signal }) => call(listHooksOf, { params: { handle }, query: at(pageParam) }, { signal }),
});

export const profilePersonasQuery = (handle: string) => infiniteQueryOptions({
  queryKey: [...keyOf(listProfilePersonas), { handle }], ...paged,
  queryFn: ({ pageParam, signal }) => call(listProfilePersonas, { params: { handle }, query: at(pageParam) }, { signal }),
});

export const profilePlaylistsQuery = (handle: string) => infiniteQueryOptions({
  queryKey: [...keyOf(listProfilePlaylists), { handle }], ...paged,
  queryFn: ({ pageParam, signal }) => call(listProfilePlaylists, { params: { handle }, query: at(pageParam) }, { signal }),
});

/** Which end of a person's follows. */
export type FollowEnd = "followers" | "following";
export const profilePeopleQuery = (handle: string, end: FollowEnd) => infiniteQueryOptions({
  queryKey: [...keyOf(end === "followers" ? listFollowers : listFollowing), { handle }], ...paged, staleTime: 0,
  queryFn: ({ pageParam, signal }) => call(end === "followers" ? listFollowers : listFollowing, { params: { handle }, query: at(pageParam) }, { signal }),
});

/** The viewer's own pins. */
export const pinsQuery = endpointQuery(getPinnedClips, {});

/** After a change of oneself, whatever shows a profile is asked for anew. */
export function refreshProfiles(): void {
  for (const endpoint of [getProfile, getPinnedClips]) void queryClient.invalidateQueries({ queryKey: [endpoint.id] });
}
