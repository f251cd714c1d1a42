import type { Clip } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { libraryClips } from "../features/library/library-clips.ts";
import { formatDay } from "../lib/format-date.ts";
import { useTitle } from "../lib/use-title.ts";
import { forgetHeard, readHeard } from "../player/heard-songs.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { Tabs } from "../ui/tabs.tsx";
import { toast } from "../ui/toast.ts";
import { SongLine } from "./song-line.tsx";
import styles from "./song-line.module.css";

const TABS = [{ value: "heard", label: "Heard" }, { value: "made", label: "Made" }] as const;

/** What was heard in this browser and what was made, day by day. */
export function HistoryPage() {
  useTitle("History");
  const [tab, setTab] = useState<(typeof TABS)[number]["value"]>("heard");
  return (
    <div className={page["page"]}>
      <div className={page["head"]}><h1>History</h1></div>
      <Tabs label="History" value={tab} onChange={setTab} tabs={TABS}>{tab === "heard" ? <Heard /> : <Made />}</Tabs>
    </div>
  );
}

function Heard() {
  const [heard, setHeard] = useState(() => readHeard());
  if (heard.length === 0) {
    return <EmptyState title="Nothing heard here yet." action={<Link to="/explore" className={buttonClass({ tone: "primary", size: "large" })}>Explore songs</Link>}>Songs that you listen to for half a minute are remembered in this browser, and nowhere else.</EmptyState>;
  }
  const list = heard.map(({ clip }) => clip);
  const forget = () => {
    forgetHeard();
    setHeard([]);
    toast("The history of this browser was cleared.");
  };
  return (
    <>
      <Days songs={heard.map(({ clip, at }) => ({ at, clip }))} line={(clip) => <SongLine clip={clip} list={list} />} />
      <p className={styles["foot"]}><Button tone="quiet" onClick={forget}>Clear history</Button></p>
    </>
  );
}

function Made() {
  const { user, signedOut } = useSession();
  const query = useInfiniteQuery({ ...libraryClips({ tab: "songs", q: "", liked: false, visibility: null }), enabled: user !== null });
  const clips = query.data?.pages.flatMap((one) => one.clips);
  if (signedOut) {
    return <EmptyState title="Sign in to see what you made." action={<Link to="/sign-in" search={{ next: "/me/history" }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>} />;
  }
  if (query.error && !clips) return <ErrorState title="Your songs could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>{sentenceFor(query.error)}</ErrorState>;
  if (clips?.length === 0) return <EmptyState title="You have made nothing yet." action={<Link to="/create" className={buttonClass({ tone: "primary", size: "large" })}>Make a song</Link>} />;
  return (
    <>
      <Days songs={(clips ?? []).map((clip) => ({ at: clip.created_at, clip }))} line={(clip) => <SongLine clip={clip} list={clips ?? []} />} />
      {query.hasNextPage && <p className={styles["foot"]}><Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>Show more</Button></p>}
    </>
  );
}

/** Songs under the names of their days. */
function Days({ songs, line }: { songs: readonly { at: string; clip: Clip }[]; line: (clip: Clip) => ReactNode }) {
  const days = Map.groupBy(songs, ({ at }) => dayName(at));
  return [...days].map(([day, entries]) => (
    <section key={day} aria-label={day}>
      <div className={page["sectionHead"]}><h2>{day}</h2></div>
      <ul>{entries.map(({ clip }) => <li key={clip.id}>{line(clip)}</li>)}</ul>
    </section>
  ));
}

function dayName(iso: string): string {
  const day = formatDay(iso);
  const now = new Date();
  if (day === formatDay(now.toISOString())) return "Today";
  return day === formatDay(new Date(now.getTime() - 86_400_000).toISOString()) ? "Yesterday" : day;
}
