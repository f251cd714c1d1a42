import type { Clip } from "@tunewright/contract";
import GripVertical from "lucide-react/icons/grip-vertical";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useRef, useState, type PointerEvent, type ReactNode } from "react";
import { clipTitle, isPlayable } from "../../../lib/clip-words.ts";
import { cx } from "../../../lib/cx.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { useClipPlayback } from "../../../player/use-player.ts";
import { Link } from "../../../router/index.ts";
import { Cover } from "../../../ui/cover.tsx";
import styles from "./playlist-rows.module.css";

export const ROW = 64;
/** Px a pointer travels before it drags, as in the queue. Source: specification, section 9. */
const DRAG_FROM = 10;

interface Props {
  clip: Clip;
  /** Place in the list, from 1. */
  number: number;
  onToggle(clip: Clip): void;
  menu: ReactNode;
  /** By so many places, down or (negative) up. Null where the order is not the viewer's to change. */
  onMove: ((steps: number) => void) | null;
  /** Told while it is dragged: by how many places; null when let go. */
  onDrag(steps: number | null): void;
  yields: -1 | 0 | 1;
}

/** One song of a playlist: a double click plays, the grip drags, Alt and the arrows move. */
export function PlaylistRow({ clip, number, onToggle, menu, onMove, onDrag, yields }: Props) {
  const playback = useClipPlayback(clip.id);
  const [shift, setShift] = useState<number | null>(null);
  const from = useRef<number | null>(null);
  const title = clipTitle(clip);
  const playable = isPlayable(clip);
  const travelOf = (event: PointerEvent) => (from.current === null ? 0 : event.clientY - from.current);
  const letGo = () => {
    from.current = null;
    setShift(null);
    onDrag(null);
  };
  const Icon = playback === "playing" ? Pause : Play;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons inside
    <div
      className={cx(styles["row"], playback !== "none" && styles["current"], shift !== null && styles["dragged"])} data-track={clip.id}
      style={shift === null && yields === 0 ? undefined : { transform: `translateY(${shift ?? yields * ROW}px)` }}
      onDoubleClick={(event) => { if (playable && !(event.target as Element).closest("a, button")) onToggle(clip); }}
      onKeyDown={(event) => {
        if (!onMove || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        onMove(event.key === "ArrowUp" ? -1 : 1);
      }}
    >
      {onMove ? (
        <span
          className={cx(styles["grip"], styles["number"])} aria-hidden
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (from.current === null || (shift === null && Math.abs(travelOf(event)) < DRAG_FROM)) return;
            setShift(travelOf(event));
            onDrag(Math.round(travelOf(event) / ROW));
          }}
          onPointerUp={(event) => {
            const steps = shift === null ? 0 : Math.round(travelOf(event) / ROW);
            letGo();
            if (steps !== 0) onMove(steps);
          }}
          onPointerCancel={letGo}
        >
          <span>{number}</span><GripVertical />
        </span>
      ) : <span className={styles["number"]} aria-hidden><span>{number}</span></span>}
      <button
        type="button" className={styles["cover"]} disabled={!playable} aria-label={`${playback === "playing" ? "Pause" : "Play"} ${title}`}
        aria-keyshortcuts={onMove ? "Alt+ArrowUp Alt+ArrowDown" : undefined} onClick={() => onToggle(clip)}
      >
        <Cover clip={clip} size={48} />
        <span className={cx(styles["glyph"], playback !== "none" && styles["shown"])}><Icon aria-hidden /></span>
      </button>
      <div className={styles["words"]}>
        <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles["title"]} dir="auto">{title}</Link>
        <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles["maker"]}>{clip.display_name}</Link>
      </div>
      <span className={styles["style"]}>{clip.display_tags || clip.metadata.tags}</span>
      <span className={styles["time"]}>{formatTime(clip.metadata.duration)}</span>
      {menu}
    </div>
  );
}
