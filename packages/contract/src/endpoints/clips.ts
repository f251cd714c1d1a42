import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { alignedWord, clip, clipSection, reactionType } from "../entities/clip.ts";
import { clipId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

const byId = z.object({ id: clipId });
const ids = z.array(clipId).check(z.minLength(1), z.maxLength(LIMITS.bulkIds));

export const getClip = defineEndpoint({
  id: "getClip", method: "GET", path: "/api/clip/{id}", summary: "One clip", tag: "clips", access: "anyone",
  params: byId, response: clip, errors: ["not_found"],
});

export const getAlignedLyrics = defineEndpoint({
  id: "getAlignedLyrics", method: "GET", path: "/api/gen/{id}/aligned_lyrics/v2/", summary: "Words with the moments they are sung", tag: "clips", access: "anyone",
  params: byId,
  response: z.object({
    aligned_words: z.array(alignedWord),
    /** The sung lines in order, as displayed; `section` names the part they stand in. */
    lines: z.array(z.object({ text: z.string(), section: z.string(), start_s: z.number(), end_s: z.number() })),
    sections: z.array(clipSection),
  }),
  errors: ["not_found"],
});

export const setVisibility = defineEndpoint({
  id: "setVisibility", method: "POST", path: "/api/gen/{id}/set_visibility/", summary: "Publish, or make link-only", tag: "clips", access: "signed-in",
  params: byId, body: z.object({ is_public: z.boolean(), submit_to_contest: z._default(z.boolean(), false) }), response: clip,
  errors: ["not_signed_in", "not_found", "not_processable"],
});

export const setMetadata = defineEndpoint({
  id: "setMetadata", method: "POST", path: "/api/gen/{id}/set_metadata/", summary: "Change title, caption, style summary, lyrics or switches", tag: "clips", access: "signed-in",
  params: byId,
  body: z.object({
    title: z.optional(text(LIMITS.detailsTitle)),
    caption: z.optional(text(LIMITS.caption)),
    display_tags: z.optional(text(LIMITS.styleSummary)),
    lyrics: z.optional(text(LIMITS.detailsLyrics)),
    allow_comments: z.optional(z.boolean()),
    can_remix: z.optional(z.boolean()),
  }),
  response: clip, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const updateReaction = defineEndpoint({
  id: "updateReaction", method: "POST", path: "/api/gen/{id}/update_reaction_type/", summary: "Like, dislike, or neither", tag: "clips", access: "signed-in",
  params: byId, body: z.object({ reaction: z.nullable(reactionType) }), response: clip, errors: ["not_signed_in", "not_found"],
});

export const incrementActionCount = defineEndpoint({
  id: "incrementActionCount", method: "POST", path: "/api/gen/{id}/increment_action_count/", summary: "Count a play, visit or share", tag: "clips", access: "anyone",
  params: byId,
  body: z.object({ action: z.enum(["play", "visit", "share"]), share_platform: z.optional(text(40)), share_id: z.optional(text(64)) }),
  response: z.object({ play_count: z.number() }), errors: ["not_found", "rate_limited"],
});

export const trashClips = defineEndpoint({
  id: "trashClips", method: "POST", path: "/api/gen/trash", summary: "Move to the trash, or back", tag: "clips", access: "signed-in",
  body: z.object({ trash: z.boolean(), clip_ids: ids }), response: z.object({ clips: z.array(clip) }), errors: ["not_signed_in", "not_found"],
});

export const deleteClips = defineEndpoint({
  id: "deleteClips", method: "POST", path: "/api/clips/delete/", summary: "Delete for good clips that are in the trash", tag: "clips", access: "signed-in",
  body: z.object({ ids }), response: z.object({ deleted: z.array(clipId) }), errors: ["not_signed_in", "not_found", "conflict"],
});
