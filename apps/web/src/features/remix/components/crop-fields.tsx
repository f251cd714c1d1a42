import type { Clip } from "@tunewright/contract";
import { formatTime } from "../../../lib/format-time.ts";
import { TimeField } from "../../../ui/time-field.tsx";
import type { Work } from "../start-work.ts";
import { StretchPicker } from "./stretch-picker.tsx";
import styles from "./remix-dialogs.module.css";

type Crop = Extract<Work, { action: "crop" }>;
/** Seconds; shorter is no song. */
const SHORTEST = 1;

export function CropFields({ clip, work, onChange }: { clip: Clip; work: Crop; onChange(work: Crop): void }) {
  const duration = clip.metadata.duration ?? 0;
  const set = (from: number, to: number) => {
    const end = Math.min(duration, Math.max(SHORTEST, to));
    onChange({ ...work, from: Math.max(0, Math.min(from, end - SHORTEST)), to: end });
  };
  return (
    <>
      <StretchPicker clip={clip} from={work.from} to={work.to} onChange={set} />
      <div className={styles["pair"]}>
        <TimeField label="From" value={work.from} max={duration} onChange={(from) => set(from, work.to)} />
        <TimeField label="To" value={work.to} max={duration} onChange={(to) => set(work.from, to)} />
      </div>
      <p className={styles["note"]}>Keeps {formatTime(work.to - work.from)} as a new song; this one stays as it is.</p>
    </>
  );
}
