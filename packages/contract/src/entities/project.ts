import * as z from "zod/mini";
import { projectId } from "../ids.ts";

/** A workspace. Everyone has a default one, 'My Workspace'. */
export const project = z.object({
  id: projectId,
  name: z.string(),
  clip_count: z.number(),
  shared: z.boolean(),
  is_owned: z.boolean(),
  is_default: z.boolean(),
  is_trashed: z.boolean(),
  image_url: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type Project = z.infer<typeof project>;
