import type { ClipId } from "@tunewright/contract";
import X from "lucide-react/icons/x";
import { formatTime } from "../../../lib/format-time.ts";
import { Cover } from "../../../ui/cover.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { TimeField } from "../../../ui/time-field.tsx";
import type { DraftSource } from "../draft.ts";
import styles from "./source-card.module.css";

const WORDS: Record<DraftSource["task"], string> = { cover: "Cover of", extend: "Goes on from", add_vocals: "A singer over", add_instrumental: "A band around" };

/** The song that a new one starts from. */
export function SourceCard({ source, onChange }: { source: DraftSource; onChange(source: DraftSource | null): void }) {
  const title = source.title || "Untitled";
  return (
    <section className={styles.card} aria-label="Starts from">
      <div className={styles.row}>
        <Cover clip={{ id: source.clipId as ClipId, title, image_url: source.image, image_large_url: source.image }} size={48} />
        <div className={styles.words}>
          <span className={styles.kind}>{WORDS[source.task]} <Tag>Beta</Tag></span>
          <span className={styles.title} dir="auto">{title}</span>
          <span className={styles.time}>{formatTime(source.duration)}</span>
        </div>
        <IconButton label={`Without ${title}`} icon={<X />} onClick={() => onChange(null)} />
      </div>
      {source.task === "extend" && (
        <TimeField
          label="Extend from" value={source.at} max={source.duration} hint={`At most ${formatTime(source.duration)}, the end of the song.`}
          onChange={(at) => onChange({ ...source, at: Math.min(source.duration, at) })}
        />
      )}
    </section>
  );
}
