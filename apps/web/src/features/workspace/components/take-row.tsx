import type { Clip } from "@tunewright/contract";
import Globe from "lucide-react/icons/globe";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { memo, type ReactNode } from "react";
import { useClipProgress } from "../../../api/clip-progress.ts";
import { clipTitle, isPlayable, percent, stageWords, styleWords } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { useClipPlayback, usePlayedFraction } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Cover } from "../../../ui/cover.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SectionStrip } from "../../../ui/section-strip.tsx";
import { sweepOf } from "../../../ui/sweep.ts";
import { Tag } from "../../../ui/tag.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import { takeLetter } from "../group-takes.ts";
import styles from "./take-rows.module.css";

export interface RowHandlers {
  onChoose(clip: Clip): void;
  /** Plays or pauses. */
  onToggle(clip: Clip): void;
  /** Chooses this take and plays it instead of its twin, from the same moment. */
  onTake(clip: Clip): void;
  onCancel(clip: Clip): void;
  onTryAgain(clip: Clip): void;
  menu(clip: Clip): ReactNode;
}

interface Props { clip: Clip; chosen: boolean; heard: boolean; handlers: RowHandlers }

export const TakeRow = memo(function TakeRow({ clip, chosen, heard, handlers }: Props) {
  const playback = useClipPlayback(clip.id);
  const finished = clip.status === "complete";
  const title = clipTitle(clip);
  const Icon = playback === "playing" ? Pause : Play;
  const label = `${playback === "playing" ? "Pause" : "Play"} take ${takeLetter(clip)} of ${title}`;
  const shared = { clip, chosen, heard, handlers, title, playing: playback !== "none" };
  if (!finished) {
    const play = isPlayable(clip) && <IconButton label={label} tooltip="Play what is made so far" icon={<Icon />} onClick={() => handlers.onToggle(clip)} />;
    return <RunningRow {...shared} play={play} />;
  }
  const cover = (
    <button type="button" className={styles.cover} aria-label={label} onClick={() => handlers.onToggle(clip)}>
      <Cover clip={clip} size={48} />
      <span className={cx(styles.coverPlay, playback !== "none" && styles.shown)}><Icon width={20} height={20} aria-hidden /></span>
    </button>
  );
  return <FinishedRow {...shared} play={cover} />;
});

interface Shared { clip: Clip; chosen: boolean; heard: boolean; handlers: RowHandlers; title: string; playing: boolean; play: ReactNode }

function FinishedRow({ clip, chosen, heard, handlers, title, playing, play }: Shared) {
  const played = usePlayedFraction(clip.id);
  return (
    <div
      role="presentation" className={cx(styles.row, chosen && styles.chosen)}
      onClick={(event) => chooseFrom(event, clip, handlers)} onDoubleClick={() => handlers.onToggle(clip)}
    >
      <TakeKey clip={clip} heard={heard} handlers={handlers} title={title} />
      {play}
      <div className={styles.words}>
        <div className={cx(styles.first, styles.tags)}>
          <Link to="/song/$clipId" params={{ clipId: clip.id }} className={cx(styles.title, playing && styles.playing)}>{title}</Link>
          <span className={styles.modelTag}><Tag>{clip.major_model_version}</Tag></span>
          {clip.metadata.refund_credits && <Tag tone="ok" title="Short generations use no credits.">Credits Refunded</Tag>}
        </div>
        <div className={styles.second}>
          {clip.is_public && <Globe className={styles.public} width={14} height={14} role="img" aria-label="Public" />}
          <span className={styles.style}>{styleWords(clip)}</span>
        </div>
      </div>
      <span className={styles.wave}><Waveform peaks={clip.waveform} width={118} height={28} played={played} /></span>
      <span className={styles.length}>{formatTime(clip.metadata.duration)}</span>
      <div className={styles.tools}>{handlers.menu(clip)}</div>
    </div>
  );
}

function RunningRow({ clip, chosen, heard, handlers, title, playing, play }: Shared) {
  const live = useClipProgress(clip.id);
  const progress = live?.progress ?? clip.progress;
  const fraction = progress?.fraction ?? 0;
  const sweep = sweepOf(fraction);
  return (
    <div
      role="presentation" className={cx(styles.row, chosen && styles.chosen, sweep.className)} style={sweep.style}
      onClick={(event) => chooseFrom(event, clip, handlers)}
    >
      <TakeKey clip={clip} heard={heard} handlers={handlers} title={title} />
      <Cover clip={clip} size={48} inked={fraction} />
      <div className={styles.words}>
        <div className={styles.first}>
          <span className={cx(styles.title, playing && styles.playing)}>{title}</span>
          <span className={styles.percent}>{percent(fraction)}</span>
        </div>
        <div className={styles.second}>
          <span className={styles.stage}>{stageWords(progress)}</span>
          {clip.metadata.sections.length > 0 && (
            <SectionStrip sections={clip.metadata.sections} duration={clip.metadata.duration} atWork={progress?.section} className={styles.strip} />
          )}
        </div>
      </div>
      <div className={styles.tools}>
        {play || <span className={styles.noPlay} />}
        <IconButton label={`Cancel ${title}`} tooltip="Cancel: what is not finished is paid back" icon={<X />} onClick={() => handlers.onCancel(clip)} />
      </div>
    </div>
  );
}

function TakeKey({ clip, heard, handlers, title }: { clip: Clip; heard: boolean; handlers: RowHandlers; title: string }) {
  const letter = takeLetter(clip);
  return (
    <button
      type="button" className={cx(styles.take, heard && styles.heard)} aria-label={`Take ${letter} of ${title}`} aria-pressed={heard}
      onClick={() => handlers.onTake(clip)}
    >
      {letter}
    </button>
  );
}

/** A press on the row chooses it; one on a control inside does what the control does. */
function chooseFrom(event: React.MouseEvent, clip: Clip, handlers: RowHandlers): void {
  if ((event.target as Element).closest("a, button, [role=menu]")) return;
  handlers.onChoose(clip);
}
