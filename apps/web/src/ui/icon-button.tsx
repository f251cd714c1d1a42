import type { ComponentProps, ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Its accessible name, and its tooltip unless `tooltip` says otherwise. */
  label: string;
  icon: ReactNode;
  tooltip?: string | false;
  /** Switched on: ember, and aria-pressed. Leave out for what is no switch. */
  pressed?: boolean;
  size?: "medium" | "large";
}

export function IconButton({ label, icon, tooltip, pressed, size = "medium", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type} aria-label={label} aria-pressed={pressed} data-tooltip={tooltip === false ? undefined : tooltip ?? label}
      className={cx(styles["button"], size === "large" && styles["large"], pressed && styles["on"], className)} {...rest}
    >
      {icon}
    </button>
  );
}
