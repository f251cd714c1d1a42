import { useInfiniteQuery } from "@tanstack/react-query";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { ownPlaylistsQuery } from "../features/playlists/playlist-queries.ts";
import { setPanel } from "../lib/shell-panels.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import grid from "../ui/grid.module.css";
import page from "../ui/page.module.css";
import { PlaylistCard } from "../ui/playlist-card.tsx";
import prose from "./prose.module.css";

/** What people can do together here: playlists, songs made from each other's, and bringing a friend. */
export function CollabPage() {
  useTitle("Together");
  const { user, signedOut } = useSession();
  const query = useInfiniteQuery({ ...ownPlaylistsQuery, enabled: user !== null });
  const playlists = query.data?.pages.flatMap((one) => one.playlists);
  return (
    <div className={page["page"]}>
      <div className={prose["head"]}><h1>Make music together</h1><p>Bring a friend, gather songs in a playlist, and build on each other’s songs: a song whose maker allows it can be taken up from its page.</p></div>
      {signedOut && <EmptyState title="Sign in to begin." action={<Link to="/sign-in" search={{ next: "/collab" }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>} />}
      {user && (
        <>
          <div className={prose["actions"]}>
            <Button tone="primary" onClick={() => setPanel("invite", true)}>Invite Friends</Button>
            <Link to="/feed" className={buttonClass({ tone: "outline" })}>Songs of people you follow</Link>
          </div>
          <div className={page["sectionHead"]}><h2>Your playlists</h2><Link to="/me" search={{ tab: "playlists" }}>All</Link></div>
          {query.error && !playlists && <ErrorState title="Your playlists could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>{sentenceFor(query.error)}</ErrorState>}
          {playlists?.length === 0 && <p className={prose["lead"]}>You have no playlists yet.</p>}
          <div className={grid["prints"]}>{playlists?.map((playlist) => <PlaylistCard key={playlist.id} playlist={playlist} />)}</div>
        </>
      )}
    </div>
  );
}
