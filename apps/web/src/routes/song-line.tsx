import type { Clip } from "@tunewright/contract";
import type { ReactNode } from "react";
import { clipTitle, isPlayable, styleWords } from "../lib/clip-words.ts";
import { cx } from "../lib/cx.ts";
import { formatTime } from "../lib/format-time.ts";
import { player } from "../player/player.ts";
import { useClipPlayback } from "../player/use-player.ts";
import { Link } from "../router/index.ts";
import { Cover } from "../ui/cover.tsx";
import { PlayButton } from "../ui/play-button.tsx";
import styles from "./song-line.module.css";

/** A song in a plain list: play, title, maker, length, and what the page puts at its end. */
export function SongLine({ clip, list, end }: { clip: Clip; list: readonly Clip[]; end?: ReactNode }) {
  const playback = useClipPlayback(clip.id);
  return (
    <div className={styles["line"]}>
      <PlayButton
        playing={playback === "playing"} waiting={false} disabled={!isPlayable(clip)} size={36} what={clipTitle(clip)}
        onClick={() => player.toggleClip(clip, list.filter(isPlayable))}
      />
      <Cover clip={clip} size={48} />
      <div className={styles["words"]}>
        <Link to="/song/$clipId" params={{ clipId: clip.id }} className={cx(styles["title"], playback !== "none" && styles["on"])}>{clipTitle(clip)}</Link>
        <span className={styles["second"]}>
          {clip.handle && <><Link to="/@{$handle}" params={{ handle: clip.handle }}>{clip.display_name}</Link> · </>}{styleWords(clip)}
        </span>
      </div>
      <span className={styles["time"]}>{formatTime(clip.metadata.duration)}</span>
      {end}
    </div>
  );
}
