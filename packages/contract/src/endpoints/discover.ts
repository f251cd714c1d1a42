import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { profile } from "../entities/profile.ts";

export const shelf = z.object({
  key: z.enum(["following", "trending", "new", "staff-picks", "style"]),
  title: z.string(),
  clips: z.array(clip),
});
export type Shelf = z.infer<typeof shelf>;

export const getHome = defineEndpoint({
  id: "getHome", method: "GET", path: "/api/discover/home", summary: "Shelves of public songs for the home page", tag: "discover", access: "anyone",
  response: z.object({
    shelves: z.array(shelf),
    /** Songs of the starter catalogue still being made, so that an empty house can say so. */
    starter: z.object({ planned: z.number(), done: z.number() }),
  }),
  errors: [],
});

export const getPublicFeed = defineEndpoint({
  id: "getPublicFeed", method: "GET", path: "/api/discover/feed", summary: "Public songs, newest or trending first", tag: "discover", access: "anyone",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))), order: z._default(z.enum(["new", "trending"]), "new") }),
  response: z.object({ clips: z.array(clip), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request"],
});

export const getProfile = defineEndpoint({
  id: "getProfile", method: "GET", path: "/api/profiles/{handle}", summary: "A person and their public songs", tag: "discover", access: "anyone",
  params: z.object({ handle: z.string().check(z.maxLength(64)) }), query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: profile, errors: ["not_found"],
});
