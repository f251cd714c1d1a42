import type { Clip } from "@tunewright/contract";
import { limitInForce } from "../../../api/limit-in-force.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TimeField } from "../../../ui/time-field.tsx";
import type { Work } from "../start-work.ts";
import { StretchPicker } from "./stretch-picker.tsx";
import styles from "./remix-dialogs.module.css";

type Infill = Extract<Work, { action: "infill" }>;
/** Seconds; and how far below the limit a stretch stays, which it must not reach. */
const [LEAST, BELOW] = [2, 0.1];

export function InfillFields({ clip, work, onChange }: { clip: Clip; work: Infill; onChange(work: Infill): void }) {
  const duration = clip.metadata.duration ?? 0;
  const most = limitInForce("infillSeconds") - BELOW;
  const set = (from: number, to: number) => {
    // The end that was moved wins; the other follows where the stretch would be too long or too short.
    const [start, end] = [Math.max(0, Math.min(from, duration - LEAST)), Math.min(duration, Math.max(to, LEAST))];
    if (from === work.from) onChange({ ...work, from: Math.max(end - most, Math.min(start, end - LEAST)), to: end });
    else onChange({ ...work, from: start, to: Math.min(start + most, Math.max(end, start + LEAST)) });
  };
  const part = clip.metadata.sections.find((section) => work.from >= section.start - 0.5 && work.from < section.end - 0.5);
  return (
    <>
      <StretchPicker clip={clip} from={work.from} to={work.to} onChange={set} />
      <div className={styles["pair"]}>
        <TimeField label="From" value={work.from} max={duration} onChange={(from) => set(from, work.to)} />
        <TimeField label="To" value={work.to} max={duration} onChange={(to) => set(work.from, to)} />
      </div>
      {clip.metadata.has_vocal && (
        <TextArea label="New lyrics" value={work.lyrics} rows={3} grow dir="auto" placeholder="Left empty, the words stay and the music is new" onChange={(lyrics) => onChange({ ...work, lyrics })} />
      )}
      <p className={styles["note"]}>{formatTime(work.to - work.from)}{part ? ` of ${part.name}` : ""} is made anew; everything else stays as it is.</p>
    </>
  );
}
