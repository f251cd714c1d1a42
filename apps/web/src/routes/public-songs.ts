import type { FeedOrder } from "@tunewright/contract";
import { getPublicFeed } from "@tunewright/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { keyOf } from "../api/endpoint-query.ts";

/** Public songs in an order, all or those of one style, page after page. */
export const publicSongs = (order: FeedOrder, style?: string) => infiniteQueryOptions({
  queryKey: [...keyOf(getPublicFeed), { order, style }],
  queryFn: ({ pageParam, signal }) => call(getPublicFeed, { query: { order, ...(style !== undefined && { style }), ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
});
