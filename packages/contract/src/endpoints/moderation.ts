import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { clipId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

export const FLAG_REASONS = ["flag_audio_quality", "flag_lyrics_following", "flag_style_following", "flag_song_structure", "flag_other", "flag_copyright"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
export const FEEDBACK_TAGS = ["good_quality", "bad_poor_audio_quality", "bad_no_follow_lyrics", "bad_no_follow_style", "bad_song_structure", "other"] as const;
export type FeedbackTag = (typeof FEEDBACK_TAGS)[number];
export const REPORT_KINDS = ["flag", "copyright"] as const;
export const REPORT_DECISIONS = ["dismiss", "hide", "warn"] as const;

const byClip = z.object({ id: clipId });
const done = z.object({ ok: z.literal(true) });
const rate = { max: 20, seconds: 3_600 };

export const flagClip = defineEndpoint({
  id: "flagClip", method: "POST", path: "/api/gen/{id}/flag/", summary: "Tell the house what is wrong with a song", tag: "moderation", access: "signed-in",
  params: byClip, body: z.object({ reasons: z.array(z.enum(FLAG_REASONS)).check(z.minLength(1, { error: "Choose at least one reason." }), z.maxLength(FLAG_REASONS.length)), text: z._default(text(LIMITS.reportText), "") }),
  response: done, errors: ["invalid_request", "not_signed_in", "not_found", "rate_limited"], rate,
});

export const claimCopyright = defineEndpoint({
  id: "claimCopyright", method: "POST", path: "/api/moderation/copyright-claim", summary: "Say that a song copies a work", tag: "moderation", access: "signed-in",
  body: z.object({
    clip_id: clipId,
    ownershipType: z.enum(["mine", "other"]),
    /** Where the original is: http or https, or nothing. */
    originalLink: z._default(text(LIMITS.reportText), ""),
    description: z._default(text(LIMITS.reportText), ""),
    hasConfirmedContent: z.literal(true),
    hasAcknowledgedPenalty: z.literal(true),
  }),
  response: done, errors: ["invalid_request", "not_signed_in", "not_found", "rate_limited"], rate,
});

export const acknowledgeWarning = defineEndpoint({
  id: "acknowledgeWarning", method: "POST", path: "/api/moderation/ack-copyright-warning", summary: "Say that you read the copyright warning about a song of yours", tag: "moderation",
  access: "signed-in", body: z.object({ clipId }), response: done, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const listWarnings = defineEndpoint({
  id: "listWarnings", method: "GET", path: "/api/moderation/warnings", summary: "Songs of yours with a copyright warning that you have not acknowledged", tag: "moderation", access: "signed-in",
  response: z.object({ clip_ids: z.array(clipId) }), errors: ["not_signed_in"],
});

export const giveFeedback = defineEndpoint({
  id: "giveFeedback", method: "POST", path: "/api/gen/{id}/feedback/", summary: "Say how a song of yours came out; tags parted by commas", tag: "moderation", access: "signed-in",
  params: byClip, body: z.object({ tags: text(200) }), response: done, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const listReports = defineEndpoint({
  id: "listReports", method: "GET", path: "/api/moderation/reports", summary: "Open reports, oldest first; for staff", tag: "moderation", access: "staff",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    reports: z.array(z.object({
      id: z.uuid(), kind: z.enum(REPORT_KINDS), reasons: z.array(z.string()), text: z.string(), link: z.string(), ownership: z.nullable(z.string()), created_at: z.iso.datetime(),
      reporter: z.object({ handle: z.string(), display_name: z.string() }), clip: z.nullable(clip),
    })),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ["invalid_request", "not_signed_in", "not_allowed"],
});

export const decideReport = defineEndpoint({
  id: "decideReport", method: "POST", path: "/api/moderation/reports/{id}/decide", tag: "moderation", access: "staff",
  summary: "Dismiss a report, hide the song (link only until staff lift it), or warn its maker; all open reports of its kind on the song are closed",
  params: z.object({ id: z.uuid() }), body: z.object({ decision: z.enum(REPORT_DECISIONS) }), response: done, errors: ["invalid_request", "not_signed_in", "not_allowed", "not_found", "conflict"],
});
