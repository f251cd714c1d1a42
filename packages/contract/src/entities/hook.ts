import * as z from "zod/mini";
import { clip } from "./clip.ts";

/** How long a hook is, seconds; songs that are shorter are shown whole. */
export const HOOK_SECONDS = 15;

/** The seconds of a song that stand for it in Hooks. */
export const hook = z.object({
  clip,
  start_s: z.number(),
  end_s: z.number(),
  /** Chosen by the song's maker, not by the machine. */
  is_chosen: z.boolean(),
});
export type Hook = z.infer<typeof hook>;
