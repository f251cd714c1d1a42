import type { Notification } from "@tunewright/contract";
import { countOf } from "../../lib/format-count.ts";

/** A line in words: who, what they did, and to which song. Names are other people's text: shown as text, never as markup. */
export interface NotificationWords {
  who: string;
  did: string;
  /** The song's title, after the words. */
  song: string;
  /** After the title. */
  end: string;
}

/** "Ada", "Ada and Bob", "3 people". */
function whoOf({ actors, actor_count: count }: Notification): string {
  const names = actors.map((actor) => actor.display_name.trim() || actor.handle);
  if (count > 2) return countOf(count, "person", "people");
  return names.length === 0 ? "Someone" : names.slice(0, count).join(" and ");
}

export function notificationWords(notification: Notification): NotificationWords {
  const { type, contentType, event_count: events } = notification;
  const song = notification.song ? notification.song.title.trim() || "Untitled" : "";
  const words = (did: string, end = ""): NotificationWords => ({ who: whoOf(notification), did, song, end });
  switch (type) {
    case "follow":
      return words("followed you");
    case "like":
      return words(contentType === "comment" ? "liked your comment on" : "liked");
    case "comment":
      return words("commented on");
    case "mention":
      return words("mentioned you on");
    case "remix":
      return words("remixed");
    case "song_complete":
      return { who: "", did: events > 1 ? `${countOf(events, "take")} of` : "", song, end: events > 1 ? "are ready" : "is ready" };
    case "playlist":
      return words(events > 1 ? `added ${countOf(events, "song")} of yours, last` : "added", `to “${notification.playlist?.name ?? "a playlist"}”`);
    case "referral":
      return words("made ten songs: both of you got credits");
    case "moderation":
      return { who: "", did: "About", song: song || "your account", end: "" };
  }
}

/** The page a line leads to. */
export function notificationPath({ type, contentType, handle, song, playlist }: Notification): string {
  if (playlist) return `/playlist/${playlist.id}`;
  if (type === "referral") return "/account";
  if (song) return `/song/${song.id}${contentType === "comment" ? "?show_comments=true" : ""}`;
  if (handle !== null) return `/@${handle}`;
  return "/";
}
