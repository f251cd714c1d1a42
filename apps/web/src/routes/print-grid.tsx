import type { Clip } from "@tunewright/contract";
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from "react";
import { isPlayable } from "../lib/clip-words.ts";
import { mainScroller } from "../lib/main-scroller.ts";
import { player } from "../player/player.ts";
import { useClipPlayback } from "../player/use-player.ts";
import { Button } from "../ui/button.tsx";
import { CoverCard } from "../ui/cover-card.tsx";
import grid from "../ui/grid.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { VirtualList } from "../ui/virtual-list.tsx";

export interface PrintGridProps {
  /** Undefined while they are fetched. */
  clips: readonly Clip[] | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  /** Under each title instead of the creator. */
  under?: (clip: Clip) => string;
}

/** Px: the least width of a print, the gap beside it, and what stands below it with the gap of rows. Phones have two in a row. */
const PRINT = { least: 164, gap: 20, below: 76, phone: 600 };
const columnsIn = (width: number): number => (width < PRINT.phone ? 2 : Math.max(2, Math.floor((width + PRINT.gap) / (PRINT.least + PRINT.gap))));

/** Songs as a page of prints; more come when the end comes near, and only rows in sight are in the document. */
export function PrintGrid({ clips, hasMore, loadingMore, onMore, under }: PrintGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const columns = columnsIn(width);
  const rows = useMemo(() => {
    const all = clips ?? [];
    return Array.from({ length: Math.ceil(all.length / columns) }, (_, row) => all.slice(row * columns, (row + 1) * columns));
  }, [clips, columns]);
  const rowHeight = (width + PRINT.gap) / columns - PRINT.gap + PRINT.below;
  return (
    <div ref={place} style={{ "--columns": columns } as CSSProperties} aria-busy={clips === undefined}>
      {clips === undefined ? (
        <div className={grid["row"]}>{Array.from({ length: columns * 2 }, (_, index) => <Skeleton key={index} height="auto" className={grid["blank"]} />)}</div>
      ) : width > 0 && (
        <VirtualList
          // A row of another width is another row: its height is measured anew.
          key={columns} label="Songs" items={rows} keyOf={firstOf} estimate={() => rowHeight} scroller={mainScroller} overscan={3}
          onNearEnd={hasMore && !loadingMore ? onMore : undefined}
          render={(row) => (
            <div className={grid["row"]}>{row.map((clip) => <Print key={clip.id} clip={clip} list={clips} {...(under && { under: under(clip) })} />)}</div>
          )}
        />
      )}
      <div className={grid["end"]}>{hasMore && <Button tone="quiet" loading={loadingMore} onClick={onMore}>Show more</Button>}</div>
    </div>
  );
}

const firstOf = (row: readonly Clip[]): string => row[0]?.id ?? "";

function Print({ clip, list, under }: { clip: Clip; list: readonly Clip[]; under?: string }) {
  const playback = useClipPlayback(clip.id);
  return <CoverCard clip={clip} playback={playback} onPlay={() => player.toggleClip(clip, list.filter(isPlayable))} {...(under !== undefined && { under })} />;
}
