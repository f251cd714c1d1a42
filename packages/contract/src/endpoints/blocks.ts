import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { personCard } from "../entities/profile.ts";

export const listBlocks = defineEndpoint({
  id: "listBlocks", method: "GET", path: "/api/blocks", summary: "People you blocked, last blocked first", tag: "blocks", access: "signed-in",
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ users: z.array(personCard), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_signed_in"],
});

export const setBlock = defineEndpoint({
  id: "setBlock", method: "POST", path: "/api/blocks", tag: "blocks", access: "signed-in",
  summary: "Block a person, or no longer: neither sees songs, comments or playlists of the other, nor hears of them; following each other ends",
  body: z.object({ handle: z.string().check(z.maxLength(64)), unblock: z._default(z.boolean(), false) }),
  response: z.object({ user: personCard, is_blocked: z.boolean() }), errors: ["invalid_request", "not_signed_in", "not_found", "not_processable", "rate_limited"],
});
