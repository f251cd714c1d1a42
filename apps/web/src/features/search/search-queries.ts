import type { SearchKind } from "@tunewright/contract";
import { search, suggestHashtags } from "@tunewright/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";

const FRESH_MS = 30_000;

/** Results page by page; while a new term is fetched the old results stay, so that nothing flickers between letters. */
export const resultsQuery = (term: string, kind: SearchKind) => infiniteQueryOptions({
  queryKey: [...keyOf(search), { term, kind }],
  queryFn: ({ pageParam, signal }) => call(search, { query: { term, kind, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  staleTime: FRESH_MS,
  enabled: term !== "",
  placeholderData: (before, query) => ((query?.queryKey[1] as { kind?: string } | undefined)?.kind === kind ? keepPreviousData(before) : undefined),
});

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
