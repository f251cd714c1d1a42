import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import type { Placement } from "./floating.ts";
import { Menu, MenuChoice, MenuGroup } from "./menu.tsx";
import styles from "./select.module.css";

export interface SelectOption<T extends string> { value: T; label: string; description?: ReactNode; end?: ReactNode; disabled?: boolean }
export interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
  /** `quiet` has no border, for the bench; `field` is as wide as its place. */
  look?: "field" | "chip" | "quiet";
  align?: Placement["align"];
  side?: Placement["side"];
  width?: number;
  /** What the button shows instead of the chosen label. */
  children?: ReactNode;
}

export function Select<T extends string>({ label, value, options, onChange, look = "field", align = "start", side = "bottom", width, children }: SelectProps<T>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu label={label} align={align} side={side} {...(width !== undefined && { width })} trigger={(properties) => (
      <button type="button" {...properties} aria-label={`${label}: ${chosen?.label ?? "none"}`} className={cx(styles["button"], styles[look])}>
        <span className={styles["words"]}>{children ?? chosen?.label}</span>
        <ChevronDown aria-hidden />
      </button>
    )}>
      <MenuGroup label={label}>
        {options.map((option) => (
          <MenuChoice key={option.value} checked={option.value === value} description={option.description} end={option.end} {...(option.disabled && { disabled: true })} onSelect={() => onChange(option.value)}>
            {option.label}
          </MenuChoice>
        ))}
      </MenuGroup>
    </Menu>
  );
}
