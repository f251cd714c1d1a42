import { useEffect, useMemo, useRef, useState } from "react";
import { cx } from "../lib/cx.ts";
import { barsPath } from "./waveform-bars.ts";
import styles from "./waveform.module.css";

export interface WaveformProps {
  /** Peaks 0–100; empty draws a line of dots. */
  peaks: readonly number[];
  /** Px; "fill" takes the width of its place. */
  width: number | "fill";
  height: number;
  /** 0–1 printed in ember. */
  played?: number | null | undefined;
  /** A line at the playhead. */
  line?: boolean;
  className?: string | undefined;
}

/** Bars of 2 px with gaps of 1. Decoration: words or numbers beside it say the same. */
export function Waveform({ peaks, width, height, played, line, className }: WaveformProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState(0);
  useEffect(() => {
    if (width !== "fill" || !box.current) return;
    const observer = new ResizeObserver(([entry]) => { if (entry) setMeasured(Math.floor(entry.contentRect.width)); });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  const wide = width === "fill" ? measured : width;
  const path = useMemo(() => barsPath(peaks, wide, height), [peaks, wide, height]);
  const at = played === null || played === undefined ? null : `${Math.min(1, Math.max(0, played)) * 100}%`;
  return (
    <span ref={box} className={cx(styles["wave"], className)} style={{ width: width === "fill" ? "100%" : width, height, "--played": at ?? "0%" } as React.CSSProperties} aria-hidden>
      {wide > 0 && (
        <svg width={wide} height={height} viewBox={`0 0 ${wide} ${height}`}>
          <path d={path} className={peaks.length > 0 ? styles["unplayed"] : styles["dots"]} />
        </svg>
      )}
      {wide > 0 && at !== null && (
        <svg width={wide} height={height} viewBox={`0 0 ${wide} ${height}`} className={styles["over"]}><path d={path} className={styles["played"]} /></svg>
      )}
      {line && at !== null && <i className={styles["line"]} />}
    </span>
  );
}
