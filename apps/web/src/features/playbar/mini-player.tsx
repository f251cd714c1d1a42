import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import SkipForward from "lucide-react/icons/skip-forward";
import { useSession } from "../../api/use-session.ts";
import { clipTitle } from "../../lib/clip-words.ts";
import { setPanel } from "../../lib/shell-panels.ts";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import { navigate } from "../../router/index.ts";
import { Cover } from "../../ui/cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./mini-player.module.css";

/** Phones: the song that plays, above the bottom bar. A press on it opens the full player. */
export function MiniPlayer() {
  const clip = usePlayer((state) => state.current?.clip ?? null);
  const playing = usePlayer((state) => state.playing);
  const hasNext = usePlayer((state) => state.next.length > 0);
  const played = usePlayer((state) => (state.duration ? Math.round((state.position / state.duration) * 200) / 200 : 0));
  const { session } = useSession();
  if (!clip) return null;
  // Without the full player the song's page shows what it would.
  const open = () => (session?.flags["web-omniplayer"] === false ? void navigate({ to: "/song/$clipId", params: { clipId: clip.id } }) : setPanel("player", true));
  return (
    <section className={styles["mini"]} aria-label="Player">
      <button type="button" className={styles["open"]} aria-label={`Open the player: ${clipTitle(clip)} by ${clip.display_name}`} onClick={open} />
      <Cover clip={clip} size={44} eager />
      <div className={styles["names"]} aria-hidden>
        <span className={styles["title"]}>{clipTitle(clip)}</span>
        <span className={styles["artist"]}>{clip.display_name}</span>
      </div>
      <IconButton label={playing ? "Pause" : "Play"} tooltip={false} size="large" icon={playing ? <Pause fill="currentColor" /> : <Play fill="currentColor" />} onClick={player.toggle} className={styles["button"]} />
      <IconButton label="Next" tooltip={false} size="large" icon={<SkipForward />} disabled={!hasNext} onClick={player.next} className={styles["button"]} />
      <i className={styles["line"]} style={{ width: `${played * 100}%` }} />
    </section>
  );
}
