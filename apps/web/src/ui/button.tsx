import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./button.module.css";

export type ButtonTone = "outline" | "primary" | "bone" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

/** The look of a button, for links that stand where a button could: `<Link className={buttonClass({ tone: "primary" })}>`. */
export const buttonClass = ({ tone = "outline", size = "medium", wide = false }: { tone?: ButtonTone; size?: ButtonSize; wide?: boolean } = {}): string =>
  cx(styles["button"], styles[tone], styles[size], wide && styles["wide"]);

export interface ButtonProps extends ComponentProps<"button"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** Busy: keeps its width, answers to no press, and says so to screen readers. */
  loading?: boolean;
  /** Why it cannot be pressed. The button stays reachable, so that the reason can be read. */
  disabledReason?: string | null | undefined;
}

export function Button({ tone, size, wide, icon, loading = false, disabledReason, className, children, onClick, disabled, type = "button", ...rest }: ButtonProps) {
  const reasonId = useId();
  const inert = loading || Boolean(disabledReason);
  const button = (
    <button
      type={inert ? "button" : type} className={cx(buttonClass({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }), loading && styles["loading"], className)}
      aria-disabled={inert || undefined} aria-busy={loading || undefined} data-tooltip={disabledReason || undefined}
      aria-describedby={disabledReason ? reasonId : undefined} disabled={disabled}
      onClick={inert ? (event) => event.preventDefault() : onClick} {...rest}
    >
      {icon}
      {children !== undefined && <span className={styles["label"]}>{children}</span>}
    </button>
  );
  // The reason is read to those who do not hover.
  return disabledReason ? <>{button}<span id={reasonId} hidden>{disabledReason}</span></> : button;
}
