import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { clipId } from "../ids.ts";

export const shelf = z.object({
  key: z.enum(["following", "staff-picks", "trending", "new", "style"]),
  title: z.string(),
  /** Of a shelf of one style; null for others. */
  style: z.nullable(z.string()),
  clips: z.array(clip),
});
export type Shelf = z.infer<typeof shelf>;

export const getHome = defineEndpoint({
  id: "getHome", method: "GET", path: "/api/discover/home", summary: "Shelves of public songs for the home page, no song on two of them", tag: "discover", access: "anyone",
  response: z.object({
    shelves: z.array(shelf),
    /** Songs of the starter catalogue still being made, so that an empty house can say so. */
    starter: z.object({ planned: z.number(), done: z.number() }),
  }),
  errors: [],
});

/** `trending` by decayed attention, `following` of people the viewer follows, `for-you` in the styles of what the viewer likes and makes. */
export const feedOrder = z.enum(["new", "trending", "following", "for-you"]);
export type FeedOrder = z.infer<typeof feedOrder>;
const style = z.string().check(z.minLength(1), z.maxLength(100));

export const getPublicFeed = defineEndpoint({
  id: "getPublicFeed", method: "GET", path: "/api/discover/feed", summary: "Public songs: newest, trending (both also of one style), of people you follow, or for you", tag: "discover", access: "anyone",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), order: z._default(feedOrder, "new"), style: z.optional(style) }),
  response: z.object({ clips: z.array(clip), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_signed_in"],
});

export const listStyles = defineEndpoint({
  id: "listStyles", method: "GET", path: "/api/discover/styles", summary: "Styles that public songs are in, the liveliest first", tag: "discover", access: "anyone",
  response: z.object({ styles: z.array(z.object({ style: z.string(), title: z.string() })) }), errors: [],
});

export const listStaffPicks = defineEndpoint({
  id: "listStaffPicks", method: "GET", path: "/api/discover/staff_picks", summary: "Public songs that the operators put forward, last picked first", tag: "discover", access: "anyone",
  response: z.object({ clips: z.array(clip) }), errors: [],
});

export const setStaffPick = defineEndpoint({
  id: "setStaffPick", method: "POST", path: "/api/discover/staff_picks", summary: "Put a public song forward, or no longer", tag: "discover", access: "staff",
  body: z.object({ clip_id: clipId, picked: z.boolean() }), response: z.object({ clip_id: clipId, picked: z.boolean() }),
  errors: ["invalid_request", "not_signed_in", "not_allowed", "not_found", "not_processable"],
});
