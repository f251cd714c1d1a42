import { getFeed, type EndpointResponse } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { listStaleTime } from "../../api/long-lists.ts";
import { TEMPI, sinceDay, type Age, type Range, type Tempo } from "../../lib/song-filters.ts";

/** How a clip came to be, as people say it. */
export const CLIP_KINDS = { gen: { label: "Made here" }, upload: { label: "Uploads" }, edit: { label: "Edits" }, concat: { label: "Full songs" } } as const;
export type ClipKind = keyof typeof CLIP_KINDS;

/** What of the library is on screen. `visibility` null: both. */
export interface LibraryView { tab: "songs" | "trash"; q: string; liked: boolean; visibility: "public" | "link" | null; model?: string; kind?: ClipKind; tempo?: Tempo; age?: Age }

/** Whether anything is left out. */
export const isNarrowed = ({ q, liked, visibility, model, kind, tempo, age }: LibraryView): boolean =>
  q.trim() !== "" || liked || visibility !== null || [model, kind, tempo, age].some((each) => each !== undefined);

export const libraryClips = (view: LibraryView) => {
  const bpm: Range = view.tempo === undefined ? { label: "" } : TEMPI[view.tempo];
  const query = {
    ...(view.q.trim() === "" ? {} : { q: view.q.trim() }),
    ...(view.tab === "trash" ? { is_trashed: "true" as const } : {}),
    ...(view.liked ? { is_liked: "true" as const } : {}),
    ...(view.model === undefined ? {} : { model: view.model }),
    ...(view.kind === undefined ? {} : { type: view.kind }),
    ...(bpm.min === undefined ? {} : { bpm_min: bpm.min }),
    ...(bpm.max === undefined ? {} : { bpm_max: bpm.max }),
    ...(view.age === undefined ? {} : { created_after: sinceDay(view.age, Date.now()) }),
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
