import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../text.ts";

const size = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)));

export const getOembed = defineEndpoint({
  id: "getOembed", method: "GET", path: "/api/oembed", summary: "oEmbed 1.0 of a song's address (rich), or of a public playlist's (link)", tag: "sharing", access: "anyone",
  query: z.object({ url: z.string().check(z.maxLength(2_000)), format: z._default(z.enum(["json"]), "json"), maxwidth: size, maxheight: size }),
  response: z.object({
    version: z.literal("1.0"), type: z.enum(["rich", "link"]), title: z.string(), author_name: z.string(), author_url: z.string(),
    provider_name: z.string(), provider_url: z.string(), thumbnail_url: z.optional(z.string()), thumbnail_width: z.optional(z.number()), thumbnail_height: z.optional(z.number()),
    html: z.optional(z.string()), width: z.optional(z.number()), height: z.optional(z.number()), cache_age: z.number(),
  }),
  errors: ["invalid_request", "not_found"],
});

export const attributeShare = defineEndpoint({
  id: "attributeShare", method: "POST", path: "/api/share/attribute/", summary: "Somebody came by a shared link; the same person by the same link counts once", tag: "sharing", access: "anyone",
  body: z.object({
    /** Where they came from, as far as is known: a host, or "direct". */
    source: text(100), share_id: z.string().check(z.regex(/^[\w-]{1,64}$/)), content_id: z.string().check(z.maxLength(64)), content_type: z.enum(["song", "playlist", "profile", "page"]),
  }),
  response: z.object({ ok: z.literal(true) }), errors: ["invalid_request", "rate_limited"],
});
