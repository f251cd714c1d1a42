import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { playlist } from "../entities/playlist.ts";
import { personCard } from "../entities/profile.ts";
import { text } from "../text.ts";

export const searchKind = z.enum(["songs", "playlists", "users"]);
export type SearchKind = z.infer<typeof searchKind>;

const term = text(200);

export const search = defineEndpoint({
  id: "search", method: "GET", path: "/api/search", summary: "Public songs (by title, style, lyrics, #hashtag), public playlists, or people", tag: "search", access: "anyone",
  query: z.object({ term, kind: z._default(searchKind, "songs"), cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    /** Only the list of the kind that was asked for is filled. */
    clips: z.array(clip), playlists: z.array(playlist), users: z.array(personCard),
    /** The words that were searched instead, where what was typed is in no song. */
    corrected_term: z.nullable(z.string()),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ["invalid_request"],
});

export const suggestHashtags = defineEndpoint({
  id: "suggestHashtags", method: "POST", path: "/api/search/hashtag_suggestions", summary: "Hashtags of public songs that begin so, most used first", tag: "search", access: "anyone",
  body: z.object({ term }), response: z.object({ hashtags: z.array(z.object({ hashtag: z.string(), count: z.number() })) }), errors: ["invalid_request"],
});
