import * as z from "zod/mini";
import { personaId, userId } from "../ids.ts";

/** A singer with a manner and a style, kept from a song, to make others with. */
export const persona = z.object({
  id: personaId,
  name: z.string(),
  description: z.string(),
  is_public: z.boolean(),
  image_url: z.string(),
  user_id: userId,
  handle: z.string(),
  display_name: z.string(),
  singer: z.string(),
  style: z.string(),
  /** Of the song it was made from; null when that is gone. */
  source_clip_id: z.nullable(z.string()),
  is_own: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Persona = z.infer<typeof persona>;
