import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { sentenceFor } from "../api/error-sentences.ts";
import { clipTitle, isPlayable } from "../lib/clip-words.ts";
import { setPanel } from "../lib/shell-panels.ts";
import { useTitle } from "../lib/use-title.ts";
import { player } from "../player/player.ts";
import { usePlayer } from "../player/use-player.ts";
import { Link } from "../router/index.ts";
import { Button } from "../ui/button.tsx";
import { Cover } from "../ui/cover.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { PlayButton } from "../ui/play-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { publicSongs } from "./public-songs.ts";
import { SongLine } from "./song-line.tsx";
import styles from "./live-radio.module.css";

/** Public songs without end, in an order of their own for each listener. The station that all hear together comes later. */
export function LiveRadioPage() {
  useTitle("Radio");
  const { data, error, refetch } = useInfiniteQuery(publicSongs("trending"));
  const songs = data?.pages.flatMap((one) => one.clips).filter(isPlayable);
  const ids = new Set(songs?.map((clip) => clip.id));
  const current = usePlayer((state) => state.current?.clip ?? null);
  const next = usePlayer((state) => state.next);
  const playing = usePlayer((state) => state.playing);
  const waiting = usePlayer((state) => state.waiting);
  const on = current !== null && ids.has(current.id);
  useEffect(() => () => setPanel("queue", false), []);
  if (error && !songs) {
    return <div className={page["page"]}><ErrorState title="The mix could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState></div>;
  }
  if (!songs) return <div className={page["page"]} role="status" aria-label="Loading radio..."><Skeleton width="100%" height={320} /></div>;
  if (songs.length === 0) return <EmptyState heading="h1" title="No public songs yet.">As soon as someone publishes a song, the mix begins.</EmptyState>;
  const start = () => {
    if (on) return player.toggle();
    const order = shuffle(songs);
    player.play(order[0]!, order);
    // The mix goes on with what people hear most when these are through.
    if (!player.store.getState().autoplay) player.toggleAutoplay();
    if (!player.store.getState().continuous) player.toggleContinuous();
  };
  const shown = on ? current : songs[0]!;
  return (
    <div className={`${page["page"]} ${page["narrow"]} ${styles["room"]}`}>
      <Cover clip={shown} size="fill" eager className={styles["cover"]} />
      <div className={styles["words"]}>
        <p className={styles["station"]}>The public mix</p>
        <h1>{on ? clipTitle(shown) : "Songs without end"}</h1>
        <p className={styles["maker"]}>
          {on ? <Link to="/@{$handle}" params={{ handle: shown.handle }}>{shown.display_name}</Link> : "What people here publish, shuffled for you, one after the other."}
        </p>
        <div className={styles["play"]}>
          <PlayButton playing={on && playing} waiting={on && waiting} size={68} tone="ember" what="the mix" onClick={start} />
          {on && <Button tone="outline" onClick={player.next}>Next song</Button>}
        </div>
      </div>
      {on && next.length > 0 && (
        <section className={styles["next"]} aria-label="Next">
          <h2>Next</h2>
          <ul>{next.slice(0, 5).map((item) => <li key={item.key}><SongLine clip={item.clip} list={[item.clip]} /></li>)}</ul>
        </section>
      )}
    </div>
  );
}

function shuffle<T>(items: readonly T[]): T[] {
  return items.map((item) => ({ item, at: Math.random() })).toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}
