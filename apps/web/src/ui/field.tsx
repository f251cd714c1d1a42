import type { ReactNode } from "react";
import { useId } from "react";
import { cx } from "../lib/cx.ts";
import { formatCount } from "../lib/format-count.ts";
import styles from "./field.module.css";

export interface FieldFrame {
  label: ReactNode;
  /** The label is read but not shown. */
  hideLabel?: boolean;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint, marks the field. */
  error?: string | null | undefined;
  /** Shows "412 / 5,000" beside the label; beyond it the counter turns red. The text itself is never cut. */
  limit?: number | undefined;
  className?: string | undefined;
}

export interface FieldIds { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined }

/** Label, counter, hint and error round a control. */
export function Field({ label, hideLabel, hint, error, limit, length, className, children }: FieldFrame & { length: number; children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const over = limit !== undefined && length > limit;
  const note = error ?? hint;
  return (
    <div className={cx(styles["field"], className)}>
      <div className={cx(styles["label"], hideLabel && limit === undefined && styles["hidden"])}>
        <label htmlFor={id} className={hideLabel ? styles["hidden"] : undefined}>{label}</label>
        {limit !== undefined && <span className={cx(styles["counter"], over && styles["over"])}>{formatCount(length)} / {formatCount(limit)}</span>}
      </div>
      {children({ id, "aria-describedby": note ? `${id}-note` : undefined, "aria-invalid": error || over ? true : undefined })}
      {note && <p id={`${id}-note`} className={error ? styles["error"] : styles["hint"]} role={error ? "alert" : undefined}>{note}</p>}
    </div>
  );
}
