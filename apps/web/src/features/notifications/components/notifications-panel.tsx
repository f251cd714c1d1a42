import type { RefObject } from "react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../../../ui/dialog.tsx";
import { NotificationsList } from "./notifications-list.tsx";
import styles from "./notifications-panel.module.css";

interface Props {
  /** The bell it belongs to. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** Takes the whole screen. */
  full: boolean;
  /** With Shift held everything stays unread. */
  onClose(keepUnread: boolean): void;
}

export function NotificationsPanel({ anchor, full, onClose }: Props) {
  if (full) {
    // Out of the top bar, which is a banner: a dialog has a header of its own.
    return createPortal(
      <Dialog open onClose={() => onClose(false)} title="Notifications" className={styles["full"]}><NotificationsList onLeave={() => onClose(false)} /></Dialog>, document.body,
    );
  }
  return <BesidePanel anchor={anchor} onClose={onClose} />;
}

const GAP = 8;

/** Beside the rail: no dialog that locks the page, gone with Escape or a press outside. */
function BesidePanel({ anchor, onClose }: Omit<Props, "full">) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const [element, bell] = [panel.current as HTMLDivElement, anchor.current];
    element.showPopover();
    if (bell) {
      const at = bell.getBoundingClientRect();
      element.style.left = `${at.right + GAP}px`;
      element.style.top = `${Math.max(GAP, Math.min(at.top, document.documentElement.clientHeight - element.offsetHeight - GAP))}px`;
    }
    element.focus();
    return () => { if (element.contains(document.activeElement)) bell?.focus(); };
  }, [anchor]);
  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) close(event.shiftKey);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close(event.shiftKey);
    };
    document.addEventListener("pointerdown", pressed, true);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("keydown", key, true);
    };
  }, [anchor]);
  return (
    <div ref={panel} popover="manual" role="dialog" aria-label="Notifications" tabIndex={-1} className={styles["panel"]}>
      <h2 className={styles["title"]}>Notifications</h2>
      <NotificationsList onLeave={() => onClose(false)} />
    </div>
  );
}
