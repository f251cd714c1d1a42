import { useInfiniteQuery } from "@tanstack/react-query";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { libraryClips } from "../features/library/library-clips.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { SongLine } from "./song-line.tsx";
import lineStyles from "./song-line.module.css";
import styles from "./prose.module.css";

/** One's own finished songs, each with a way to open it. */
export function ChooseSong({ title, lead }: { title: string; lead: string }) {
  useTitle(title);
  const { user, signedOut } = useSession();
  const query = useInfiniteQuery({ ...libraryClips({ tab: "songs", q: "", liked: false, visibility: null }), enabled: user !== null });
  const clips = query.data?.pages.flatMap((one) => one.clips).filter((clip) => clip.status === "complete");
  return (
    <div className={`${page["page"]} ${page["narrow"]}`}>
      <div className={styles["head"]}><h1>{title}</h1><p>{lead}</p></div>
      {signedOut && <EmptyState title="Sign in to see your songs." action={<Link to="/sign-in" search={{ next: location.pathname }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>} />}
      {query.error && !clips && <ErrorState title="Your songs could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>{sentenceFor(query.error)}</ErrorState>}
      {clips?.length === 0 && <EmptyState title="You have no finished songs yet." action={<Link to="/create" className={buttonClass({ tone: "primary", size: "large" })}>Make a song</Link>} />}
      <ul>
        {clips?.map((clip) => (
          <li key={clip.id}><SongLine clip={clip} list={clips} end={<Link to="/edit/$clipId" params={{ clipId: clip.id }} className={buttonClass({ tone: "outline", size: "small" })}>Open</Link>} /></li>
        ))}
      </ul>
      {query.hasNextPage && <p className={lineStyles["foot"]}><Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>Show more</Button></p>}
    </div>
  );
}
