import type { ClipId, Playlist, PlaylistId, PlaylistPage } from "@tunewright/contract";
import { getPlaylist, listPlaylists } from "@tunewright/contract";
import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { queryClient } from "../../api/query-client.ts";

export type AnyPlaylistId = Playlist["id"];
type Pages = InfiniteData<PlaylistPage, string | null>;

const keyOfPlaylist = (id: AnyPlaylistId) => [...keyOf(getPlaylist), { id }];

export const playlistQuery = (id: AnyPlaylistId) => infiniteQueryOptions({
  queryKey: keyOfPlaylist(id),
  queryFn: ({ pageParam, signal }) => call(getPlaylist, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});

export const ownPlaylistsQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listPlaylists), "pages"],
  queryFn: ({ pageParam, signal }) => call(listPlaylists, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const seen = pages.reduce((total, page) => total + page.playlists.length, 0);
    return last.playlists.length > 0 && seen < last.num_total_results ? last.current_page + 1 : undefined;
  },
});

/** What the person threw away. */
export const trashedPlaylistsQuery = infiniteQueryOptions({
  queryKey: [...keyOf(listPlaylists), "trash"],
  queryFn: ({ pageParam, signal }) => call(listPlaylists, { query: { page: pageParam, is_trashed: "true" } }, { signal }),
  initialPageParam: 0, staleTime: 0,
  getNextPageParam: (last, pages) => {
    const seen = pages.reduce((total, page) => total + page.playlists.length, 0);
    return last.playlists.length > 0 && seen < last.num_total_results ? last.current_page + 1 : undefined;
  },
});

/** After a change of a playlist, whatever shows it is asked for anew. */
export function refreshPlaylist(id: AnyPlaylistId): void {
  void queryClient.invalidateQueries({ queryKey: keyOfPlaylist(id) });
  void queryClient.invalidateQueries({ queryKey: [listPlaylists.id] });
}

/** Changes the songs that are on screen, page by page, before the server has answered. */
export function changeShownTracks(id: PlaylistId, change: (entries: PlaylistPage["playlist_clips"]) => PlaylistPage["playlist_clips"]): void {
  queryClient.setQueryData<Pages>(keyOfPlaylist(id), (data) => {
    if (!data) return data;
    const entries = change(data.pages.flatMap((page) => page.playlist_clips));
    let from = 0;
    return {
      ...data,
      pages: data.pages.map((page, index) => {
        const isLast = index === data.pages.length - 1;
        const part = entries.slice(from, isLast ? undefined : from + page.playlist_clips.length);
        from += part.length;
        return { ...page, playlist_clips: part };
      }),
    };
  });
}

export const isIn = (ids: ReadonlySet<ClipId>) => ({ clip }: { clip: { id: ClipId } }): boolean => ids.has(clip.id);
