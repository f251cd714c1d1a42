import type { ComponentProps } from "react";
import { cx } from "../lib/cx.ts";
import type { FieldFrame } from "./field.tsx";
import { Field } from "./field.tsx";
import styles from "./field.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "value" | "onChange" | "className">, FieldFrame {
  value: string;
  onChange: (value: string) => void;
  /** Grows with its text, where the browser can. */
  grow?: boolean;
  inputClassName?: string | undefined;
}

export function TextArea({ label, hideLabel, hint, error, limit, className, value, onChange, grow, inputClassName, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, limit, className, length: value.length }} {...(hideLabel && { hideLabel })}>
      {(ids) => (
        <textarea {...rest} {...ids} value={value} className={cx(styles["control"], grow && styles["grow"], inputClassName)} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
