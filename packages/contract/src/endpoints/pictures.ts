import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

/** Takes a picture as the body of a POST (JPEG, PNG, WebP, GIF or AVIF, at most LIMITS.avatarBytes) and answers `{image_url}`; not JSON, so not an endpoint. */
export const PICTURES_PATH = "/api/pictures";

export const printImage = defineEndpoint({
  id: "printImage", method: "POST", path: "/api/gen/prompt_image/", summary: "Print a picture from words; the same words give the same picture", tag: "pictures", access: "signed-in",
  body: z.object({ prompt: text(LIMITS.imagePrompt).check(z.trim(), z.minLength(1, { error: "Say what the picture shall show." })) }),
  response: z.object({ image_url: z.string() }), errors: ["invalid_request", "not_signed_in", "feature_not_in_plan", "rate_limited", "storage_full"], rate: { max: 20, seconds: 60 },
});
