import type { Clip } from "@tunewright/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { Slider } from "../../../ui/slider.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Toggle } from "../../../ui/toggle.tsx";
import type { Work } from "../start-work.ts";
import { SPEED_STEPS, speedAt } from "./speed-steps.ts";
import styles from "./remix-dialogs.module.css";

export function SpeedFields({ clip, onChange }: { clip: Clip; onChange(work: Work | null): void }) {
  const [speed, setSpeed] = useState(1);
  const [keepPitch, setKeepPitch] = useState(true);
  const [title, setTitle] = useState(clipTitle(clip));
  const longest = limitInForce("title");
  const factor = speedAt(speed, keepPitch);
  const report = useEffectEvent(onChange);
  // Nothing to do at the speed it has.
  useEffect(() => report(factor === 1 || title.length > longest ? null : { action: "speed", factor, keepPitch, title: title.trim() }), [factor, keepPitch, title, longest]);
  const at = keepPitch ? Math.log2(factor * 4) / 4 : SPEED_STEPS.indexOf(factor) / (SPEED_STEPS.length - 1);
  const shown = `${factor.toFixed(2)}×`;
  const { duration, bpm } = clip.metadata;
  return (
    <>
      <div className={styles["slider"]}>
        <div className={styles["sliderTop"]} aria-hidden><span>Speed</span><span className={styles["number"]}>{shown}</span></div>
        <Slider
          label="Speed" value={at} min={0} max={1} step={keepPitch ? 0.001 : 1 / (SPEED_STEPS.length - 1)} keyStep={keepPitch ? 0.01 : 1 / (SPEED_STEPS.length - 1)}
          valueText={shown} onChange={(next) => setSpeed(0.25 * 16 ** next)}
        />
        <div className={styles["ends"]} aria-hidden><span>0.25×</span><span>1×</span><span>4×</span></div>
      </div>
      <p className={styles["note"]}>
        {duration ? `${formatTime(duration)} becomes ${formatTime(duration / factor)}` : ""}{bpm ? `, ${Math.round(bpm)} BPM becomes ${Math.round(bpm * factor)}` : ""}.
      </p>
      <Toggle checked={keepPitch} onChange={setKeepPitch}>Keep Pitch</Toggle>
      <TextField label="Title" value={title} limit={longest} dir="auto" autoComplete="off" onChange={setTitle} />
    </>
  );
}
