import type { Clip } from "@tunewright/contract";
import { useClipProgress } from "../../../api/clip-progress.ts";
import { percent, stageWords } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { Cover } from "../../../ui/cover.tsx";
import { sweepOf } from "../../../ui/sweep.ts";
import styles from "./song-view.module.css";

/** The cover at full size: printed up to the real progress while the song is made. */
export function SongCover({ clip }: { clip: Clip }) {
  const live = useClipProgress(clip.id);
  const running = clip.status !== "complete" && clip.status !== "error";
  return <Cover clip={clip} size="fill" eager inked={running ? (live?.progress ?? clip.progress)?.fraction ?? 0 : null} />;
}

/** Where the machine is with it. */
export function SongProgress({ clip }: { clip: Clip }) {
  const live = useClipProgress(clip.id);
  const progress = live?.progress ?? clip.progress;
  const fraction = progress?.fraction ?? 0;
  const sweep = sweepOf(fraction);
  return (
    <div
      className={cx(styles.progress, sweep.className)} style={sweep.style} role="progressbar" aria-label="The song is being made"
      aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(fraction * 100)}
    >
      <span>{stageWords(progress)}</span><span>{percent(fraction)}</span>
    </div>
  );
}
