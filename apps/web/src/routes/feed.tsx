import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { PrintGrid } from "./print-grid.tsx";
import { publicSongs } from "./public-songs.ts";

const VIEWS = [{ value: "following", label: "Following" }, { value: "for-you", label: "For you" }, { value: "new", label: "New" }] as const;
type View = (typeof VIEWS)[number]["value"];

/** What people one follows have published, what may please, and what is new; visitors see what is new. */
export function FeedPage() {
  useTitle("Feed");
  const { user, signedOut } = useSession();
  const [chosen, setChosen] = useState<View>("following");
  const view = user ? chosen : "new";
  const feed = useInfiniteQuery({ ...publicSongs(view), enabled: user !== null || signedOut });
  const clips = feed.data?.pages.flatMap((one) => one.clips);
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1>Feed</h1>
        {user && <SegmentedControl label="Which songs" value={view} onChange={setChosen} options={VIEWS} />}
      </div>
      {feed.error && !clips ? (
        <ErrorState title="The songs could not be fetched." action={<Button onClick={() => void feed.refetch()}>Try again</Button>}>{sentenceFor(feed.error)}</ErrorState>
      ) : clips?.length === 0 ? <Nothing view={view} /> : (
        <PrintGrid key={view} clips={clips} hasMore={feed.hasNextPage} loadingMore={feed.isFetchingNextPage} onMore={() => void feed.fetchNextPage()} />
      )}
    </div>
  );
}

function Nothing({ view }: { view: View }) {
  const explore = <Link to="/explore" className={buttonClass({ tone: "primary", size: "large" })}>Explore songs</Link>;
  if (view === "following") return <EmptyState title="Nothing from people you follow yet." action={explore}>Follow somebody whose songs you like: what they publish is here from then on.</EmptyState>;
  if (view === "for-you") return <EmptyState title="Like a song or two first." action={explore}>Songs in the styles that you like and make gather here.</EmptyState>;
  return <EmptyState title="No public songs yet.">As soon as someone publishes a song, it is here.</EmptyState>;
}
