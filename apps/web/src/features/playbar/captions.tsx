import type { Clip } from "@tunewright/contract";
import { usePlayer } from "../../player/use-player.ts";
import styles from "./captions.module.css";
import { useLyricLines } from "./use-lyric-lines.ts";

/** A line stays this long after its last word, seconds. */
const LINGER = 2;

/** What is sung now, word by word, as large as the room allows. */
export function Captions({ clip }: { clip: Clip }) {
  const { lines, words, at } = useLyricLines(clip);
  const position = usePlayer((state) => Math.round(state.position * 10) / 10);
  const line = lines[at];
  const sung = line && position >= line.start_s - 0.2 && position <= line.end_s + LINGER;
  const parts = words.filter((word) => word.line === at);
  return (
    <p className={styles["captions"]}>
      {!sung ? <span aria-hidden>♪</span> : parts.length === 0 ? line.text
        : parts.map((word, index) => <span key={index} className={word.start_s <= position ? styles["sung"] : undefined}>{word.word} </span>)}
    </p>
  );
}
