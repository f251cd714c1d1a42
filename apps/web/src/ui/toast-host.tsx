import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ToastMessage } from "./toast.ts";
import { dismissToast, onToasts, shownToasts } from "./toast.ts";
import styles from "./toast-host.module.css";

/** Where toasts appear: above everything, dialogs included. Stands once in the shell. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, shownToasts);
  const host = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const element = host.current as HTMLElement;
    // Shown anew each time, which puts it on top of a dialog that opened since.
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <section ref={host} popover="manual" className={styles["host"]} aria-label="Messages">
      {toasts.map((message) => <Toast key={message.id} toast={message} />)}
    </section>
  );
}

function Toast({ toast }: { toast: ToastMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration ?? 4_000);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.duration]);
  return (
    <div
      className={styles["toast"]} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}
    >
      <div role={toast.tone === "error" ? "alert" : "status"} className={styles["words"]}>
        {toast.message}
        {toast.detail && <span className={styles["detail"]}>{toast.detail}</span>}
      </div>
      {toast.action && (
        <button
          type="button" className={styles["action"]}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.onClick();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles["close"]} aria-label="Dismiss" onClick={() => dismissToast(toast.id)}><X aria-hidden /></button>
    </div>
  );
}
