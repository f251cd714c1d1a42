import type { Clip } from "@tunewright/contract";
import { useEffect, useEffectEvent, useRef } from "react";
import { isPlayable } from "../lib/clip-words.ts";
import { mainScroller } from "../lib/main-scroller.ts";
import { player } from "../player/player.ts";
import { useClipPlayback } from "../player/use-player.ts";
import { Button } from "../ui/button.tsx";
import { CoverCard } from "../ui/cover-card.tsx";
import grid from "../ui/grid.module.css";
import { Skeleton } from "../ui/skeleton.tsx";

export interface PrintGridProps {
  /** Undefined while they are fetched. */
  clips: readonly Clip[] | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
  /** Under each title instead of the creator. */
  under?: (clip: Clip) => string;
}

/** Songs as a page of prints; more come when the end comes near. */
export function PrintGrid({ clips, hasMore, loadingMore, onMore, under }: PrintGridProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!hasMore || loadingMore || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => { if (entry?.isIntersecting) more(); }, { root: mainScroller(), rootMargin: "600px" });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, loadingMore]);
  return (
    <>
      <div className={grid["prints"]} aria-busy={clips === undefined}>
        {clips?.map((clip) => <Print key={clip.id} clip={clip} list={clips} {...(under && { under: under(clip) })} />)
          ?? Array.from({ length: 12 }, (_, index) => <Skeleton key={index} height="auto" className={grid["blank"]} />)}
      </div>
      <div ref={end} className={grid["end"]}>{hasMore && <Button tone="quiet" loading={loadingMore} onClick={onMore}>Show more</Button>}</div>
    </>
  );
}

function Print({ clip, list, under }: { clip: Clip; list: readonly Clip[]; under?: string }) {
  const playback = useClipPlayback(clip.id);
  return <CoverCard clip={clip} playback={playback} onPlay={() => player.toggleClip(clip, list.filter(isPlayable))} {...(under !== undefined && { under })} />;
}
