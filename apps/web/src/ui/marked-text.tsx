import { splitText } from "@tunewright/contract";
import type { MouseEvent } from "react";
import { go } from "../router/index.ts";
import styles from "./marked-text.module.css";

interface Props {
  text: string;
  /** Handles in it that belong to somebody; other @words stay words. */
  mentions: readonly string[];
}

/** What people wrote, as plain text, with links where it names people and hashtags. */
export function MarkedText({ text, mentions }: Props) {
  const known = new Set(mentions.map((handle) => handle.toLowerCase()));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Within the app, so that the song plays on; new tabs and windows as everywhere.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go(event.currentTarget.getAttribute("href") as string);
  };
  return splitText(text).map((part, at) => {
    if (part.kind === "text" || (part.kind === "mention" && !known.has(part.name.toLowerCase()))) return part.text;
    const href = part.kind === "mention" ? `/@${part.name}` : `/search?term=${encodeURIComponent(`#${part.name}`)}`;
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
    return <a key={at} href={href} className={styles["mark"]} onClick={follow}>{part.text}</a>;
  });
}
