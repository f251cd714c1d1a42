import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { clipId, jobId, personaId, projectId, transactionId } from "../ids.ts";
import { generationTask } from "../models.ts";
import { text } from "../text.ts";

/** The largest any model allows; the model's own limit is checked in the feature, with a sentence that names it. */
const TEXT_CEILING = 20_000;

export const generateBody = z.object({
  mv: z.string().check(z.maxLength(64)),
  prompt: z._default(text(TEXT_CEILING), ""),
  tags: z._default(text(TEXT_CEILING), ""),
  negative_tags: z._default(text(TEXT_CEILING), ""),
  title: z._default(text(TEXT_CEILING), ""),
  make_instrumental: z._default(z.boolean(), false),
  gpt_description_prompt: z._default(text(TEXT_CEILING), ""),
  task: z._default(generationTask, "create"),
  generation_type: z._default(z.enum(["TEXT", "AUDIO", "IMAGE"]), "TEXT"),
  continue_clip_id: z.optional(z.nullable(clipId)),
  continue_at: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  cover_clip_id: z.optional(z.nullable(clipId)),
  infill_start_s: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  infill_end_s: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  persona_id: z.optional(z.nullable(personaId)),
  artist_clip_id: z.optional(z.nullable(clipId)),
  project_id: z.optional(z.nullable(projectId)),
  image_ids: z.optional(z.array(z.uuid()).check(z.maxLength(3))),
  metadata: z.optional(z.object({
    create_mode: z.optional(z.enum(["simple", "custom"])),
    control_sliders: z.optional(z.object({
      weirdness_constraint: z.optional(z.number().check(z.gte(0), z.lte(1))),
      style_weight: z.optional(z.number().check(z.gte(0), z.lte(1))),
      audio_weight: z.optional(z.number().check(z.gte(0), z.lte(1))),
    })),
    is_mad_libs: z.optional(z.boolean()),
  })),
  seed: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(4_294_967_295)))),
  /** Made by the client once per press of Create: sent again it answers with the same clips and charges nothing. */
  transaction_uuid: transactionId,
});
export type GenerateBody = z.infer<typeof generateBody>;

export const generate = defineEndpoint({
  id: "generate",
  method: "POST",
  path: "/api/generate/v2/",
  summary: "Make a song: two takes for the price of one generation",
  tag: "generation",
  access: "signed-in",
  body: generateBody,
  response: z.object({ id: jobId, clips: z.array(clip), status: z.string(), batch_size: z.number() }),
  errors: [
    "invalid_request", "unknown_model", "not_signed_in", "insufficient_credits", "model_not_allowed", "feature_not_in_plan", "not_found",
    "custom_mode_terms_not_accepted", "transaction_conflict", "concurrency_limit", "task_not_supported", "rate_limited",
  ],
});

export const cancelGeneration = defineEndpoint({
  id: "cancelGeneration",
  method: "POST",
  path: "/api/generate/{id}/cancel/",
  summary: "Stop the job that makes a clip; what is not finished is refunded",
  tag: "generation",
  access: "signed-in",
  params: z.object({ id: clipId }),
  response: z.object({ clips: z.array(clip) }),
  errors: ["not_signed_in", "not_found", "conflict"],
});
