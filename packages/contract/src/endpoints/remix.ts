import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { clipId, jobId, transactionId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { remasterStrength } from "../models.ts";
import { text } from "../text.ts";

/** Every way to make something of a finished song answers like a generation. */
const generation = z.object({ id: jobId, clips: z.array(clip), status: z.string(), batch_size: z.number() });
/** Made by the client once per press: sent again it answers with the same clips and charges nothing. */
const once = z.optional(transactionId);
const share = () => z.number().check(z.gte(0), z.lte(1));
const moment = () => z.number().check(z.gte(0), z.lte(86_400));
const byId = z.object({ id: clipId });

const errors = [
  "invalid_request", "not_signed_in", "insufficient_credits", "not_allowed", "feature_not_in_plan", "remix_not_allowed", "model_not_allowed",
  "unknown_model", "not_found", "not_processable", "concurrency_limit", "transaction_conflict", "task_not_supported", "rate_limited",
] as const;

export const upsampleClip = defineEndpoint({
  id: "upsampleClip", method: "POST", path: "/api/generate/upsample", tag: "generation", access: "signed-in",
  summary: "Variations of a song, or, where a strength is named, a remaster",
  body: z.object({
    clip_id: clipId,
    model_name: z.optional(z.string().check(z.maxLength(64))),
    /** How far a variation strays from the song; the default strays nowhere. */
    freedom: z._default(share(), 0),
    clarity: z._default(share(), 0.5),
    tone: z._default(share(), 0.5),
    stereo_width: z._default(share(), 0.5),
    /** Remasters instead. */
    strength: z.optional(remasterStrength),
    transaction_uuid: once,
  }),
  response: generation, errors: [...errors],
});

export const concatClip = defineEndpoint({
  id: "concatClip", method: "POST", path: "/api/generate/concat/v2/", summary: "Get the full song: an extension joined to all it goes on from", tag: "generation",
  access: "signed-in", body: z.object({ clip_id: clipId, transaction_uuid: once }), response: generation, errors: [...errors],
});

export const splitStems = defineEndpoint({
  id: "splitStems", method: "POST", path: "/api/edit/stems/{id}", summary: "Vocals and instrumental, or every stem, each as a clip", tag: "editing", access: "signed-in",
  params: byId, body: z.object({ parts: z.union([z.literal(2), z.literal("all")]), transaction_uuid: once }), response: generation, errors: [...errors],
});

export const adjustSpeed = defineEndpoint({
  id: "adjustSpeed", method: "POST", path: "/api/clips/adjust-speed/", summary: "The same song faster or slower", tag: "editing", access: "signed-in",
  body: z.object({
    clip_id: clipId,
    /** 2 is twice as fast. */
    speed_multiplier: z.number().check(z.gte(LIMITS.speedMin), z.lte(LIMITS.speedMax)),
    /** Otherwise pitch goes with speed, as with a tape. */
    keep_pitch: z._default(z.boolean(), true),
    title: z._default(text(LIMITS.title), ""),
    transaction_uuid: once,
  }),
  response: generation, errors: [...errors],
});

export const cropClip = defineEndpoint({
  id: "cropClip", method: "POST", path: "/api/edit/crop/{id}/", summary: "Keep a stretch of a song as a new clip", tag: "editing", access: "signed-in",
  params: byId, body: z.object({ from: moment(), to: moment(), transaction_uuid: once }), response: generation, errors: [...errors],
});

export const fadeClip = defineEndpoint({
  id: "fadeClip", method: "POST", path: "/api/edit/fade/{id}/", summary: "The song with faded ends, as a new clip", tag: "editing", access: "signed-in",
  params: byId, body: z.object({ fade_in: z._default(moment(), 0), fade_out: z._default(moment(), 0), transaction_uuid: once }), response: generation, errors: [...errors],
});
