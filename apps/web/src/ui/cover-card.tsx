import type { Clip } from "@tunewright/contract";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { clipTitle } from "../lib/clip-words.ts";
import { cx } from "../lib/cx.ts";
import { Link } from "../router/index.ts";
import { Cover } from "./cover.tsx";
import styles from "./cover-card.module.css";

export interface CoverCardProps {
  clip: Clip;
  playback: "none" | "playing" | "paused";
  onPlay: () => void;
  /** Under the title instead of the creator, where all are by one person. */
  under?: string;
}

/** A print with its title, as wide as its place: a press on the print plays, the title leads to the song. */
export function CoverCard({ clip, playback, onPlay, under }: CoverCardProps) {
  const title = clipTitle(clip);
  const playing = playback === "playing";
  return (
    <article className={styles["card"]}>
      <div className={styles["print"]}>
        <Cover clip={clip} size="fill" small />
        <button type="button" className={cx(styles["press"], playback !== "none" && styles["current"])} aria-label={`${playing ? "Pause" : "Play"} ${title}`} onClick={onPlay}>
          <span className={styles["glyph"]}>{playing ? <Pause aria-hidden /> : <Play aria-hidden />}</span>
        </button>
      </div>
      <Link to="/song/$clipId" params={{ clipId: clip.id }} className={cx(styles["title"], playback !== "none" && styles["titleOn"])}>{title}</Link>
      {under === undefined
        ? <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles["under"]}>{clip.display_name}</Link>
        : <span className={styles["under"]}>{under}</span>}
    </article>
  );
}
