import type { Hook } from "@tunewright/contract";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import type { CSSProperties, ReactNode } from "react";
import { clipTitle, styleWords } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { player } from "../../../player/player.ts";
import { useClipPlayback, usePlayer } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PlayButton } from "../../../ui/play-button.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import { hookFraction, hookPeaks } from "../hook-loop.ts";
import styles from "./hook-card.module.css";

/** One hook: its picture, its sound as a line, and what can be done with the song. `actions` come from other features. */
export function HookCard({ hook, current, actions }: { hook: Hook; current: boolean; actions: ReactNode }) {
  const { clip } = hook;
  const title = clipTitle(clip);
  const playback = useClipPlayback(clip.id);
  const fraction = usePlayer((state) => (state.current?.clip.id === clip.id ? Math.round(hookFraction(hook, state.position) * 200) / 200 : 0));
  const muted = usePlayer((state) => state.muted);
  const beat = clip.metadata.bpm ? 60 / clip.metadata.bpm : 0.6;
  return (
    <article className={styles.card} aria-label={`${title} by ${clip.display_name}`}>
      <div className={cx(styles.print, playback === "playing" && styles.moving)} style={{ "--beat": `${beat}s` } as CSSProperties}>
        {clip.video_cover_url
          ? <video src={clip.video_cover_url} muted loop playsInline autoPlay={current} className={styles.video} aria-hidden tabIndex={-1} />
          : <Cover clip={clip} size="fill" eager={current} className={styles.cover} />}
        {playback !== "playing" && <span className={styles.start}><PlayButton playing={false} size={68} tone="ember" what={title} onClick={() => player.toggleClip(clip)} /></span>}
        {playback === "playing" && <button type="button" className={styles.press} aria-label={`Pause ${title}`} onClick={() => player.pause()} />}
        <IconButton label={muted ? "Unmute" : "Mute"} tooltip={false} size="large" icon={muted ? <VolumeX /> : <Volume2 />} onClick={() => player.toggleMute()} className={styles.mute} />
      </div>
      <Waveform peaks={hookPeaks(hook)} width="fill" height={44} played={fraction} className={styles.wave} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles.title}>{title}</Link>
          <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles.maker}>{clip.display_name}</Link>
          <p className={styles.style}>{styleWords(clip)}</p>
        </div>
        <div className={styles.actions}>
          {actions}
          <Link to="/song/$clipId" params={{ clipId: clip.id }} className={buttonClass({ tone: "outline", size: "small" })}>Open song</Link>
        </div>
      </div>
    </article>
  );
}
