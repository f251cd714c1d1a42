import Bell from "lucide-react/icons/bell";
import { Suspense, lazy, useRef, useState } from "react";
import { useSession } from "../../../api/use-session.ts";
import { cx } from "../../../lib/cx.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { markRead, useBadge } from "../use-notifications.ts";
import styles from "./notifications-bell.module.css";

const NotificationsPanel = lazy(() => import("./notifications-panel.tsx").then((module) => ({ default: module.NotificationsPanel })));

/** Beyond it nobody counts. */
const MOST = 99;

/** The bell, with a dot while something is unread. In the rail the list opens beside it, in the phone's top bar it takes the screen. */
export function NotificationsBell({ place }: { place: "rail" | "bar" }) {
  const { user } = useSession();
  const unread = useBadge();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const close = (keepUnread: boolean) => {
    setOpen(false);
    if (!keepUnread && unread > 0) markRead();
  };
  return (
    <>
      <button
        ref={button} type="button" className={cx(styles["bell"], styles[place])} aria-haspopup="dialog" aria-expanded={open} data-tooltip={place === "bar" ? undefined : "Notifications"}
        onClick={(event) => (open ? close(event.shiftKey) : setOpen(true))}
      >
        <span className={styles["icon"]}><Bell aria-hidden />{unread > 0 && <i className={styles["dot"]} />}</span>
        <span className={styles["words"]}>Notifications</span>
        {unread > 0 && <span className={styles["count"]}>{unread > MOST ? `${MOST}+` : unread}<VisuallyHidden> unread</VisuallyHidden></span>}
      </button>
      {open && <Suspense><NotificationsPanel anchor={button} full={place === "bar"} onClose={close} /></Suspense>}
    </>
  );
}
