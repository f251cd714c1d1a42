import X from "lucide-react/icons/x";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./chip.module.css";

export interface ChipProps extends ComponentProps<"button"> {
  icon?: ReactNode;
  /** Chosen: filled, with a cross; aria-pressed. Leave out where the chip is no choice. */
  chosen?: boolean;
  dense?: boolean;
}

export function Chip({ icon, chosen, dense, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={chosen} className={cx(styles["chip"], chosen && styles["on"], dense && styles["dense"], className)} {...rest}>
      {icon}
      {children}
      {chosen && <X aria-hidden />}
    </button>
  );
}
