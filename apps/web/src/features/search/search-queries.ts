import type { SearchKind } from "@tunewright/contract";
import { search, suggestHashtags } from "@tunewright/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { LENGTHS, TEMPI, sinceDay, type Range } from "../../lib/song-filters.ts";
import type { SongFilterChoice } from "./components/song-filters.tsx";

const FRESH_MS = 30_000;

/** Results page by page; while a new term is fetched the old results stay, so that nothing flickers between letters. */
export const resultsQuery = (term: string, kind: SearchKind, filter: SongFilterChoice = {}) => infiniteQueryOptions({
  queryKey: [...keyOf(search), { term, kind, filter }],
  queryFn: ({ pageParam, signal }) => call(search, { query: { term, kind, ...askedOf(filter, Date.now()), ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  staleTime: FRESH_MS,
  enabled: term !== "",
  placeholderData: (before, query) => ((query?.queryKey[1] as { kind?: string } | undefined)?.kind === kind ? keepPreviousData(before) : undefined),
});

/** Names that people choose by → what the endpoint is asked. */
export function askedOf({ style, model, key, tempo, length, voice, age, sort }: SongFilterChoice, now: number) {
  const bpm: Range = tempo === undefined ? { label: "" } : TEMPI[tempo];
  const seconds: Range = length === undefined ? { label: "" } : LENGTHS[length];
  return {
    ...(style !== undefined && { style }), ...(model !== undefined && { model }), ...(key !== undefined && { key }), ...(sort !== undefined && { sort }),
    ...(bpm.min !== undefined && { bpm_min: bpm.min }), ...(bpm.max !== undefined && { bpm_max: bpm.max }),
    ...(seconds.min !== undefined && { length_min: seconds.min }), ...(seconds.max !== undefined && { length_max: seconds.max }),
    ...(voice !== undefined && { instrumental: voice === "instrumental" ? ("true" as const) : ("false" as const) }),
    ...(age !== undefined && { published_after: sinceDay(age, now) }),
  };
}

export const hashtagsQuery = (term: string) => queryOptions({
  queryKey: [...keyOf(suggestHashtags), { term }],
  queryFn: ({ signal }) => call(suggestHashtags, { body: { term } }, { signal }),
  staleTime: FRESH_MS,
});

/** Items of all pages, each once: between two pages a ranking may have moved. */
export function eachOnce<T extends { id: string }>(pages: readonly (readonly T[])[]): T[] {
  const seen = new Set<string>();
  return pages.flat().filter((item) => !seen.has(item.id) && seen.add(item.id));
}
