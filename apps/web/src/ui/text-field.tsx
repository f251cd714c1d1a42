import type { ComponentProps, ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import type { FieldFrame } from "./field.tsx";
import { Field } from "./field.tsx";
import styles from "./field.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "className">, FieldFrame {
  value: string;
  onChange: (value: string) => void;
  icon?: ReactNode;
  /** A sign before the text that is not part of it: "@". */
  lead?: string;
  /** Something small at the right edge: a button, a key. */
  end?: ReactNode;
  inputClassName?: string | undefined;
}

export function TextField({ label, hideLabel, hint, error, limit, className, value, onChange, icon, lead, end, inputClassName, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, limit, className, length: value.length }} {...(hideLabel && { hideLabel })}>
      {(ids) => (
        <span className={styles["wrap"]}>
          {icon}
          {lead && <span className={styles["lead"]} aria-hidden>{lead}</span>}
          <input {...rest} {...ids} value={value} className={cx(styles["control"], inputClassName)} onChange={(event) => onChange(event.target.value)} />
          {end && <span className={styles["end"]}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
