import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useRef } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./slider.module.css";

export interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** What an arrow key moves; the step itself unless told. */
  keyStep?: number;
  /** A larger step for Page Up and Page Down. */
  page?: number;
  onChange: (value: number) => void;
  /** Once, when the pointer is let go or a key was pressed. */
  onCommit?: (value: number) => void;
  /** What screen readers say instead of the bare number: "1:23 of 3:04". */
  valueText?: string;
  disabled?: boolean;
  /** Upwards instead of to the right. */
  vertical?: boolean;
  /** Draw your own track; the default is a line with a flat thumb. */
  children?: ReactNode;
  className?: string | undefined;
}

export function Slider({ label, value, min = 0, max = 1, step = 0.01, keyStep = step, page = keyStep * 10, onChange, onCommit, valueText, disabled, vertical, children, className }: SliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  const fraction = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;

  const set = (next: number) => {
    const stepped = Math.min(max, Math.max(min, Math.round((next - min) / step) * step + min));
    latest.current = stepped;
    onChange(stepped);
    return stepped;
  };
  const fromPointer = (event: PointerEvent) => {
    const box = (track.current as HTMLDivElement).getBoundingClientRect();
    const at = vertical ? (box.bottom - event.clientY) / box.height : (event.clientX - box.left) / box.width;
    set(min + Math.min(1, Math.max(0, at)) * (max - min));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: value + keyStep, ArrowUp: value + keyStep, ArrowLeft: value - keyStep, ArrowDown: value - keyStep,
      PageUp: value + page, PageDown: value - page, Home: min, End: max,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    // Not as its argument: a call that is not made does not look at its arguments either.
    const stepped = set(next);
    onCommit?.(stepped);
  };
  return (
    <div
      ref={track} role="slider" tabIndex={disabled ? -1 : 0} aria-label={label} aria-valuemin={min} aria-valuemax={max} aria-valuenow={Number(value.toFixed(3))}
      aria-valuetext={valueText} aria-disabled={disabled || undefined} aria-orientation={vertical ? "vertical" : "horizontal"}
      className={cx(styles["slider"], vertical && styles["vertical"], disabled && styles["disabled"], className)} style={{ "--at": `${fraction * 100}%` } as React.CSSProperties}
      onKeyDown={disabled ? undefined : onKeyDown}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fromPointer(event);
      }}
      onPointerMove={(event) => { if (event.currentTarget.hasPointerCapture(event.pointerId)) fromPointer(event); }}
      onPointerUp={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        event.currentTarget.releasePointerCapture(event.pointerId);
        onCommit?.(latest.current);
      }}
    >
      {children ?? <><span className={styles["line"]} /><span className={styles["thumb"]} /></>}
    </div>
  );
}
