import ChevronDown from "lucide-react/icons/chevron-down";
import ListMusic from "lucide-react/icons/list-music";
import { useEffect, useRef } from "react";
import { clipTitle } from "../../lib/clip-words.ts";
import { setPanel } from "../../lib/shell-panels.ts";
import { usePlayer } from "../../player/use-player.ts";
import { Link } from "../../router/index.ts";
import { Cover } from "../../ui/cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./full-player.module.css";
import { LikeButton } from "./like-button.tsx";
import { LyricsTeaser } from "./lyrics-teaser.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { Transport } from "./transport.tsx";

const SWIPE = 80;

/** Phones: the whole window is the player. A swipe down or the arrow closes it. */
export function FullPlayer() {
  const clip = usePlayer((state) => state.current?.clip ?? null);
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  const close = () => setPanel("player", false);
  useEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    const cancelled = (event: Event) => {
      event.preventDefault();
      setPanel("player", false);
    };
    element.addEventListener("cancel", cancelled);
    return () => {
      element.removeEventListener("cancel", cancelled);
      element.close();
    };
  }, []);
  if (!clip) return null;
  return (
    <dialog ref={dialog} className={styles["player"]} aria-label="Player">
      <header
        className={styles["top"]} onPointerDown={(event) => { from.current = event.clientY; }}
        onPointerUp={(event) => {
          if (from.current !== null && event.clientY - from.current > SWIPE) close();
          from.current = null;
        }}
      >
        <IconButton label="Close the player" tooltip={false} size="large" icon={<ChevronDown />} onClick={close} />
        <span className={styles["from"]}>Now playing</span>
        <IconButton
          label="Queue" tooltip={false} size="large" icon={<ListMusic />}
          onClick={() => {
            close();
            setPanel("queue", true);
          }}
        />
      </header>
      <div className={styles["body"]}>
        <Cover clip={clip} size="fill" eager className={styles["cover"]} />
        <div className={styles["names"]}>
          <div className={styles["words"]}>
            <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles["title"]} onClick={close}>{clipTitle(clip)}</Link>
            <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles["artist"]} onClick={close}>{clip.display_name}</Link>
          </div>
          <LikeButton clip={clip} large />
        </div>
        <SeekBar tall />
        <Transport disabled={false} large />
      </div>
      {clip.metadata.has_vocal && <LyricsTeaser clip={clip} />}
    </dialog>
  );
}
