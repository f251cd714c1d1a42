import type { FeedOrder } from "@tunewright/contract";
import { getPublicFeed } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { keyOf } from "../api/endpoint-query.ts";

/** Public songs in an order, page after page. */
export const publicSongs = (order: FeedOrder) => infiniteQueryOptions({
  queryKey: [...keyOf(getPublicFeed), { order }],
  queryFn: ({ pageParam, signal }) => call(getPublicFeed, { query: { order, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});
