import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./tabs.module.css";

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: string; count?: number | null }[];
  /** The chosen tab's panel. */
  children: ReactNode;
  className?: string | undefined;
}

export function Tabs<T extends string>({ label, value, onChange, tabs, children, className }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(tab.value)}"]`)?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={styles["tabs"]} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value} type="button" role="tab" id={`${id}-${tab.value}`} data-value={tab.value} aria-selected={tab.value === value} aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1} className={cx(styles["tab"], tab.value === value && styles["on"])} onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && tab.count !== null && <span className={styles["count"]}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>{children}</div>
    </div>
  );
}
