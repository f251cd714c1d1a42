import ListMusic from "lucide-react/icons/list-music";
import Maximize2 from "lucide-react/icons/maximize-2";
import MicVocal from "lucide-react/icons/mic-vocal";
import { useSession } from "../../api/use-session.ts";
import { clipTitle } from "../../lib/clip-words.ts";
import { countOf } from "../../lib/format-count.ts";
import { setPanel, togglePanel, useShellPanel } from "../../lib/shell-panels.ts";
import { usePlayer } from "../../player/use-player.ts";
import { Link } from "../../router/index.ts";
import { Cover } from "../../ui/cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LikeButton } from "./like-button.tsx";
import styles from "./playbar.module.css";
import { PreviewNote } from "./preview-note.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { Transport } from "./transport.tsx";
import { VolumeControl } from "./volume-control.tsx";

/** The bar at the foot of every page, 76 high. */
export function Playbar() {
  const clip = usePlayer((state) => state.current?.clip ?? null);
  const { session } = useSession();
  const queueOpen = useShellPanel("queue");
  return (
    <footer className={styles["bar"]} aria-label="Player">
      {clip ? (
        <div className={styles["song"]}>
          <Link to="/song/$clipId" params={{ clipId: clip.id }} tabIndex={-1} aria-hidden><Cover clip={clip} size={52} eager /></Link>
          <div className={styles["names"]}>
            <Link to="/song/$clipId" params={{ clipId: clip.id }} className={styles["title"]}>{clipTitle(clip)}</Link>
            <div className={styles["artist"]}>
              <Link to="/@{$handle}" params={{ handle: clip.handle }}>{clip.display_name}</Link>
              {clip.play_count > 0 && <span className={styles["plays"]}> · {countOf(clip.play_count, "play")}</span>}
            </div>
          </div>
          <PreviewNote clip={clip} />
          <LikeButton clip={clip} />
        </div>
      ) : (
        <div className={styles["song"]}><span className={styles["nothing"]}>Choose a song to hear it here.</span></div>
      )}
      <Transport disabled={!clip} />
      <SeekBar />
      <div className={styles["tools"]}>
        {clip && (
          <Link to="/song/$clipId" params={{ clipId: clip.id }} aria-label="Lyrics" data-tooltip="Lyrics" className={styles["lyrics"]}><MicVocal aria-hidden /></Link>
        )}
        {clip && session?.flags["web-omniplayer"] === true && <IconButton label="Full screen" icon={<Maximize2 />} onClick={() => setPanel("player", true)} />}
        <IconButton label="Queue" icon={<ListMusic />} pressed={queueOpen} onClick={() => togglePanel("queue")} />
        <VolumeControl />
      </div>
    </footer>
  );
}
