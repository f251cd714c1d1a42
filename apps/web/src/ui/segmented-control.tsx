import type { ReactNode } from "react";
import { useId } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./segmented-control.module.css";

export interface SegmentedControlProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
  className?: string | undefined;
}

/** A choice of few that are all in sight. Radio buttons underneath, so that arrows and screen readers know it. */
export function SegmentedControl<T extends string>({ label, value, onChange, options, className }: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles["control"], className)}>
      {options.map((option) => (
        <label key={option.value} className={cx(styles["segment"], option.value === value && styles["on"])}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
