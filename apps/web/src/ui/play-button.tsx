import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ComponentProps } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./play-button.module.css";

export interface PlayButtonProps extends Omit<ComponentProps<"button">, "children"> {
  playing: boolean;
  /** Sound is wanted but not there yet. */
  waiting?: boolean;
  /** Side in px. */
  size?: 36 | 44 | 56 | 68;
  tone?: "bone" | "ember";
  /** What it plays: "Play Night Ferry". */
  what?: string;
}

/** The only round thing in the house. */
export function PlayButton({ playing, waiting = false, size = 44, tone = "bone", what, className, ...rest }: PlayButtonProps) {
  const verb = playing ? "Pause" : "Play";
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button" aria-label={what ? `${verb} ${what}` : verb} aria-busy={waiting || undefined} style={{ width: size, height: size }}
      className={cx(styles["play"], tone === "ember" && styles["ember"], waiting && styles["waiting"], className)} {...rest}
    >
      <Icon width={size * 0.45} height={size * 0.45} aria-hidden />
    </button>
  );
}
