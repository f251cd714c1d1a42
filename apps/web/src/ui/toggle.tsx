import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./toggle.module.css";

export interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  /** Label at the left, switch at the far right, for rows of settings. */
  spread?: boolean;
  className?: string | undefined;
}

export function Toggle({ checked, onChange, children, disabled, spread, className }: ToggleProps) {
  return (
    <button
      type="button" role="switch" aria-checked={checked} disabled={disabled} onClick={() => onChange(!checked)}
      className={cx(styles["toggle"], checked && styles["on"], spread && styles["spread"], className)}
    >
      <span className={styles["track"]} aria-hidden />
      <span>{children}</span>
    </button>
  );
}
