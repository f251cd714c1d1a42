import { getClip, incrementActionCount, type Clip, type ClipId } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import Clock from "lucide-react/icons/clock";
import GitFork from "lucide-react/icons/git-fork";
import { useEffect, useState } from "react";
import { isApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { pressThumb } from "../features/clips/components/reaction-buttons.tsx";
import { copyLink } from "../features/clips/copy-link.ts";
import { useCommentMarks } from "../features/comments/use-comment-marks.ts";
import { FollowMaker } from "../features/follow/follow-maker.tsx";
import { CopyrightWarning } from "../features/moderation/components/copyright-warning.tsx";
import { OriginCard } from "../features/relations/components/origin-card.tsx";
import { SongView } from "../features/song/components/song-view.tsx";
import { startTime } from "../features/song/lyric-timeline.ts";
import { isNewVisit } from "../features/song/visit-marker.ts";
import { clipTitle } from "../lib/clip-words.ts";
import { formatTime } from "../lib/format-time.ts";
import { useTitle } from "../lib/use-title.ts";
import { usePlayer } from "../player/use-player.ts";
import { Link, useParams, useSearch } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useClipDesk, type ClipDesk } from "./clip-desk.tsx";
import { SongTabs } from "./song-tabs.tsx";
import styles from "./song.module.css";

/** One song, for its maker and for anyone with the link. */
export function SongPage() {
  const { clipId } = useParams({ from: "/song/$clipId" });
  const search = useSearch({ from: "/song/$clipId" });
  const id = clipId as ClipId;
  const { data: clip, error, isPending, refetch } = useQuery(endpointQuery(getClip, { params: { id } }));
  const desk = useClipDesk();
  const marks = useCommentMarks(clip);
  useTitle(clip ? `${clipTitle(clip)} by ${clip.display_name}` : null);
  const known = clip !== undefined;
  useEffect(() => {
    if (known && isNewVisit(id, Date.now())) void call(incrementActionCount, { params: { id }, body: { action: "visit" } }).catch(() => undefined);
  }, [id, known]);
  const { session } = useSession();
  const [summoned, setSummoned] = useState(search.show_comments === true ? 1 : 0);
  const heardAt = usePlayer((state) => (state.current?.clip.id === id ? Math.floor(state.position) : 0));

  if (isPending) return <Loading />;
  if (!clip) {
    // A link that was cut off is no id: the server refuses it as a bad request, people see the same as for a song that is gone.
    if (isApiError(error, "not_found") || isApiError(error, "invalid_request")) {
      return (
        <EmptyState title="This song is not here." action={<Link to="/" className={buttonClass({ tone: "primary", size: "large" })}>Go home</Link>}>
          Its maker may have removed it, or the link was cut off.
        </EmptyState>
      );
    }
    return (
      <div className={styles.failed}>
        <ErrorState title="The song could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>
      </div>
    );
  }
  const own = desk.own(clip);
  const extra = heardAt > 0 && clip.status === "complete"
    ? <MenuItem icon={<Clock />} onSelect={() => void copyLink(clip, heardAt)}>Copy link at {formatTime(heardAt)}</MenuItem> : undefined;
  return (
    <>
      <SongView
        key={clip.id} clip={clip} startAt={startTime(search.time ?? search.t, clip.metadata.duration)}
        onLike={(song) => pressThumb(song, "LIKE")} onShare={desk.share} menu={desk.menu(clip, { large: true, extra })} follow={!own && <FollowMaker handle={clip.handle} />}
        marks={marks} below={<SongTabs clip={clip} own={own} summoned={summoned} />} onDislike={(song) => pressThumb(song, "DISLIKE")} onComments={() => setSummoned((n) => n + 1)}
        hints={session?.flags["thumbs-exp"] !== false} origin={<OriginCard clip={clip} />}
        onTryAgain={own ? (song) => desk.reuse(song, "asked") : null}
        tools={clip.status === "complete" && !clip.is_trashed && (
          <>
            <Menu label={`Remix ${clipTitle(clip)}`} align="start" width={220} trigger={(properties) => (
              <Button {...properties} icon={<GitFork aria-hidden />} disabledReason={own || clip.allowed_remix_actions.length > 0 ? null : "Remixes are disabled for this song."}>Remix</Button>
            )}>
              {desk.remixItems(clip)}
            </Menu>
            {own && <OwnTools clip={clip} desk={desk} />}
          </>
        )}
        isOwn={own}
      />
      {own && <CopyrightWarning clip={clip} />}
      {desk.dialogs}
    </>
  );
}

const OwnTools = ({ clip, desk }: { clip: Clip; desk: ClipDesk }) => (
  <>
    {clip.is_public
      ? <Button onClick={() => desk.unpublish(clip)}>Unpublish</Button>
      : <Button tone="bone" onClick={() => desk.publish(clip)}>Publish</Button>}
    <Button onClick={() => desk.editDetails(clip)}>Edit details</Button>
  </>
);

const Loading = () => (
  <div className={styles.loading} role="status" aria-label="Fetching the song">
    <Skeleton height={0} className={styles.print} />
    <div className={styles.lines}>
      <Skeleton width="60%" height={30} />
      <Skeleton height={140} />
      {["80%", "65%", "72%", "58%"].map((width) => <Skeleton key={width} width={width} height={22} />)}
    </div>
  </div>
);
