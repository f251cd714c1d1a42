import type { Clip } from "@tunewright/contract";
import CaptionsIcon from "lucide-react/icons/captions";
import ChevronDown from "lucide-react/icons/chevron-down";
import ListMusic from "lucide-react/icons/list-music";
import { useEffect, useRef } from "react";
import { useSession } from "../../api/use-session.ts";
import { clipTitle } from "../../lib/clip-words.ts";
import { cx } from "../../lib/cx.ts";
import { setPanel } from "../../lib/shell-panels.ts";
import { useIsPhone } from "../../lib/use-media.ts";
import { usePlayer } from "../../player/use-player.ts";
import { Link } from "../../router/index.ts";
import { Cover } from "../../ui/cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Captions } from "./captions.tsx";
import styles from "./full-player.module.css";
import { useCaptions } from "./kept-captions.ts";
import { LikeButton } from "./like-button.tsx";
import { LyricLines } from "./lyric-lines.tsx";
import { LyricsTeaser } from "./lyrics-teaser.tsx";
import { PreviewNote } from "./preview-note.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { Transport } from "./transport.tsx";
import { useLyricLines } from "./use-lyric-lines.ts";
import { VolumeControl } from "./volume-control.tsx";

const SWIPE = 80;

/** The whole window is the player: cover, captions and controls; beside them, or drawn up from below, the words. */
export function FullPlayer() {
  const clip = usePlayer((state) => state.current?.clip ?? null);
  const { session } = useSession();
  const [captions, setCaptions] = useCaptions();
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  const close = () => setPanel("player", false);
  useEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    element.showModal();
    // So that Space plays and pauses, rather than closes.
    element.querySelector<HTMLElement>('[aria-label="Pause"], [aria-label="Play"]')?.focus({ preventScroll: true });
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
  const mayCaption = clip.metadata.has_vocal && session?.flags["web-captions"] === true;
  return (
    <dialog ref={dialog} className={styles["player"]} aria-label="Player" data-player="">
      <header
        className={styles["top"]} onPointerDown={(event) => { from.current = event.clientY; }}
        onPointerUp={(event) => {
          if (from.current !== null && event.clientY - from.current > SWIPE) close();
          from.current = null;
        }}
      >
        <IconButton label="Close the player" tooltip={false} size="large" icon={<ChevronDown />} onClick={close} />
        <span className={styles["from"]}>Now playing</span>
        <span className={styles["tools"]}>
          {mayCaption && <IconButton label="Captions" tooltip={false} size="large" icon={<CaptionsIcon />} pressed={captions} onClick={() => setCaptions(!captions)} />}
          <IconButton
            label="Queue" tooltip={false} size="large" icon={<ListMusic />}
            onClick={() => {
              close();
              setPanel("queue", true);
            }}
          />
        </span>
      </header>
      <Stage clip={clip} captions={mayCaption && captions} />
    </dialog>
  );
}

/** Words stand beside the rest where they are known and there is room; on phones they are drawn up from below. */
function Stage({ clip, captions }: { clip: Clip; captions: boolean }) {
  const phone = useIsPhone();
  const close = () => setPanel("player", false);
  const hasWords = useLyricLines(clip).lines.length > 0;
  return (
    <>
      <div className={cx(styles["stage"], hasWords && styles["withWords"])}>
        <div className={styles["body"]}>
          <Cover clip={clip} size="fill" eager className={styles["cover"]} />
          {captions && hasWords && <Captions clip={clip} />}
          <div className={styles["names"]}>
            <div className={styles["words"]}>
              <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles["title"]} onClick={close}>{clipTitle(clip)}</Link>
              <Link to="/@{$handle}" params={{ handle: clip.handle }} className={styles["artist"]} onClick={close}>{clip.display_name}</Link>
            </div>
            <PreviewNote clip={clip} />
            <LikeButton clip={clip} large />
          </div>
          <SeekBar tall />
          <Transport disabled={false} large />
          {!phone && <VolumeControl />}
        </div>
        {hasWords && !phone && <section className={styles["lyrics"]} aria-label="Lyrics"><LyricLines clip={clip} /></section>}
      </div>
      {hasWords && phone && <LyricsTeaser clip={clip} />}
    </>
  );
}
