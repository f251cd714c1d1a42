import * as z from "zod/mini";
import { userId } from "../ids.ts";
import { clip } from "./clip.ts";

/** A person in a list. */
export const personCard = z.object({
  id: userId,
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.nullable(z.string()),
  is_verified: z.boolean(),
  is_own: z.boolean(),
  followers: z.number(),
  /** Whether the viewer follows them. */
  is_following: z.boolean(),
});
export type PersonCard = z.infer<typeof personCard>;

export const profile = z.extend(personCard, {
  profile_description: z.string(),
  following: z.number(),
  created_at: z.iso.datetime(),
  stats: z.object({ songs: z.number(), plays: z.number(), likes: z.number() }),
  clips: z.array(clip),
  next_cursor: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;
