import Repeat from "lucide-react/icons/repeat";
import Repeat1 from "lucide-react/icons/repeat-1";
import Shuffle from "lucide-react/icons/shuffle";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import { cx } from "../../lib/cx.ts";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlayButton } from "../../ui/play-button.tsx";
import styles from "./transport.module.css";

/** Shuffle, previous, play, next, repeat. Tooltips of the specification, to the letter. */
export function Transport({ disabled, large = false }: { disabled: boolean; large?: boolean }) {
  const playing = usePlayer((state) => state.playing);
  const waiting = usePlayer((state) => state.waiting);
  const shuffle = usePlayer((state) => state.shuffle);
  const repeat = usePlayer((state) => state.repeatOne);
  const hasNext = usePlayer((state) => state.next.length > 0);
  const size = large ? ({ size: "large" } as const) : {};
  return (
    <div className={cx(styles["transport"], large && styles["large"])}>
      <IconButton label="Shuffle" icon={<Shuffle />} pressed={shuffle} onClick={player.toggleShuffle} {...size} />
      <IconButton label="Previous" icon={<SkipBack />} disabled={disabled} onClick={player.previous} {...size} />
      <PlayButton playing={playing} waiting={waiting} disabled={disabled} onClick={player.toggle} size={large ? 68 : 44} className={styles["play"]} />
      <IconButton label="Next" icon={<SkipForward />} disabled={disabled || !hasNext} onClick={player.next} {...size} />
      <IconButton
        label="Repeat" tooltip={repeat ? "Disable repeat" : "Enable repeat 1"} icon={repeat ? <Repeat1 /> : <Repeat />} pressed={repeat} onClick={player.toggleRepeat} {...size}
      />
    </div>
  );
}
