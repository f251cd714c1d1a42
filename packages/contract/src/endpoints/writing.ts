import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../text.ts";

const draft = z.object({
  id: z.uuid(),
  status: z.enum(["running", "complete", "error"]),
  /** Both "" until complete. */
  title: z.string(),
  text: z.string(),
});
export type LyricsDraft = z.infer<typeof draft>;

export const writeLyrics = defineEndpoint({
  id: "writeLyrics", method: "POST", path: "/api/generate/lyrics/", summary: "Have lyrics written; a blank prompt is a surprise", tag: "generation", access: "signed-in",
  body: z.object({ prompt: z._default(text(3000), "") }), response: draft, errors: ["invalid_request", "not_signed_in", "rate_limited"],
  rate: { max: 30, seconds: 60 },
});

export const getLyrics = defineEndpoint({
  id: "getLyrics", method: "GET", path: "/api/generate/lyrics/{id}", summary: "Lyrics that were asked for", tag: "generation", access: "signed-in",
  params: z.object({ id: z.uuid() }), response: draft, errors: ["not_signed_in", "not_found"],
});

export const upsampleTags = defineEndpoint({
  id: "upsampleTags", method: "POST", path: "/api/generate/upsample-tags", summary: "Make a style description fuller", tag: "generation", access: "signed-in",
  body: z.object({ original_tags: text(1000) }), response: z.object({ upsampled_tags: z.string() }), errors: ["invalid_request", "not_signed_in", "rate_limited"],
  rate: { max: 60, seconds: 60 },
});
