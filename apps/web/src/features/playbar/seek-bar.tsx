import { useState } from "react";
import { formatTime } from "../../lib/format-time.ts";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import { SectionStrip } from "../../ui/section-strip.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Waveform } from "../../ui/waveform.tsx";
import styles from "./seek-bar.module.css";

/** Seconds: what a pointer can hit, an arrow key, Page Up and Page Down. */
const STEP = 0.1;
const ARROW = 10;
const PAGE = 30;

/** Where the song is, and the way to elsewhere: times, section strip over waveform; the waveform is the slider. */
export function SeekBar({ tall = false }: { tall?: boolean }) {
  const clip = usePlayer((state) => state.current?.clip ?? null);
  const position = usePlayer((state) => Math.round(state.position * 4) / 4);
  const duration = usePlayer((state) => state.duration);
  /** While the pointer is down the song goes on; it jumps when let go. */
  const [held, setHeld] = useState<number | null>(null);
  const at = held ?? position;
  const known = duration !== null && duration > 0;
  // While the song is made its plan tells how long it will be, about; nobody can seek in it yet.
  const planned = clip?.metadata.sections.at(-1)?.end ?? null;
  const length = duration ?? planned;
  const end = known || length === null ? formatTime(length) : `~${formatTime(length)}`;
  const slider = (
    <Slider
      label="Seek" value={known ? Math.min(at, duration) : 0} min={0} max={known ? duration : 1} step={STEP} keyStep={ARROW} page={PAGE} disabled={!clip || !known}
      valueText={known ? `${formatTime(at)} of ${formatTime(duration)}` : formatTime(at)} className={styles["slider"]}
      onChange={setHeld}
      onCommit={(seconds) => {
        setHeld(null);
        player.seek(seconds);
      }}
    >
      {clip && <SectionStrip sections={clip.metadata.sections} duration={length} labels={tall ? "letters" : "none"} />}
      <Waveform peaks={clip?.waveform ?? []} width="fill" height={tall ? 56 : 28} played={length ? at / length : null} line={tall} />
    </Slider>
  );
  return tall ? (
    <div className={styles["tall"]}>
      {slider}
      <div className={styles["times"]}><span>{formatTime(at)}</span><span>{end}</span></div>
    </div>
  ) : (
    <div className={styles["bar"]}>
      <span className={styles["time"]}>{clip ? formatTime(at) : ""}</span>
      {slider}
      <span className={styles["time"]}>{clip ? end : ""}</span>
    </div>
  );
}
