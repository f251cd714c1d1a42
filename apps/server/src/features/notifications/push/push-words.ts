import type { Notification } from "@tunewright/contract";

/** What a browser shows while the app is closed. */
export interface PushMessage { title: string; body: string; /** A path of ours. */ url: string; /** The same line again takes the place of the old one. */ tag: string }

/** A line of the list in words; what people wrote is text here as everywhere. */
export function wordPush(line: Notification): PushMessage {
  const names = line.actors.map((actor) => actor.display_name.trim() || actor.handle);
  const who = line.actor_count > 2 ? `${line.actor_count} people` : names.slice(0, line.actor_count).join(" and ") || "Someone";
  const song = line.song ? line.song.title.trim() || "Untitled" : "";
  const url = line.playlist ? `/playlist/${line.playlist.id}` : line.type === "referral" ? "/account"
    : line.song ? `/song/${line.song.id}${line.contentType === "comment" ? "?show_comments=true" : ""}` : line.handle === null ? "/" : `/@${line.handle}`;
  const message = (title: string): PushMessage => ({ title, body: line.context, url, tag: line.id });
  switch (line.type) {
    case "follow":
      return message(`${who} followed you`);
    case "like":
      return message(`${who} liked ${line.contentType === "comment" ? `your comment on ${song}` : song}`);
    case "comment":
      return message(`${who} commented on ${song}`);
    case "mention":
      return message(`${who} mentioned you on ${song}`);
    case "remix":
      return message(`${who} remixed ${song}`);
    case "playlist":
      return message(`${who} added ${song} to “${line.playlist?.name ?? ""}”`);
    case "song_complete":
      return message(`${song} is ready`);
    case "referral":
      return message(`${who} made ten songs: both of you got credits`);
    case "moderation":
      return message(song === "" ? "A message about your account" : `A message about ${song}`);
  }
}
