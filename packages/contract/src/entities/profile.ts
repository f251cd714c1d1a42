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
  /** A frame round the picture, for people whom the operator chose. */
  has_aura: z.boolean(),
  /** Whether the viewer blocked this person; the lists are empty then. */
  is_blocked: z.boolean(),
  /** Whether the viewer may see which songs this person likes. */
  shows_likes: z.boolean(),
  /** Whether personas of theirs are public. */
  has_personas: z.boolean(),
  following: z.number(),
  created_at: z.iso.datetime(),
  stats: z.object({ songs: z.number(), plays: z.number(), likes: z.number() }),
  /** Songs that the person pinned, first pinned first; on the first page only. */
  pinned: z.array(clip),
  clips: z.array(clip),
  next_cursor: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;

/** What others see of a person beyond their profile. */
export const privacy = z.object({
  /** Likes stand in no list and in nobody's notifications. */
  private_likes: z.boolean(),
  /** The person stands in no search. */
  hide_from_search: z.boolean(),
});
export type Privacy = z.infer<typeof privacy>;
