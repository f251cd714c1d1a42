import Bell from "lucide-react/icons/bell";
import { Suspense, lazy, useRef, useState } from "react";
import { useSession } from "../../../api/use-session.ts";
import { countOf } from "../../../lib/format-count.ts";
import { cx } from "../../../lib/cx.ts";
import { markRead, useBadge } from "../use-notifications.ts";
import styles from "./notifications-bell.module.css";

const NotificationsPanel = lazy(() => import("./notifications-panel.tsx").then((module) => ({ default: module.NotificationsPanel })));

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
        aria-label={unread > 0 ? `Notifications, ${countOf(unread, "unread", "unread")}` : "Notifications"} onClick={(event) => (open ? close(event.shiftKey) : setOpen(true))}
      >
        <span className={styles["icon"]}><Bell aria-hidden />{unread > 0 && <i className={styles["dot"]} />}</span>
        {place === "rail" && <span className={styles["words"]}>Notifications</span>}
        {place === "rail" && unread > 0 && <span className={styles["count"]}>{unread > 99 ? "99+" : unread}</span>}
      </button>
      {open && <Suspense><NotificationsPanel anchor={button} full={place === "bar"} onClose={close} /></Suspense>}
    </>
  );
}
