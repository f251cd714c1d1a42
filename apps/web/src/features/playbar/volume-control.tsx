import Volume1 from "lucide-react/icons/volume-1";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { player } from "../../player/player.ts";
import { usePlayer } from "../../player/use-player.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Slider } from "../../ui/slider.tsx";
import styles from "./volume-control.module.css";

const QUIET = 0.1;

/** Mute and volume. The slider stands beside the button where there is room and pops up over it where there is not. */
export function VolumeControl() {
  const volume = usePlayer((state) => state.volume);
  const muted = usePlayer((state) => state.muted);
  const playing = usePlayer((state) => state.playing);
  const heard = muted ? 0 : volume;
  const Icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2;
  const inaudible = playing && heard < QUIET;
  return (
    <div className={styles["volume"]}>
      <IconButton
        label={muted ? "Unmute" : "Mute"} icon={<Icon />} onClick={player.toggleMute}
        {...(inaudible && { tooltip: "Psst...you may want to turn up the volume!", "aria-description": "Psst...you may want to turn up the volume!", className: styles["quiet"] })}
      />
      <div className={styles["slider"]}>
        <Slider label="Volume" value={heard} step={0.01} keyStep={0.05} page={0.2} valueText={`${Math.round(heard * 100)}%`} onChange={player.setVolume} />
      </div>
    </div>
  );
}
