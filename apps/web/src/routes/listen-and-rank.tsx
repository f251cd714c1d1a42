import { useInfiniteQuery } from "@tanstack/react-query";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useState } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { reactionOf } from "../api/react-to-clip.ts";
import { useSession } from "../api/use-session.ts";
import { pressThumb } from "../features/clips/components/reaction-buttons.tsx";
import { clipTitle, isPlayable, styleWords } from "../lib/clip-words.ts";
import { useTitle } from "../lib/use-title.ts";
import { player } from "../player/player.ts";
import { useClipPlayback } from "../player/use-player.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Cover } from "../ui/cover.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { PlayButton } from "../ui/play-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { publicSongs } from "./public-songs.ts";
import styles from "./live-radio.module.css";

/** New songs one at a time, to be judged; every thumb moves what trends. */
export function ListenAndRankPage() {
  useTitle("Listen and rank");
  const { user } = useSession();
  const query = useInfiniteQuery(publicSongs("new"));
  const songs = query.data?.pages.flatMap((one) => one.clips).filter((clip) => isPlayable(clip) && clip.user_id !== user?.id);
  /** Songs that were judged or passed over here, so that the list does not move under the finger. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const clip = songs?.find((song) => !done.has(song.id) && reactionOf(song) === null);
  const playback = useClipPlayback(clip?.id ?? ("" as never));
  if (query.error && !songs) {
    return <div className={page["page"]}><ErrorState title="The songs could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>{sentenceFor(query.error)}</ErrorState></div>;
  }
  if (!songs) return <div className={page["page"]} role="status" aria-label="Fetching songs"><Skeleton width="100%" height={320} /></div>;
  if (!clip) {
    return query.hasNextPage
      ? <EmptyState heading="h1" title="These are all judged." action={<Button tone="primary" size="large" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>More songs</Button>} />
      : <EmptyState heading="h1" title="You have heard them all." action={<Link to="/explore" className={buttonClass({ tone: "primary", size: "large" })}>See what trends</Link>}>New songs to judge come as people publish them.</EmptyState>;
  }
  const goOn = () => {
    setDone(new Set([...done, clip.id]));
    const following = songs.find((song) => song.id !== clip.id && !done.has(song.id) && reactionOf(song) === null);
    if (playback === "playing" && following) player.play(following, [following]);
  };
  const judge = (thumb: "LIKE" | "DISLIKE") => {
    pressThumb(clip, thumb);
    if (user) goOn();
  };
  return (
    <div className={`${page["page"]} ${page["narrow"]} ${styles["room"]}`}>
      <div className={styles["words"]}><h1>Listen and rank</h1><p className={styles["maker"]}>Say what you think of new songs. Every thumb moves what trends.</p></div>
      <Cover clip={clip} size="fill" eager className={styles["cover"]} />
      <div className={styles["words"]}>
        <h2><Link to="/song/$clipId" params={{ clipId: clip.id }}>{clipTitle(clip)}</Link></h2>
        <p className={styles["maker"]}>{clip.display_name} · {styleWords(clip)}</p>
        <div className={styles["play"]}>
          <Button icon={<ThumbsDown aria-hidden />} onClick={() => judge("DISLIKE")}>Not for me</Button>
          <PlayButton playing={playback === "playing"} size={68} tone="ember" what={clipTitle(clip)} onClick={() => player.toggleClip(clip, [clip])} />
          <Button icon={<ThumbsUp aria-hidden />} onClick={() => judge("LIKE")}>I like it</Button>
        </div>
        <Button tone="quiet" onClick={goOn}>Skip</Button>
      </div>
    </div>
  );
}
