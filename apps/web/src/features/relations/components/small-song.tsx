import type { Clip } from "@tunewright/contract";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { clipTitle, isPlayable } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { player } from "../../../player/player.ts";
import { useClipPlayback } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Cover } from "../../../ui/cover.tsx";
import styles from "./small-song.module.css";

/** A song in a short list: a press on the cover plays it and what follows. */
export function SmallSong({ clip, list, note }: { clip: Clip; list: readonly Clip[]; /** Before its maker. */ note?: ReactNode }) {
  const playback = useClipPlayback(clip.id);
  const title = clipTitle(clip);
  const Icon = playback === "playing" ? Pause : Play;
  return (
    <div className={cx(styles["song"], playback !== "none" && styles["current"])}>
      <button
        type="button" className={styles["cover"]} disabled={!isPlayable(clip)} aria-label={`${playback === "playing" ? "Pause" : "Play"} ${title}`}
        onClick={() => player.toggleClip(clip, list.filter(isPlayable))}
      >
        <Cover clip={clip} size={48} />
        <span className={cx(styles["glyph"], playback !== "none" && styles["shown"])}><Icon aria-hidden /></span>
      </button>
      <div className={styles["words"]}>
        <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles["title"]} dir="auto">{title}</Link>
        <span className={styles["under"]}>{note}<Link to="/@{$handle}" params={{ handle: clip.handle }}><bdi>{clip.display_name}</bdi></Link></span>
      </div>
      <span className={styles["style"]}>{clip.display_tags || clip.metadata.tags}</span>
      <span className={styles["time"]}>{formatTime(clip.metadata.duration)}</span>
    </div>
  );
}
