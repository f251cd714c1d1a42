import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./tag.module.css";

/** A fact in a hairline box: the model, the rights, a refund. */
export const Tag = ({ children, tone, title }: { children: ReactNode; tone?: "warn" | "danger" | "ok"; title?: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its note can only be read once it can be focused
  <span className={cx(styles["tag"], tone && styles[tone])} data-tooltip={title} tabIndex={title ? 0 : undefined}>{children}</span>
);

/** A number on something: unread, credits. */
export const Badge = ({ children, tone = "neutral" }: { children: ReactNode; tone?: "neutral" | "ember" | "warn" }) => (
  <span className={cx(styles["badge"], styles[tone])}>{children}</span>
);

/** A key of the keyboard. */
export const Kbd = ({ children, on }: { children: ReactNode; on?: boolean }) => <kbd className={cx(styles["kbd"], on && styles["kbdOn"])}>{children}</kbd>;
