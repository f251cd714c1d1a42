import type { Clip } from "@tunewright/contract";
import type { Query } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

interface ClipPage { clips: readonly Clip[]; next_cursor: string | null }
interface ClipPages { pages: readonly ClipPage[]; pageParams: readonly unknown[] }

/** From this many loaded pages on a list is not asked for anew page by page: five hundred pages would be five hundred requests. */
const LONG = 5;
const SHORT_STALE_MS = 30_000;

export function isLongList(data: unknown): data is ClipPages {
  const pages = typeof data === "object" && data !== null && "pages" in data ? (data as ClipPages).pages : null;
  return Array.isArray(pages) && pages.length >= LONG && "clips" in (pages[0] as object);
}

/** For lists of clips: long ones are kept fresh by live events and `refreshLists` alone. */
export const listStaleTime = (query: { state: { data: unknown } }): number => (isLongList(query.state.data) ? Infinity : SHORT_STALE_MS);

/** Asks anew for all lists of these endpoints: short ones whole, long ones at their top, long ones that nobody looks at when they are next opened. */
export function refreshLists(ids: readonly string[]): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (!ids.includes(String(query.queryKey[0]))) continue;
    if (!isLongList(query.state.data)) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    else if (query.isActive()) void refreshTop(query).catch(() => undefined);
    else queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Everything may have changed: as above for long lists, all else is asked for anew. */
export function refreshEverything(): void {
  const long = new Set<string>();
  for (const query of queryClient.getQueryCache().getAll()) if (isLongList(query.state.data)) long.add(String(query.queryKey[0]));
  void queryClient.invalidateQueries({ predicate: (query) => !isLongList(query.state.data) });
  refreshLists([...long]);
}

async function refreshTop(query: Query): Promise<void> {
  const fetchPage = query.options.queryFn as unknown as (context: object) => Promise<ClipPage>;
  const top = await fetchPage({ client: queryClient, queryKey: query.queryKey, pageParam: null, direction: "forward", meta: undefined, signal: new AbortController().signal });
  queryClient.setQueryData<ClipPages>(query.queryKey, (data) => data && mergeTop(data, top));
}

/** A fresh first page over an old list: each clip once, the newest state of it, and nothing lost that slid down. */
export function mergeTop<Pages extends ClipPages>(data: Pages, top: ClipPage): Pages {
  const [first, ...rest] = data.pages;
  if (!first) return data;
  const fresh = new Set<string>(top.clips.map((clip) => clip.id));
  const others = (page: ClipPage) => page.clips.filter((clip) => !fresh.has(clip.id));
  return {
    ...data,
    pages: [
      { ...first, ...top, clips: [...top.clips, ...others(first)], next_cursor: first.next_cursor },
      ...rest.map((page) => (page.clips.some((clip) => fresh.has(clip.id)) ? { ...page, clips: others(page) } : page)),
    ],
  };
}
