import type { Clip } from "@tunewright/contract";
import CircleAlert from "lucide-react/icons/circle-alert";
import Trash2 from "lucide-react/icons/trash-2";
import { clipTitle } from "../../../lib/clip-words.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { failureWords } from "../failure-words.ts";
import styles from "./take-rows.module.css";

interface Props { clips: readonly Clip[]; onTryAgain(clip: Clip): void; onTrash(clips: readonly Clip[]): void }

/** Takes that were not made: what happened, what is kept, the way on. */
export function FailedRow({ clips, onTryAgain, onTrash }: Props) {
  const clip = clips[0]!;
  const { title, text } = failureWords(clips);
  return (
    <div className={styles.failed}>
      <CircleAlert width={18} height={18} aria-hidden />
      <div className={styles.why}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <div className={styles.failedTools}>
        <Button size="small" onClick={() => onTryAgain(clip)}>Try again</Button>
        <IconButton label={`Move “${clipTitle(clip)}” to the trash`} tooltip="Trash" icon={<Trash2 />} onClick={() => onTrash(clips)} />
      </div>
    </div>
  );
}
