import type { MouseEvent } from "react";
import { useEffect, useRef } from "react";
import styles from "./checkbox.module.css";

export interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  /** `extend`: Shift was held. */
  onChange: (checked: boolean, extend: boolean) => void;
}

/** A real checkbox in the look of the house; its place is 44 px for fingers. */
export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => { (input.current as HTMLInputElement).indeterminate = mixed; }, [mixed]);
  return (
    <span className={styles.box}>
      <input
        ref={input} type="checkbox" aria-label={label} checked={checked} onClick={(event: MouseEvent) => { shift.current = event.shiftKey; }}
        onChange={(event) => onChange(event.target.checked, shift.current)}
      />
      <svg viewBox="0 0 18 18" aria-hidden="true"><path d={mixed ? "M4.5 9h9" : "m4.5 9.2 3 3 6-6.4"} /></svg>
    </span>
  );
}
