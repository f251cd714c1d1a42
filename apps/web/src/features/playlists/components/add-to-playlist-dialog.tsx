import type { Clip, Playlist, PlaylistId } from "@tunewright/contract";
import { createPlaylist } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { countOf } from "../../../lib/format-count.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Mosaic } from "../../../ui/playlist-card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { addSongs } from "../change-playlists.ts";
import { ownPlaylistsQuery, refreshPlaylist } from "../playlist-queries.ts";
import styles from "./add-to-playlist-dialog.module.css";

/** Which playlist the songs shall stand in, too; a new one can be made on the spot. */
export const AddToPlaylistDialog = ({ clips, onClose }: { clips: readonly Clip[]; onClose(): void }) =>
  (clips.length === 0 ? null : <OpenDialog clips={clips} onClose={onClose} />);

function OpenDialog({ clips, onClose }: { clips: readonly Clip[]; onClose(): void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownPlaylistsQuery);
  const playlists = data?.pages.flatMap((page) => page.playlists);
  const [busy, setBusy] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const limit = limitInForce("playlistName");
  const bare = name.trim();

  const add = async (playlist: Playlist) => {
    setBusy(playlist.id);
    try {
      await addSongs(playlist as Playlist & { id: PlaylistId }, clips);
      onClose();
    } catch (cause) {
      toast(sentenceFor(cause), { tone: "error" });
      setBusy(null);
    }
  };
  const create = async () => {
    if (bare === "" || bare.length > limit || busy !== null) return;
    setBusy("new");
    try {
      const made = await call(createPlaylist, { body: { name: bare, clip_ids: clips.map((clip) => clip.id) } });
      refreshPlaylist(made.id);
      toast(`Added to “${made.name}”.`);
      onClose();
    } catch (cause) {
      setRefused((isApiError(cause) && cause.fields["name"]) || sentenceFor(cause));
      setBusy(null);
    }
  };
  return (
    <Dialog open onClose={onClose} title="Add to Playlist" width={440} variant="sheet">
      <form
        className={styles["new"]}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label="New playlist" value={name} placeholder="Name it" error={refused ?? (bare.length > limit ? `A name can have at most ${limit} characters.` : null)} autoComplete="off" dir="auto"
          className={styles["name"]}
          onChange={(text) => {
            setName(text);
            setRefused(null);
          }}
        />
        <Button type="submit" tone="bone" icon={<Plus aria-hidden />} loading={busy === "new"} disabledReason={bare === "" ? "Give the playlist a name." : null}>Create</Button>
      </form>
      {error && !data && <ErrorState title="Your playlists could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>}
      {playlists?.length === 0 && <p className={styles["none"]}>You have no playlists to add to.</p>}
      <ul className={styles["list"]} aria-label="Your playlists">
        {!playlists && !error && [0, 1, 2].map((row) => <li key={row}><Skeleton height={52} /></li>)}
        {playlists?.map((playlist) => (
          <li key={playlist.id}>
            <button type="button" className={styles["choice"]} disabled={busy !== null} onClick={() => void add(playlist)}>
              <Mosaic playlist={playlist} className={styles["cover"]} />
              <span className={styles["title"]} dir="auto">{playlist.name}</span>
              <span className={styles["count"]}>{countOf(playlist.song_count, "song")}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && <Button wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </Dialog>
  );
}
