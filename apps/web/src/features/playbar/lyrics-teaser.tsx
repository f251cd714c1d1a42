import type { Clip } from "@tunewright/contract";
import { getAlignedLyrics } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { cx } from "../../lib/cx.ts";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import styles from "./lyrics-teaser.module.css";

/** The line that is sung and the one after it; drawn up, the whole song. */
export function LyricsTeaser({ clip }: { clip: Clip }) {
  const { data } = useQuery({ ...endpointQuery(getAlignedLyrics, { params: { id: clip.id } }), enabled: clip.status === "complete", staleTime: Infinity });
  const [whole, setWhole] = useState(false);
  const lines = data?.lines ?? [];
  const at = usePlayer((state) => Math.max(0, lines.findLastIndex((line) => line.start_s <= state.position)));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (whole) list.current?.children[at]?.scrollIntoView({ block: "center", behavior: "smooth" });
  }, [whole, at]);
  if (lines.length === 0) return null;
  return (
    <section className={cx(styles["sheet"], whole && styles["whole"])} aria-label="Lyrics">
      <button type="button" className={styles["grab"]} aria-expanded={whole} aria-label={whole ? "Fold the lyrics" : "Show all lyrics"} onClick={() => setWhole(!whole)}><i aria-hidden /></button>
      <div className={styles["label"]}>Lyrics</div>
      {whole ? (
        <ol ref={list} className={styles["lines"]}>
          {lines.map((line, index) => (
            <li key={index} aria-current={index === at || undefined} className={cx(index < at && styles["past"], index === at && styles["now"])}>
              <button type="button" onClick={() => player.seek(line.start_s)}>{line.text}</button>
            </li>
          ))}
        </ol>
      ) : (
        <>
          <p className={styles["current"]}>{lines[at]?.text}</p>
          <p className={styles["coming"]}>{lines[at + 1]?.text ?? "\u00a0"}</p>
        </>
      )}
    </section>
  );
}
