import type { Clip } from "@tunewright/contract";
import CircleAlert from "lucide-react/icons/circle-alert";
import Globe from "lucide-react/icons/globe";
import LinkIcon from "lucide-react/icons/link";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { memo, type ReactNode } from "react";
import { useClipProgress } from "../../../api/clip-progress.ts";
import { clipTitle, isFinished, isPlayable, percent, stageWords, styleWords } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { useClipPlayback, usePlayedFraction } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { sweepOf } from "../../../ui/sweep.ts";
import { Tag } from "../../../ui/tag.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import styles from "./library-list.module.css";

export interface LibraryRowHandlers {
  onChoose(clip: Clip, extend: boolean): void;
  onToggle(clip: Clip): void;
  onTryAgain(clip: Clip): void;
  menu(clip: Clip): ReactNode;
  reactions(clip: Clip): ReactNode;
}

interface Props { clip: Clip; chosen: boolean; handlers: LibraryRowHandlers }

export const LibraryRow = memo(function LibraryRow({ clip, chosen, handlers }: Props) {
  const playback = useClipPlayback(clip.id);
  const played = usePlayedFraction(clip.id);
  const live = useClipProgress(clip.id);
  const running = !isFinished(clip.status);
  const progress = live?.progress ?? clip.progress;
  const fraction = running ? progress?.fraction ?? 0 : null;
  const sweep = sweepOf(fraction);
  const words = running ? `${stageWords(progress && { ...progress, section: null })} ${percent(fraction ?? 0)}` : null;
  const title = clipTitle(clip);
  const playable = isPlayable(clip) && !clip.is_trashed;
  const Icon = playback === "playing" ? Pause : Play;
  return (
    <div
      role="presentation" className={cx(styles.grid, styles.row, chosen && styles.chosen, sweep.className)} style={sweep.style}
      onDoubleClick={(event) => { if (playable && !(event.target as Element).closest("a, button, input")) handlers.onToggle(clip); }}
    >
      <span className={styles.checkCell}><Checkbox label={`Select ${title}`} checked={chosen} onChange={(_, extend) => handlers.onChoose(clip, extend)} /></span>
      <button
        type="button" className={styles.cover} disabled={!playable} aria-label={`${playback === "playing" ? "Pause" : "Play"} ${title}`} onClick={() => handlers.onToggle(clip)}
      >
        <Cover clip={clip} size={48} inked={fraction} className={clip.status === "error" ? styles.faded : undefined} />
        <span className={cx(styles.coverPlay, playback !== "none" && styles.shown)}><Icon width={20} height={20} aria-hidden /></span>
      </button>
      <div className={styles.words}>
        {clip.status === "complete" && !clip.is_trashed
          ? <Link to="/song/$clipId" params={{ clipId: clip.id }} className={cx(styles.title, playback !== "none" && styles.playing)}>{title}</Link>
          : <span className={styles.title}>{title}</span>}
        <div className={styles.second}>
          <Tag>{clip.major_model_version}</Tag>
          {running && <span className={styles.stageHere}>{stageWords(progress)} {percent(fraction ?? 0)}</span>}
          <span className={cx(styles.style, running && styles.styleElsewhere)}>{styleWords(clip)}</span>
        </div>
      </div>
      <span className={cx(styles.status, styles.statusCell)}><Status clip={clip} words={words} /></span>
      <span className={styles.waveCell}>
        {clip.status === "error"
          ? <Button size="small" tone="quiet" onClick={() => handlers.onTryAgain(clip)}>Try again</Button>
          : <Waveform peaks={clip.waveform} width={160} height={30} played={played} className={styles.wave} />}
      </span>
      <span className={cx(styles.length, styles.lengthCell)}>{formatTime(clip.metadata.duration)}</span>
      <div className={styles.tools}>
        <span className={styles.like}>{clip.is_trashed ? null : handlers.reactions(clip)}</span>
        {handlers.menu(clip)}
      </div>
    </div>
  );
});

function Status({ clip, words }: { clip: Clip; words: string | null }) {
  if (words !== null) return <span className={styles.stage}>{words}</span>;
  if (clip.status === "error") {
    return (
      <span className={cx(styles.status, styles.refunded)}>
        <CircleAlert width={16} height={16} aria-hidden />{clip.metadata.refund_credits ? "Refunded" : "Not made"}
      </span>
    );
  }
  return clip.is_public
    ? <><Globe width={16} height={16} aria-hidden />Public</>
    : <><LinkIcon width={16} height={16} aria-hidden />Link only</>;
}
