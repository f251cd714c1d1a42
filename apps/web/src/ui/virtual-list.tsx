import { useVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLatest } from "../lib/use-latest.ts";
import styles from "./virtual-list.module.css";

export interface VirtualListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Px, before an item was measured. */
  estimate: (item: T) => number;
  render: (item: T, index: number) => ReactNode;
  /** What scrolls: the page's main region, or a column of its own. */
  scroller: () => HTMLElement | null;
  /** Called when the end comes near. */
  onNearEnd?: (() => void) | undefined;
  /** Items kept beyond the window on each side. */
  overscan?: number;
}

const NEAR_END = 8;

/** A list of which only what is in sight is in the document; ten thousand rows weigh as much as twenty. */
export function VirtualList<T>({ label, items, keyOf, estimate, render, scroller, onNearEnd, overscan = 6 }: VirtualListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering and never memoised here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: scroller,
    estimateSize: (index) => estimate(items[index] as T),
    getItemKey: (index) => keyOf(items[index] as T),
    scrollMargin: margin,
    overscan,
  });

  // Where the list begins inside of what scrolls; things above it come and go.
  useLayoutEffect(() => {
    const [element, parent] = [list.current, scroller()];
    if (!element || !parent) return;
    const measure = () => setMargin(Math.round(element.getBoundingClientRect().top - parent.getBoundingClientRect().top + parent.scrollTop));
    measure();
    const observer = new ResizeObserver(measure);
    for (let above: Element | null = element; above && above !== parent; above = above.parentElement) observer.observe(above);
    return () => observer.disconnect();
  }, [scroller]);

  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const nearEnd = useLatest(onNearEnd);
  useEffect(() => {
    if (items.length > 0 && last >= items.length - NEAR_END) nearEnd.current?.();
  }, [last, items.length, nearEnd]);

  return (
    <div ref={list} role="list" aria-label={label} className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
      {shown.map((place) => (
        <div
          key={place.key} ref={virtualizer.measureElement} data-index={place.index} role="listitem" aria-setsize={items.length} aria-posinset={place.index + 1}
          className={styles.slot} style={{ transform: `translateY(${place.start - margin}px)` }}
        >
          {render(items[place.index] as T, place.index)}
        </div>
      ))}
    </div>
  );
}
