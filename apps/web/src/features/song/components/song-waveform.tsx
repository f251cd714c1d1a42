import type { Clip } from "@tunewright/contract";
import { useState } from "react";
import { formatTime } from "../../../lib/format-time.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { SectionStrip } from "../../../ui/section-strip.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import styles from "./song-waveform.module.css";

/** Somebody who speaks of a moment of the song, in seconds. */
export interface WaveformMark { id: string; at: number; name: string; avatar: string | null }

interface Props {
  clip: Clip;
  /** Seconds; where this song stands in the player, or would start. */
  position: number;
  duration: number | null;
  marks: readonly WaveformMark[];
  onSeek(seconds: number): void;
}

/** The whole song at a glance: sections with names over the waveform, which is the slider. */
export function SongWaveform({ clip, position, duration, marks, onSeek }: Props) {
  const [held, setHeld] = useState<number | null>(null);
  const at = held ?? position;
  const known = duration !== null && duration > 0;
  return (
    <div>
      <Slider
        label="Position in the song" value={known ? Math.min(at, duration) : 0} max={known ? duration : 1} step={1} page={10}
        disabled={!known || clip.audio_url === null}
        valueText={known ? `${formatTime(at)} of ${formatTime(duration)}` : formatTime(at)} onChange={setHeld} className={styles.slider}
        onCommit={(seconds) => {
          setHeld(null);
          onSeek(seconds);
        }}
      >
        <SectionStrip sections={clip.metadata.sections} duration={duration} labels="names" />
        <span className={styles.wave}>
          <Waveform peaks={clip.waveform} width="fill" height={100} played={known ? at / duration : null} line={at > 0} />
          {known && marks.map((mark) => (
            // The comments below say the same to those who do not see it.
            <span key={mark.id} className={styles.mark} style={{ insetInlineStart: `${Math.min(1, mark.at / duration) * 100}%` }} aria-hidden>
              <Avatar name={mark.name} src={mark.avatar} size={16} />
            </span>
          ))}
        </span>
      </Slider>
      <div className={styles.times} aria-hidden="true"><span>{formatTime(at)}</span><span>{formatTime(duration)}</span></div>
    </div>
  );
}
