import { LIKED_PLAYLIST } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { countOf, formatCount } from "../../../lib/format-count.ts";
import { useNavigate } from "../../../router/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import grid from "../../../ui/grid.module.css";
import { PlaylistCard } from "../../../ui/playlist-card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ownPlaylistsQuery, playlistQuery, trashedPlaylistsQuery } from "../playlist-queries.ts";
import styles from "./own-playlists.module.css";
import { PlaylistDialog } from "./playlist-dialog.tsx";

/** Library → Playlists: liked songs first, then the person's own, last changed first. */
export function OwnPlaylists() {
  const navigate = useNavigate();
  const liked = useInfiniteQuery(playlistQuery(LIKED_PLAYLIST)).data?.pages[0];
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownPlaylistsQuery);
  const [making, setMaking] = useState(false);
  const [trash, setTrash] = useState(false);
  const thrown = useInfiniteQuery(trashedPlaylistsQuery);
  const trashed = thrown.data?.pages.flatMap((page) => page.playlists) ?? [];
  const playlists = data?.pages.flatMap((page) => page.playlists);
  return (
    <>
      <div className={styles["head"]}>
        <p className={styles["words"]}>{playlists && (playlists.length === 0 ? "No playlists of your own yet." : countOf(data?.pages[0]?.num_total_results ?? 0, "playlist"))}</p>
        {trashed.length > 0 && <Button tone="quiet" icon={<Trash2 aria-hidden />} aria-expanded={trash} onClick={() => setTrash(!trash)}>Trash ({formatCount(thrown.data?.pages[0]?.num_total_results ?? 0)})</Button>}
        <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>New playlist</Button>
      </div>
      {error && !data && <ErrorState title="Your playlists could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>}
      <div className={grid["prints"]} aria-busy={!playlists}>
        {liked && <PlaylistCard playlist={liked} under={countOf(liked.song_count, "song")} />}
        {playlists?.map((playlist) => <PlaylistCard key={playlist.id} playlist={playlist} under={`${countOf(playlist.song_count, "song")} · ${!playlist.is_owned ? `with ${playlist.display_name}` : playlist.is_public ? "Public" : "Link only"}`} />)}
        {!playlists && !error && [0, 1, 2, 3].map((card) => <Skeleton key={card} height="auto" className={grid["blank"]} />)}
      </div>
      {hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button></div>}
      {trash && trashed.length > 0 && (
        <section aria-label="Playlists in the trash" className={styles["trash"]}>
          <h2>In the trash</h2>
          <div className={grid["prints"]}>{trashed.map((playlist) => <PlaylistCard key={playlist.id} playlist={playlist} under="Open it to restore or delete it" />)}</div>
          {thrown.hasNextPage && <div className={grid["end"]}><Button tone="quiet" loading={thrown.isFetchingNextPage} onClick={() => void thrown.fetchNextPage()}>Show more</Button></div>}
        </section>
      )}
      <PlaylistDialog
        subject={making ? "new" : null} onClose={() => setMaking(false)}
        onSaved={(playlist) => void navigate({ to: "/playlist/$playlistId", params: { playlistId: playlist.id } })}
      />
    </>
  );
}
