import type { Clip } from "@tunewright/contract";
import { formatTime } from "../../../lib/format-time.ts";
import { Slider } from "../../../ui/slider.tsx";
import { Waveform } from "../../../ui/waveform.tsx";
import styles from "./remix-dialogs.module.css";

const HEIGHT = 56;

/** A stretch of a song on its waveform, with an end to drag at each side. */
export function StretchPicker({ clip, from, to, onChange }: { clip: Clip; from: number; to: number; onChange(from: number, to: number): void }) {
  const duration = clip.metadata.duration ?? 0;
  const text = (seconds: number) => `${formatTime(seconds)} of ${formatTime(duration)}`;
  return (
    <div className={styles["stretch"]} style={{ "--from": `${(from / duration) * 100}%`, "--to": `${(to / duration) * 100}%` } as React.CSSProperties}>
      <Waveform peaks={clip.waveform} width="fill" height={HEIGHT} />
      <i className={styles["before"]} aria-hidden />
      <i className={styles["after"]} aria-hidden />
      <Slider label="From" value={from} min={0} max={duration} step={0.1} keyStep={1} valueText={text(from)} onChange={(next) => onChange(next, to)} />
      <Slider label="To" value={to} min={0} max={duration} step={0.1} keyStep={1} valueText={text(to)} onChange={(next) => onChange(from, next)} />
    </div>
  );
}
