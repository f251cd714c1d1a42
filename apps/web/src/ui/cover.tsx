import type { Clip } from "@tunewright/contract";
import { useState } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./cover.module.css";

export interface CoverProps {
  clip: Pick<Clip, "image_url" | "image_large_url" | "title" | "id">;
  /** Side in CSS px: 48, 52, 64, 176, 448, or "fill" for the width of its place. */
  size: number | "fill";
  /** 0–1 while the song is made: the cover is printed in lime up to here. Leave out once it is done. */
  inked?: number | null | undefined;
  /** For "fill": the small picture will do, as in a grid of prints. */
  small?: boolean;
  /** The cover fills its tile without rounding. */
  flush?: boolean;
  /** Seen at once; others wait until they come near the window. */
  eager?: boolean;
  className?: string | undefined;
}

const LARGEST_SMALL = 176;

/** A song's print. Says nothing to screen readers: the title always stands beside it. */
export function Cover({ clip, size, inked, small, flush, eager, className }: CoverProps) {
  const src = small || (size !== "fill" && size <= LARGEST_SMALL) ? clip.image_url : clip.image_large_url;
  const [broken, setBroken] = useState<string | null>(null);
  const side = size === "fill" ? undefined : size;
  const image = broken === src || !src
    ? <span className={styles["blank"]}>{(clip.title.trim() || "T").slice(0, 1)}</span>
    : <img src={src} alt="" width={side} height={side} draggable={false} decoding="async" loading={eager ? "eager" : "lazy"} onError={() => setBroken(src)} />;
  const inking = inked !== undefined && inked !== null;
  return (
    <span
      className={cx(styles["cover"], inking && styles["ink"], flush && styles["flush"], size === "fill" && styles["fill"], className)}
      style={{ width: side, height: side, "--in": inking ? `${Math.min(1, Math.max(0, inked)) * 100}%` : undefined } as React.CSSProperties} aria-hidden
    >
      {image}
      {inking && <b>{image}</b>}
    </span>
  );
}
