import * as z from "zod/mini";
import { clipId, commentId, userId } from "../ids.ts";

/** What somebody said under a song. Plain text: nothing in it is markup. */
export const comment = z.object({
  id: commentId,
  clip_id: clipId,
  /** The comment it answers; answers are not answered in turn. */
  parent_id: z.nullable(commentId),
  text: z.string(),
  /** The second of the song it speaks of. */
  time_s: z.nullable(z.number()),
  created_at: z.iso.datetime(),
  user_id: userId,
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.nullable(z.string()),
  like_count: z.number(),
  is_liked: z.boolean(),
  reply_count: z.number(),
  can_delete: z.boolean(),
  /** Handles named in the text that belong to somebody, lower case. */
  user_mentions: z.array(z.string()),
});
export type Comment = z.infer<typeof comment>;
