import * as z from "zod/mini";
import { clipId, playlistId } from "../ids.ts";

export const NOTIFICATION_TYPES = ["follow", "like", "comment", "mention", "remix", "song_complete", "playlist", "referral", "moderation"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One line of the list. Alike events of one day stand together: "3 people liked Night Ferry". */
export const notification = z.object({
  /** Of the newest event in it; also what marks the line as read. */
  id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  /** What was said, where something was: the beginning of a comment. Plain text. */
  context: z.string(),
  isRead: z.boolean(),
  /** Whether the reader follows the person who did it. */
  isFollowing: z.boolean(),
  /** Of the person who did it last; null where nobody did. */
  handle: z.nullable(z.string()),
  contentId: z.nullable(z.string()),
  contentType: z.enum(["clip", "comment", "user", "playlist"]),
  created_at: z.iso.datetime(),
  /** The last few who did it, newest first, and how many there are in all. */
  actors: z.array(z.object({ handle: z.string(), display_name: z.string(), avatar_image_url: z.nullable(z.string()) })),
  actor_count: z.number(),
  /** Events in the line: two takes that are ready are two. */
  event_count: z.number(),
  /** The playlist it is about, where there is one. */
  playlist: z.nullable(z.object({ id: playlistId, name: z.string() })),
  /** The song it is about, where there is one. */
  song: z.nullable(z.object({ id: clipId, title: z.string(), image_url: z.string() })),
});
export type Notification = z.infer<typeof notification>;
