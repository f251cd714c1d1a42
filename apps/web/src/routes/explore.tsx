import { getPublicFeed } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { keyOf } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useTitle } from "../lib/use-title.ts";
import { usePlace } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { PrintGrid } from "./print-grid.tsx";

/** Public songs: /explore begins with what is heard most, /feed with the newest. */
export function ExplorePage() {
  const isFeed = usePlace((place) => place.pathname === "/feed");
  const name = isFeed ? "Feed" : "Explore";
  useTitle(name);
  const [order, setOrder] = useState<"new" | "trending">(isFeed ? "new" : "trending");
  const feed = useInfiniteQuery({
    queryKey: [...keyOf(getPublicFeed), { order }],
    queryFn: ({ pageParam, signal }) => call(getPublicFeed, { query: { order, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  });
  const clips = feed.data?.pages.flatMap((one) => one.clips);
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1>{name}</h1>
        <SegmentedControl label="Order" value={order} onChange={setOrder} options={[{ value: "trending", label: "Trending" }, { value: "new", label: "New" }]} />
      </div>
      {feed.error && !clips ? (
        <ErrorState title="The songs could not be fetched." action={<Button onClick={() => void feed.refetch()}>Try again</Button>}>{sentenceFor(feed.error)}</ErrorState>
      ) : clips?.length === 0 ? (
        <EmptyState title="No public songs yet.">As soon as someone publishes a song, it is here.</EmptyState>
      ) : (
        <PrintGrid clips={clips} hasMore={feed.hasNextPage} loadingMore={feed.isFetchingNextPage} onMore={() => void feed.fetchNextPage()} />
      )}
    </div>
  );
}
