import type { Clip, ClipId } from "@tunewright/contract";
import { useRef, useState, type ReactNode } from "react";
import { clipTitle } from "../../../lib/clip-words.ts";
import { mainScroller } from "../../../lib/main-scroller.ts";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { yieldOf } from "../move-track.ts";
import { PlaylistRow, ROW } from "./playlist-row.tsx";

interface Props {
  clips: readonly Clip[];
  onToggle(clip: Clip): void;
  menu(clip: Clip, index: number): ReactNode;
  /** Null where the order is not the viewer's to change. */
  onMove: ((from: number, to: number) => void) | null;
  onNearEnd: (() => void) | undefined;
}

/** The songs of a playlist in their order. */
export function PlaylistRows({ clips, onToggle, menu, onMove, onNearEnd }: Props) {
  const [drag, setDrag] = useState<{ from: number; steps: number } | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const move = (index: number, steps: number) => {
    const to = Math.max(0, Math.min(index + steps, clips.length - 1));
    const clip = clips[index];
    if (!clip || !onMove || to === index) return;
    onMove(index, to);
    setSaid(`${clipTitle(clip)} is number ${to + 1} of ${clips.length}.`);
    keepFocus(list.current, clip.id);
  };
  const limited = (index: number, steps: number) => Math.max(-index, Math.min(steps, clips.length - 1 - index));
  return (
    <div ref={list}>
      <VirtualList
        label="Songs" items={clips} keyOf={keyOfClip} estimate={rowHeight} scroller={mainScroller} onNearEnd={onNearEnd} overscan={10}
        render={(clip, index) => (
          <PlaylistRow
            clip={clip} number={index + 1} onToggle={onToggle} menu={menu(clip, index)} onMove={onMove && ((steps) => move(index, steps))}
            onDrag={(steps) => setDrag(steps === null ? null : { from: index, steps: limited(index, steps) })} yields={yieldOf(index, drag)}
          />
        )}
      />
      <div role="status"><VisuallyHidden>{said}</VisuallyHidden></div>
    </div>
  );
}

/** A row that moved in the document loses its focus to nowhere; it gets it back where it stands now. */
function keepFocus(list: HTMLElement | null, id: ClipId): void {
  if (!document.activeElement?.closest(`[data-track="${id}"]`)) return;
  requestAnimationFrame(() => {
    if (document.activeElement?.closest("[data-track]")) return;
    list?.querySelector<HTMLElement>(`[data-track="${id}"] button`)?.focus();
  });
}

const keyOfClip = (clip: Clip): string => clip.id;
const rowHeight = (): number => ROW;
