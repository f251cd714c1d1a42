import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { clipId } from "../ids.ts";

const ofClip = z.object({ id: clipId });

export const listRemixes = defineEndpoint({
  id: "listRemixes", method: "GET", path: "/api/clip/{id}/remixes", summary: "Public songs made from this one, and your own, newest first", tag: "clips", access: "anyone",
  params: ofClip, query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ clips: z.array(clip), next_cursor: z.nullable(z.string()), count: z.number() }), errors: ["invalid_request", "not_found"],
});

/** A song in a line of descent, as the viewer may know of it. */
export const lineageNode = z.object({
  /** Within this answer. */
  key: z.string(),
  /** Below zero for what it came from, zero for itself, above for what came of it. */
  depth: z.number(),
  /** How it was made of the one before it ("cover", "extend"); null where it was made of nothing. */
  relation: z.nullable(z.string()),
  /** Null where it is private or gone. */
  clip: z.nullable(clip),
});
export type LineageNode = z.infer<typeof lineageNode>;

export const getLineage = defineEndpoint({
  id: "getLineage", method: "GET", path: "/api/clip/{id}/lineage", tag: "clips", access: "anyone",
  summary: "What a song was made from, farthest first, then itself, then what was made of it, each right below what it came from",
  params: ofClip, response: z.object({ nodes: z.array(lineageNode) }), errors: ["not_found"],
});

export const listSimilar = defineEndpoint({
  id: "listSimilar", method: "GET", path: "/api/clip/{id}/similar", summary: "Public songs like this one: in style, tempo, key and words of style", tag: "clips", access: "anyone",
  params: ofClip, response: z.object({ clips: z.array(clip) }), errors: ["not_found"],
});

export const setShowRemix = defineEndpoint({
  id: "setShowRemix", method: "POST", path: "/api/gen/{id}/set_show_remix/", tag: "clips", access: "signed-in",
  summary: "Whether this remix names the song it was made from; for the maker of that song",
  params: ofClip, body: z.object({ show_remix: z.boolean() }), response: clip, errors: ["invalid_request", "not_signed_in", "not_found", "not_allowed"],
});
