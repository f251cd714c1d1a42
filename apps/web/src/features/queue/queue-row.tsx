import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import type { PointerEvent } from "react";
import { useRef, useState } from "react";
import { clipTitle } from "../../lib/clip-words.ts";
import { cx } from "../../lib/cx.ts";
import { formatTime } from "../../lib/format-time.ts";
import type { QueueItem } from "../../player/queue.ts";
import { Cover } from "../../ui/cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./queue-row.module.css";

const ROW = 56;
/** Px a pointer travels before it drags. Source: specification, section 9. */
const DRAG_FROM = 10;

export interface QueueRowProps {
  item: QueueItem;
  current?: boolean;
  onPlay?: () => void;
  onRemove?: () => void;
  /** By so many places, down or (negative) up. */
  onMove?: (steps: number) => void;
  /** Told while it is dragged: by how many places; null when let go. */
  onDrag?: (steps: number | null) => void;
  /** Steps aside for a dragged row: -1 up, 1 down. */
  yields?: -1 | 0 | 1;
}

const byFinger = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** A double click, a tap or Enter plays; the grip drags; Alt and the arrows move. */
export function QueueRow({ item, current = false, onPlay, onRemove, onMove, onDrag, yields = 0 }: QueueRowProps) {
  const [shift, setShift] = useState<number | null>(null);
  const from = useRef<number | null>(null);
  const title = clipTitle(item.clip);
  const song = (
    <>
      <Cover clip={item.clip} size={40} />
      <span className={styles["names"]}>
        <span className={styles["title"]}>{title}</span>
        <span className={styles["artist"]}>{item.clip.display_name}</span>
      </span>
    </>
  );
  const travelOf = (event: PointerEvent) => (from.current === null ? 0 : event.clientY - from.current);
  return (
    <li
      className={cx(styles["row"], current && styles["current"], shift !== null && styles["dragged"])} aria-current={current || undefined}
      style={shift === null && yields === 0 ? undefined : { transform: `translateY(${shift ?? yields * ROW}px)` }}
    >
      {onMove && (
        <span
          className={styles["grip"]} aria-hidden
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (from.current === null || (shift === null && Math.abs(travelOf(event)) < DRAG_FROM)) return;
            setShift(travelOf(event));
            onDrag?.(Math.round(travelOf(event) / ROW));
          }}
          onPointerUp={(event) => {
            const steps = shift === null ? 0 : Math.round(travelOf(event) / ROW);
            from.current = null;
            setShift(null);
            onDrag?.(null);
            if (steps !== 0) onMove(steps);
          }}
          onPointerCancel={() => {
            from.current = null;
            setShift(null);
            onDrag?.(null);
          }}
        >
          <GripVertical />
        </span>
      )}
      {onPlay ? (
        <button
          type="button" className={styles["song"]} data-key={item.key} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onDoubleClick={onPlay}
          onClick={(event) => {
            // The keyboard and fingers have no double click.
            if (event.detail === 0 || byFinger(event.nativeEvent)) onPlay();
          }}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
            event.preventDefault();
            onMove?.(event.key === "ArrowUp" ? -1 : 1);
          }}
        >
          <VisuallyHidden>Play </VisuallyHidden>
          {song}
        </button>
      ) : <div className={styles["song"]}>{song}</div>}
      <span className={styles["time"]}>{formatTime(item.clip.metadata.duration)}</span>
      {onRemove && <IconButton label={`Remove ${title} from the queue`} tooltip="Remove" icon={<X />} onClick={onRemove} className={styles["remove"]} />}
    </li>
  );
}
