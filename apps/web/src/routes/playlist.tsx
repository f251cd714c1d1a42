import type { Clip, PlaylistId, PlaylistPage as PageOfPlaylist } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Ellipsis from "lucide-react/icons/ellipsis";
import ListX from "lucide-react/icons/list-x";
import PencilLine from "lucide-react/icons/pencil-line";
import Rss from "lucide-react/icons/rss";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash-2";
import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import { isApiError } from "../api/api-error.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { CompanyDialog } from "../features/playlists/components/company-dialog.tsx";
import { JoinDialog } from "../features/playlists/components/join-dialog.tsx";
import { PlaylistDialog } from "../features/playlists/components/playlist-dialog.tsx";
import { PlaylistHeader } from "../features/playlists/components/playlist-header.tsx";
import { PlaylistRows } from "../features/playlists/components/playlist-rows.tsx";
import { copyPlaylistLink, moveSong, removePlaylist, removeSongs, setPlaylistTrashed } from "../features/playlists/change-playlists.ts";
import { copyText } from "../features/playlists/copy-text.ts";
import { playPlaylist } from "../features/playlists/play-playlist.ts";
import { playlistQuery, type AnyPlaylistId } from "../features/playlists/playlist-queries.ts";
import { isPlayable } from "../lib/clip-words.ts";
import { requireSignIn } from "../lib/sign-in-request.ts";
import { useTitle } from "../lib/use-title.ts";
import { player } from "../player/player.ts";
import { usePlayer } from "../player/use-player.ts";
import { Link, useNavigate, useParams, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import page from "../ui/page.module.css";
import { PlayButton } from "../ui/play-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.ts";
import { useClipDesk } from "./clip-desk.tsx";

type HandMade = PageOfPlaylist & { id: PlaylistId };

const FROM = "/playlist/$playlistId";

/** A playlist, or the viewer's liked songs. */
export function PlaylistPage() {
  const { playlistId } = useParams({ from: FROM });
  const query = useInfiniteQuery(playlistQuery(playlistId as AnyPlaylistId));
  const { data, error, refetch } = query;
  const playlist = data?.pages[0];
  useTitle(playlist?.name ?? "Playlist");
  if (isApiError(error, "not_signed_in")) {
    return (
      <EmptyState heading="h1" title="Liked songs are your own." action={<Button tone="primary" size="large" onClick={() => requireSignIn({ reason: "Sign in to see the songs you like.", andThen: () => void refetch() })}>Sign in</Button>}>
        Sign in and every song you like stands here.
      </EmptyState>
    );
  }
  if (error && !playlist) {
    return isApiError(error, "not_found") ? (
      <EmptyState heading="h1" title="This playlist is not here." action={<Link to="/" className={buttonClass({ tone: "primary", size: "large" })}>Go home</Link>}>
        Its owner may have deleted it, or the link was cut off.
      </EmptyState>
    ) : (
      <div className={page["page"]}><ErrorState title="The playlist could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>
    );
  }
  if (!playlist || !data) return <div className={page["page"]} role="status" aria-label="Fetching the playlist"><Skeleton width={208} height={208} /></div>;
  const clips = data.pages.flatMap((one) => one.playlist_clips.map(({ clip }) => clip));
  const more = query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : undefined;
  return <OpenPlaylist key={playlist.id} playlist={playlist} clips={clips} cursor={data.pages.at(-1)?.next_cursor ?? null} onNearEnd={more} />;
}

interface OpenProps {
  playlist: PageOfPlaylist;
  clips: readonly Clip[];
  /** Where the songs begin that are not here yet; null where all are. */
  cursor: string | null;
  onNearEnd: (() => void) | undefined;
}

function OpenPlaylist({ playlist, clips, cursor, onNearEnd }: OpenProps) {
  const desk = useClipDesk();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [company, setCompany] = useState(false);
  const search = useSearch({ from: FROM });
  const { user } = useSession();
  const made = playlist.id === "liked" ? null : (playlist as HandMade);
  const own = made?.is_owned ? made : null;
  /** To be filled by the viewer. */
  const open = made?.can_arrange ? made : null;
  const closeInvitation = () => void navigate({ to: FROM, params: { playlistId: playlist.id }, replace: true });
  const playable = clips.filter(isPlayable);
  const playing = usePlayer((state) => state.playing && clips.some((clip) => clip.id === state.current?.clip.id));
  const order = clips.map((clip) => clip.id);
  const playAll = () => {
    const [first] = playable;
    if (playing) player.toggle();
    else if (first) playPlaylist(playlist.id, clips, first, cursor);
  };
  const toggle = (clip: Clip) => {
    if (player.store.getState().current?.clip.id === clip.id) player.toggle();
    else playPlaylist(playlist.id, clips, clip, cursor);
  };
  const trash = async () => {
    if (!own) return;
    try {
      await setPlaylistTrashed(own, !own.is_trashed);
      if (!own.is_trashed) void navigate({ to: "/me", search: { tab: "playlists" } });
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    }
  };
  const remove = async () => {
    if (!own) return;
    try {
      await removePlaylist(own.id);
      toast(`“${own.name}” is deleted. Its songs stay.`);
      void navigate({ to: "/me", search: { tab: "playlists" } });
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    }
  };
  const menu = (clip: Clip, index: number) => desk.menu(clip, open ? {
    extra: (
      <>
        {index > 0 && <MenuItem icon={<ArrowUp />} onSelect={() => moveSong(open.id, order, index, index - 1)}>Move up</MenuItem>}
        {index < clips.length - 1 && <MenuItem icon={<ArrowDown />} onSelect={() => moveSong(open.id, order, index, index + 1)}>Move down</MenuItem>}
        <MenuItem icon={<ListX />} onSelect={() => void removeSongs(open.id, [clip.id])}>Remove from playlist</MenuItem>
      </>
    ),
  } : {});
  return (
    <div className={page["page"]}>
      <PlaylistHeader playlist={playlist} onCompany={() => setCompany(true)}>
        {playable.length > 0 && <PlayButton tone="ember" playing={playing} what={playing ? playlist.name : `all of ${playlist.name}`} onClick={playAll} />}
        {made && !made.is_trashed && <Button icon={<Share2 aria-hidden />} onClick={() => void copyPlaylistLink(playlist)}>Share</Button>}
        {own && !own.is_trashed && <Button icon={<PencilLine aria-hidden />} onClick={() => setEditing(true)}>Edit</Button>}
        {own && !own.is_trashed && <Button icon={<UserPlus aria-hidden />} onClick={() => setCompany(true)}>Invite</Button>}
        {own?.is_trashed && <Button icon={<ArchiveRestore aria-hidden />} tone="bone" onClick={() => void trash()}>Restore</Button>}
        {own?.is_trashed && <Button icon={<Trash2 aria-hidden />} tone="danger" onClick={() => setDeleting(true)}>Delete for good</Button>}
        {made && !made.is_trashed && (own || made.is_public || made.can_arrange) && (
          <Menu label={`More for ${made.name}`} align="end" width={200} trigger={(properties) => <IconButton {...properties} label={`More for ${made.name}`} tooltip={false} icon={<Ellipsis />} />}>
            {made.is_public && <MenuItem icon={<Rss />} onSelect={() => void copyText(`${location.origin}/api/playlist/${made.id}/rss`)}>Copy RSS feed</MenuItem>}
            {!own && made.can_arrange && <MenuItem icon={<UserPlus />} onSelect={() => setCompany(true)}>Collaborators</MenuItem>}
            {own && <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void trash()}>Move to the trash</MenuItem>}
          </Menu>
        )}
      </PlaylistHeader>
      {clips.length === 0 ? (
        <EmptyState title={playlist.id === "liked" ? "No liked songs yet." : "No songs yet."} action={<Link to="/explore" className={buttonClass({ tone: "primary", size: "large" })}>Explore songs</Link>}>
          {playlist.id === "liked" ? "Press the thumb of a song you like, and it stands here." : open ? "Open the menu of any song and choose Add to Playlist." : "What stands in it is not public, or has yet to be added."}
        </EmptyState>
      ) : (
        <PlaylistRows
          clips={clips} menu={menu} onNearEnd={onNearEnd} onToggle={toggle}
          onMove={open && ((from, to) => moveSong(open.id, order, from, to))}
        />
      )}
      {desk.dialogs}
      {company && made && <CompanyDialog playlist={made} ownHandle={user?.handle ?? null} onClose={() => setCompany(false)} />}
      {search.invite && made && !made.can_arrange && !made.is_trashed && <JoinDialog playlist={made} token={search.invite} onClose={closeInvitation} />}
      <PlaylistDialog subject={editing ? own : null} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      <Dialog
        open={deleting} onClose={() => setDeleting(false)} title={`Delete “${playlist.name}” for good?`} width={440}
        footer={<><Button onClick={() => setDeleting(false)}>Cancel</Button><Button tone="danger" onClick={() => void remove()}>Delete for good</Button></>}
      >
        <p>The list goes, and its link stops working. Its songs stay where they are.</p>
      </Dialog>
    </div>
  );
}
