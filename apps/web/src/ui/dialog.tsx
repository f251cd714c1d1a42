import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { cx } from "../lib/cx.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the cross or a press outside. */
  onClose: () => void;
  title: string;
  /** The title is read but not shown. */
  hideTitle?: boolean;
  /** Px; phones take the whole width. */
  width?: number;
  /** False where only an answer closes it. */
  dismissable?: boolean;
  children: ReactNode;
  /** Buttons at the bottom right. */
  footer?: ReactNode;
  /** `sheet` comes from below on phones and can be dragged away; on larger windows it is a dialog, too. */
  variant?: "dialog" | "sheet";
  className?: string | undefined;
}

/** A modal on the browser's own <dialog>: it traps focus, makes the rest inert, and gives focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

const DRAG_AWAY = 90;

function OpenDialog({ onClose, title, hideTitle = false, width = 480, dismissable = true, children, footer, variant = "dialog", className }: Omit<DialogProps, "open">) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const drag = useRef<number | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = element.current as HTMLDialogElement;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    // Where something is to be written, that is first; but no keyboard rises over a sheet before a finger asks for it.
    const first = dialog.querySelector<HTMLElement>("[data-autofocus]") ?? (matchMedia("(pointer: fine)").matches ? dialog.querySelector<HTMLElement>("input:not([type=radio]):not([type=checkbox]):not([type=file]), textarea") : null);
    first?.focus();
    const cancelled = (event: Event) => {
      // A file chooser inside tells of its own cancel, which bubbles.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (dismissable) close();
    };
    dialog.addEventListener("cancel", cancelled);
    return () => {
      dialog.removeEventListener("cancel", cancelled);
      dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, [dismissable]);
  return (
    <dialog
      ref={element} aria-labelledby={heading} className={cx(styles["dialog"], variant === "sheet" && styles["sheet"], className)} style={{ "--width": `${width}px` } as React.CSSProperties}
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => { if (dismissable && event.target === element.current) onClose(); }}
    >
      <div className={styles["paper"]}>
        {variant === "sheet" && (
          <div
            className={styles["grab"]} aria-hidden
            onPointerDown={(event) => {
              drag.current = event.clientY;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (drag.current !== null && element.current) element.current.style.translate = `0 ${Math.max(0, event.clientY - drag.current)}px`;
            }}
            onPointerUp={(event) => {
              const far = drag.current !== null && event.clientY - drag.current > DRAG_AWAY;
              drag.current = null;
              if (element.current) element.current.style.translate = "";
              if (far && dismissable) onClose();
            }}
          />
        )}
        <header className={cx(styles["header"], hideTitle && styles["bare"])}>
          <h2 id={heading} className={cx(styles["title"], hideTitle && styles["hidden"])}>{title}</h2>
          {dismissable && <IconButton label="Close" tooltip={false} icon={<X />} onClick={onClose} className={styles["close"]} />}
        </header>
        <div className={styles["body"]}>{children}</div>
        {footer && <footer className={styles["footer"]}>{footer}</footer>}
      </div>
    </dialog>
  );
}
