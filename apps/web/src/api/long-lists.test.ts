import type { Clip } from "@tunewright/contract";
import { getFeed } from "@tunewright/contract";
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { isLongList, listStaleTime, mergeTop, refreshLists } from "./long-lists.ts";
import { queryClient } from "./query-client.ts";

const clip = (id: string, title = ""): Clip => ({ id, title }) as unknown as Clip;
const page = (ids: string[], next_cursor: string | null = "x") => ({ clips: ids.map((id) => clip(id)), next_cursor });
const pages = (count: number) => ({ pages: Array.from({ length: count }, (_, i) => page([`${i}a`, `${i}b`], String(i + 1))), pageParams: [null] });
const ids = (data: { pages: readonly { clips: readonly Clip[] }[] }) => data.pages.map((p) => p.clips.map((c) => c.id as string).join(" "));

beforeEach(() => queryClient.clear());

test("a fresh top stands over the old list: nothing twice, nothing lost", () => {
  const merged = mergeTop(pages(3), page(["new", "0a", "1b"], "changed"));
  expect(ids(merged)).toEqual(["new 0a 1b 0b", "1a", "2a 2b"]);
  expect(merged.pages[0]?.next_cursor).toBe("1");
});

test("a clip in the fresh top replaces its old state", () => {
  const merged = mergeTop(pages(2), { clips: [clip("0b", "renamed")], next_cursor: null });
  expect(merged.pages[0]?.clips.map((c) => c.title)).toEqual(["renamed", ""]);
});

test("short lists go stale, long ones do not", () => {
  expect(listStaleTime({ state: { data: pages(4) } })).toBeLessThan(Infinity);
  expect(listStaleTime({ state: { data: pages(5) } })).toBe(Infinity);
  for (const nothing of [undefined, null, 5, { clips: [] }, { pages: [] }]) expect(isLongList(nothing)).toBe(false);
});

test("a long list on screen costs one request to refresh; one that nobody looks at is forgotten", async () => {
  const key = [getFeed.id, "on screen"];
  const hidden = [getFeed.id, "hidden"];
  const fetchPage = vi.fn(async () => page(["new"]));
  queryClient.setQueryData(key, pages(40));
  queryClient.setQueryData(hidden, pages(40));
  const stop = new QueryObserver(queryClient, { queryKey: key, queryFn: fetchPage as never, staleTime: Infinity }).subscribe(() => undefined);
  refreshLists([getFeed.id]);
  await vi.waitFor(() => expect(ids(queryClient.getQueryData(key)!)[0]).toBe("new 0a 0b"));
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(hidden)).toBeUndefined();
  stop();
});
