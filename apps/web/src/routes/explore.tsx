import { listStyles } from "@tunewright/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useTitle } from "../lib/use-title.ts";
import { navigate, useSearch } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./explore.module.css";
import { PrintGrid } from "./print-grid.tsx";
import { publicSongs } from "./public-songs.ts";

const ORDERS = [{ value: "trending", label: "Trending" }, { value: "new", label: "New" }] as const;
type Order = (typeof ORDERS)[number]["value"];

/** All public songs, or those of one style: what trends first, or what is new. */
export function ExplorePage() {
  const { style, order = "trending" } = useSearch({ from: "/explore" });
  const known = useQuery(endpointQuery(listStyles, {})).data?.styles ?? [];
  const title = known.find((each) => each.style === style)?.title ?? style;
  useTitle(title ? `${title}, explore` : "Explore");
  const feed = useInfiniteQuery(publicSongs(order, style));
  const clips = feed.data?.pages.flatMap((one) => one.clips);
  const show = (change: { style?: string | undefined; order?: Order }) => {
    const next = { style, order, ...change };
    void navigate({ to: "/explore", search: { ...(next.style !== undefined && { style: next.style }), ...(next.order === "new" && { order: next.order }) }, replace: true });
  };
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1>Explore</h1>
        <SegmentedControl label="Order" value={order} onChange={(next) => show({ order: next })} options={ORDERS} />
      </div>
      {known.length > 1 && (
        <div className={styles.styles} role="group" aria-label="Styles">
          {known.map((each) => (
            <Chip key={each.style} chosen={each.style === style} onClick={() => show({ style: each.style === style ? undefined : each.style })}>{each.title}</Chip>
          ))}
        </div>
      )}
      {feed.error && !clips ? (
        <ErrorState title="The songs could not be fetched." action={<Button onClick={() => void feed.refetch()}>Try again</Button>}>{sentenceFor(feed.error)}</ErrorState>
      ) : clips?.length === 0 ? (
        style === undefined ? <EmptyState title="No public songs yet.">As soon as someone publishes a song, it is here.</EmptyState>
          : <EmptyState title="No public songs in this style." action={<Button onClick={() => show({ style: undefined })}>Show all styles</Button>}>Others have some.</EmptyState>
      ) : (
        <PrintGrid key={`${order} ${style}`} clips={clips} hasMore={feed.hasNextPage} loadingMore={feed.isFetchingNextPage} onMore={() => void feed.fetchNextPage()} />
      )}
    </div>
  );
}
