import type { Notification } from "@tunewright/contract";
import { useState, type MouseEvent } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { formatAgo } from "../../../lib/format-date.ts";
import { go } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { notificationPath, notificationWords } from "../notification-words.ts";
import { markRead, setFollowing } from "../use-notifications.ts";
import styles from "./notifications-list.module.css";

export function NotificationRow({ notification, onLeave }: { notification: Notification; onLeave(): void }) {
  const { who, did, song, end } = notificationWords(notification);
  const path = notificationPath(notification);
  const open = (event: MouseEvent) => {
    if (!notification.isRead) markRead([notification.id]);
    // Within the app, so that the song plays on; new tabs and windows as everywhere.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    void go(path);
  };
  return (
    <li className={styles["row"]}>
      <Faces notification={notification} />
      <div className={styles["said"]}>
        <a href={path} onClick={open}>
          {who && <b><bdi>{who}</bdi></b>} {did} {song && <b><bdi>{song}</bdi></b>} {end}
          {!notification.isRead && <span hidden>, unread</span>}
        </a>
        {notification.context !== "" && <span className={styles["quote"]} dir="auto">{notification.type === "moderation" || notification.type === "referral" ? notification.context : `“${notification.context}”`}</span>}
        <time className={styles["ago"]} dateTime={notification.created_at}>{formatAgo(notification.created_at)}</time>
      </div>
      <div className={styles["end"]}>
        {notification.type === "follow" && notification.handle !== null && <FollowBack handle={notification.handle} following={notification.isFollowing} />}
        {!notification.isRead && (
          <button type="button" className={styles["unread"]} aria-label="Mark as read" data-tooltip="Mark as read" onClick={() => markRead([notification.id])}><i /></button>
        )}
      </div>
    </li>
  );
}

function Faces({ notification: { actors, song } }: { notification: Notification }) {
  const [first, second] = actors;
  if (!first) return song?.image_url ? <img src={song.image_url} alt="" className={styles["cover"]} /> : <span className={styles["cover"]} />;
  return (
    <span className={styles["faces"]} data-many={second ? true : undefined}>
      <Avatar name={first.display_name || first.handle} src={first.avatar_image_url} size={second ? 28 : 40} />
      {second && <Avatar name={second.display_name || second.handle} src={second.avatar_image_url} size={28} />}
    </span>
  );
}

function FollowBack({ handle, following }: { handle: string; following: boolean }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await setFollowing(handle, !following);
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return <Button size="small" tone={following ? "quiet" : "outline"} loading={busy} aria-pressed={following} onClick={() => void press()}>{following ? "Following" : "Follow back"}</Button>;
}
