import type { Clip } from "@tunewright/contract";
import Share2 from "lucide-react/icons/share-2";
import MessageSquare from "lucide-react/icons/message-square";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useRef, type ReactNode } from "react";
import { reactionOf } from "../../../api/react-to-clip.ts";
import { clipTitle, isFinished, isPlayable } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { countOf, formatCount } from "../../../lib/format-count.ts";
import { formatDay } from "../../../lib/format-date.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { player } from "../../../player/player.ts";
import { useClipPlayback, usePlayer } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PlayButton } from "../../../ui/play-button.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { NotesCard } from "./notes-card.tsx";
import { RightsCard } from "./rights-card.tsx";
import { SongLyrics } from "./song-lyrics.tsx";
import { SongCover, SongProgress } from "./song-progress.tsx";
import { SongWaveform, type WaveformMark } from "./song-waveform.tsx";
import styles from "./song-view.module.css";

interface Props {
  clip: Clip;
  /** Seconds at which a shared link starts; null for the beginning. */
  startAt: number | null;
  onLike(clip: Clip): void;
  onDislike(clip: Clip): void;
  /** Brings the comments into view. */
  onComments(): void;
  /** Whether the thumbs call for attention while the song plays unjudged. */
  hints: boolean;
  onShare(clip: Clip): void;
  menu: ReactNode;
  /** Follow, beside its maker. */
  follow: ReactNode;
  /** Remix; for its maker publish or unpublish and edit details, too. */
  tools: ReactNode;
  isOwn: boolean;
  /** What it was made from. */
  origin: ReactNode;
  onTryAgain: ((clip: Clip) => void) | null;
  /** Who speaks of which moment. */
  marks: readonly WaveformMark[];
  /** What stands below the words: comments and the like. */
  below: ReactNode;
}

export function SongView({ clip, startAt, onLike, onDislike, onComments, hints, onShare, menu, follow, tools, isOwn, origin, onTryAgain, marks, below }: Props) {
  const { metadata } = clip;
  const playback = useClipPlayback(clip.id);
  const waiting = usePlayer((state) => state.waiting && state.current?.clip.id === clip.id);
  const heardAt = usePlayer((state) => (state.current?.clip.id === clip.id ? Math.round(state.position * 4) / 4 : null));
  const started = useRef(false);
  const duration = metadata.duration;
  const title = clipTitle(clip);

  const seek = (seconds: number) => {
    started.current = true;
    if (playback === "none") player.play(clip);
    player.seek(seconds);
    if (playback === "paused") player.resume();
  };
  const toggle = () => {
    if (playback === "none" || (!started.current && startAt !== null && heardAt !== null && playback === "paused")) {
      if (startAt !== null && !started.current) seek(startAt);
      else player.play(clip);
    } else player.toggle();
    started.current = true;
  };
  const reaction = reactionOf(clip);
  const hint = hints && playback === "playing" && reaction === null && styles.hint;
  const tags = (clip.display_tags || metadata.tags).split(",").map((tag) => tag.trim()).filter(Boolean).slice(0, 8);
  const music = [metadata.bpm ? `${Math.round(metadata.bpm)} BPM` : "", metadata.key ?? ""].filter(Boolean).join(", ");
  return (
    <article className={styles.song}>
      <div className={styles.left}>
        <SongCover clip={clip} />
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.maker}>
          <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles.name}>
            <Avatar name={clip.display_name} src={clip.avatar_image_url} size={28} />{clip.display_name}
          </Link>
          <span className={styles.when}>{formatDay(clip.created_at)}, {countOf(clip.play_count, "play")}</span>
          {follow}
        </div>
        <div className={styles.actions}>
          {isPlayable(clip) && <PlayButton tone="ember" playing={playback === "playing"} waiting={waiting} what={title} onClick={toggle} />}
          <Button
            icon={<ThumbsUp />} aria-pressed={reaction === "LIKE"} className={cx(reaction === "LIKE" && styles.liked, hint)}
            aria-label={`Like, ${countOf(clip.upvote_count, "like")}`} size="large" onClick={() => onLike(clip)}
          >
            {formatCount(clip.upvote_count)}
          </Button>
          <IconButton label="Dislike" size="large" pressed={reaction === "DISLIKE"} icon={<ThumbsDown />} className={cx(styles.boxed, hint)} onClick={() => onDislike(clip)} />
          <Button icon={<MessageSquare />} size="large" aria-label={`Comments, ${formatCount(clip.comment_count)}`} onClick={onComments}>{formatCount(clip.comment_count)}</Button>
          <IconButton label="Share" size="large" icon={<Share2 />} className={styles.boxed} onClick={() => onShare(clip)} />
          <span className={styles.more}>{menu}</span>
        </div>
        {startAt !== null && playback === "none" && isPlayable(clip) && <p className={styles.starts}>Starts at {formatTime(startAt)}</p>}
        {tools && <div className={styles.owner}>{tools}</div>}
        {origin}
        {isOwn && <NotesCard notes={clip.metadata.notes} />}
        <RightsCard clip={clip} />
      </div>
      <div className={styles.right}>
        <div className={styles.facts}>
          {tags.map((tag) => <span key={tag} className={styles.tag}>{tag}</span>)}
          <span className={styles.music}>{music}<Tag>{clip.major_model_version}</Tag></span>
        </div>
        {clip.status === "error" && (
          <ErrorState title="This song could not be made." action={onTryAgain && <Button onClick={() => onTryAgain(clip)}>Try again</Button>}>
            {metadata.refund_credits ? "The credits are back, and the words are kept." : "The words are kept."}
          </ErrorState>
        )}
        {!isFinished(clip.status) && <SongProgress clip={clip} />}
        {clip.status === "complete" && <SongWaveform clip={clip} position={heardAt ?? startAt ?? 0} duration={duration} marks={marks} onSeek={seek} />}
        {clip.caption.trim() !== "" && <p className={styles.caption} dir="auto"><MarkedText text={clip.caption} mentions={clip.caption_mentions.user_mentions} /></p>}
        <section aria-label="Lyrics" className={styles.lyrics}><SongLyrics clip={clip} onSeek={seek} /></section>
        {below}
      </div>
    </article>
  );
}
