import { useEffect, useRef } from "react";
import { cx } from "../../../lib/cx.ts";
import type { LyricRow } from "../lyric-timeline.ts";
import styles from "./synced-lyrics.module.css";

interface Props {
  rows: readonly LyricRow[];
  /** The row that is sung; -1 for none. */
  current: number;
  /** Whether the page scrolls along: only while this song plays and the reader has not scrolled away. */
  follow: boolean;
  onSeek(seconds: number): void;
}

/** How long a reader who scrolled is left alone, ms. */
const READER_LEADS = 4_000;

export function SyncedLyrics({ rows, current, follow, onSeek }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const readerUntil = useRef(0);

  useEffect(() => {
    const lead = () => { readerUntil.current = Date.now() + READER_LEADS; };
    window.addEventListener("wheel", lead, { passive: true });
    window.addEventListener("touchmove", lead, { passive: true });
    return () => {
      window.removeEventListener("wheel", lead);
      window.removeEventListener("touchmove", lead);
    };
  }, []);

  useEffect(() => {
    if (!follow || current < 0 || Date.now() < readerUntil.current) return;
    const row = list.current?.children[current];
    if (!row || isComfortable(row)) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    row.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  }, [current, follow]);

  return (
    <div className={styles.lines} ref={list}>
      {rows.map((row, at) => {
        if (row.kind === "tag") return <p key={at} className={styles.tag}>{row.text}</p>;
        const look = cx(styles.line, current >= 0 && at < current && styles.past, at === current && styles.now);
        const { start } = row;
        if (start === null) return <p key={at} className={look}>{row.text}</p>;
        return (
          <button key={at} type="button" className={look} aria-current={at === current ? "true" : undefined} onClick={() => onSeek(start)}>
            {row.text}
          </button>
        );
      })}
    </div>
  );
}

/** In the middle part of the window: nothing needs to move. */
function isComfortable(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top > window.innerHeight * 0.12 && bottom < window.innerHeight * 0.66;
}
