import type { Clip } from "@tunewright/contract";
import { useClipProgress } from "../../api/clip-progress.ts";
import { clipTitle, isFinished, isPlayable, percent, stageWords } from "../../lib/clip-words.ts";
import { cx } from "../../lib/cx.ts";
import { formatAgo } from "../../lib/format-date.ts";
import { formatTime } from "../../lib/format-time.ts";
import { player } from "../../player/player.ts";
import { useClipPlayback, usePlayedFraction } from "../../player/use-player.ts";
import { Link } from "../../router/index.ts";
import { Cover } from "../../ui/cover.tsx";
import { sweepOf, stageClass } from "../../ui/sweep.ts";
import { Waveform } from "../../ui/waveform.tsx";
import styles from "./continue-tile.module.css";

const TAKES = ["A", "B"];

/** One of the person's latest clips, 64 high; while it is made, its progress. A press on the print plays as soon as there is sound. */
export function ContinueTile({ clip, list, isPair }: { clip: Clip; list: readonly Clip[]; isPair: boolean }) {
  const live = useClipProgress(clip.id);
  const playback = useClipPlayback(clip.id);
  const played = usePlayedFraction(clip.id);
  const working = !isFinished(clip.status);
  const progress = working ? live?.progress ?? clip.progress : null;
  const fraction = working ? progress?.fraction ?? 0 : null;
  const sweep = sweepOf(fraction);
  const title = clipTitle(clip);
  const failed = clip.status === "error";
  return (
    <article className={cx(styles["tile"], sweep.className)} style={sweep.style}>
      <span className={styles["print"]}>
        <Cover clip={clip} size={64} inked={fraction} flush className={failed ? styles["dim"] : undefined} />
        {isPlayable(clip) && (
          <button type="button" className={styles["press"]} aria-label={`${playback === "playing" ? "Pause" : "Play"} ${title}`} onClick={() => player.toggleClip(clip, list)} />
        )}
      </span>
      <div className={styles["words"]}>
        <Link to="/song/$clipId" params={{ clipId: clip.id }} className={cx(styles["title"], playback !== "none" && styles["on"])}>
          {title}{isPair && <span className={styles["take"]}> {TAKES[clip.metadata.batch_index] ?? ""}</span>}
        </Link>
        {working ? <div className={cx(stageClass, styles["line"])}>{stageWords(progress)}</div>
          : failed ? <div className={cx(styles["under"], styles["failed"])}>{clip.metadata.refund_credits ? "Stopped. Credits refunded" : "Stopped"}</div>
          : <div className={styles["under"]}>{[clip.display_tags, formatAgo(clip.created_at)].filter(Boolean).join(" · ")}</div>}
      </div>
      {working ? <span className={cx(styles["number"], styles["lime"])}>{percent(fraction ?? 0)}</span> : !failed && (
        <>
          <Waveform peaks={clip.waveform} width={44} height={26} played={played} className={styles["wave"]} />
          <span className={styles["number"]}>{formatTime(clip.metadata.duration)}</span>
        </>
      )}
    </article>
  );
}
