import type { Clip } from "@tunewright/contract";
import { Slider } from "../../../ui/slider.tsx";
import type { Work } from "../start-work.ts";
import styles from "./remix-dialogs.module.css";

type Fade = Extract<Work, { action: "fade" }>;
/** Seconds. */
const LONGEST = 20;

export function FadeFields({ clip, work, onChange }: { clip: Clip; work: Fade; onChange(work: Fade): void }) {
  const longest = Math.min(LONGEST, (clip.metadata.duration ?? 0) / 2);
  const row = (label: string, value: number, set: (seconds: number) => void) => (
    <div className={styles["slider"]}>
      <div className={styles["sliderTop"]} aria-hidden><span>{label}</span><span className={styles["number"]}>{value === 0 ? "none" : `${value.toFixed(1)} s`}</span></div>
      <Slider label={label} value={value} min={0} max={longest} step={0.5} valueText={value === 0 ? "none" : `${value.toFixed(1)} seconds`} onChange={set} />
    </div>
  );
  return (
    <>
      {row("Fade in", work.fadeIn, (fadeIn) => onChange({ ...work, fadeIn }))}
      {row("Fade out", work.fadeOut, (fadeOut) => onChange({ ...work, fadeOut }))}
      <p className={styles["note"]}>The faded song is a new one; this one stays as it is.</p>
    </>
  );
}
