import type { Clip } from "@tunewright/contract";
import { useEffect, useRef } from "react";
import { cx } from "../../lib/cx.ts";
import { player } from "../../player/player.ts";
import styles from "./lyrics-teaser.module.css";
import { useLyricLines } from "./use-lyric-lines.ts";

/** All lines of the song; the one that is sung stays in the middle, a press on another seeks to it. */
export function LyricLines({ clip }: { clip: Clip }) {
  const { lines, at } = useLyricLines(clip);
  const known = lines.length > 0;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (known) list.current?.children[at]?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
  }, [at, known]);
  return (
    <ol ref={list} className={styles["lines"]}>
      {lines.map((line, index) => (
        <li key={index} aria-current={index === at || undefined} className={cx(index < at && styles["past"], index === at && styles["now"])}>
          <button type="button" onClick={() => player.seek(line.start_s)}>{line.text}</button>
        </li>
      ))}
    </ol>
  );
}
