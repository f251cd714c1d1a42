import type { Clip } from "@tunewright/contract";
import { useState } from "react";
import { cx } from "../../lib/cx.ts";
import { LyricLines } from "./lyric-lines.tsx";
import styles from "./lyrics-teaser.module.css";
import { useLyricLines } from "./use-lyric-lines.ts";

/** The line that is sung and the one after it; drawn up, the whole song. */
export function LyricsTeaser({ clip }: { clip: Clip }) {
  const { lines, at } = useLyricLines(clip);
  const [whole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section className={cx(styles["sheet"], whole && styles["whole"])} aria-label="Lyrics">
      <button type="button" className={styles["grab"]} aria-expanded={whole} aria-label={whole ? "Fold the lyrics" : "Show all lyrics"} onClick={() => setWhole(!whole)}><i aria-hidden /></button>
      <div className={styles["label"]}>Lyrics</div>
      {whole ? <LyricLines clip={clip} /> : (
        <>
          <p className={styles["current"]}>{lines[at]?.text}</p>
          <p className={styles["coming"]}>{lines[at + 1]?.text ?? "\u00a0"}</p>
        </>
      )}
    </section>
  );
}
