import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { comment } from "../entities/comment.ts";
import { clipId, commentId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

const ofClip = z.object({ id: clipId });
const byId = z.object({ id: commentId });

export const listComments = defineEndpoint({
  id: "listComments", method: "GET", path: "/api/gen/{id}/comments/", tag: "comments", access: "anyone",
  summary: "Comments of a song, newest first; with parent_id the answers to one of them, oldest first",
  params: ofClip, query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), parent_id: z.optional(commentId) }),
  response: z.object({ comments: z.array(comment), next_cursor: z.nullable(z.string()), comment_count: z.number() }),
  errors: ["invalid_request", "not_found"],
});

export const postComment = defineEndpoint({
  id: "postComment", method: "POST", path: "/api/gen/{id}/comments/", summary: "Say something under a song, or answer a comment", tag: "comments", access: "signed-in",
  params: ofClip,
  body: z.object({
    text: text(LIMITS.comment),
    parent_id: z.optional(z.nullable(commentId)),
    /** The second of the song it speaks of. */
    time_s: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(86_400)))),
  }),
  response: comment, errors: ["invalid_request", "not_signed_in", "not_found", "not_allowed", "rate_limited"], rate: { max: 20, seconds: 60 },
});

export const likeComment = defineEndpoint({
  id: "likeComment", method: "POST", path: "/api/comments/{id}/like", summary: "Like a comment, or take it back", tag: "comments", access: "signed-in",
  params: byId, body: z.object({ liked: z.boolean() }), response: comment, errors: ["invalid_request", "not_signed_in", "not_found", "rate_limited"],
});

export const deleteComment = defineEndpoint({
  id: "deleteComment", method: "POST", path: "/api/comments/{id}/delete", tag: "comments", access: "signed-in",
  summary: "Delete your own comment, or any under your own song, with its answers",
  params: byId, response: z.object({ clip_id: clipId, comment_count: z.number() }), errors: ["not_signed_in", "not_found", "not_allowed"],
});

export const suggestMentions = defineEndpoint({
  id: "suggestMentions", method: "GET", path: "/api/comments/mention_suggestions", summary: "People whose handle begins so", tag: "comments", access: "signed-in",
  query: z.object({ term: z.string().check(z.regex(/^\w{1,40}$/)) }),
  response: z.object({ users: z.array(z.object({ handle: z.string(), display_name: z.string(), avatar_image_url: z.nullable(z.string()) })) }),
  errors: ["invalid_request", "not_signed_in", "rate_limited"],
});
