import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { persona } from "../entities/persona.ts";
import { playlist } from "../entities/playlist.ts";
import { personCard } from "../entities/profile.ts";
import { text } from "../text.ts";

export const searchKind = z.enum(["songs", "playlists", "users", "personas"]);
export type SearchKind = z.infer<typeof searchKind>;

const term = text(200);

const number = (most: number) => z.optional(z.coerce.number().check(z.gte(0), z.lte(most)));
const word = (most: number) => z.optional(text(most).check(z.minLength(1)));

export const searchSort = z.enum(["best", "new", "plays"]);
export type SearchSort = z.infer<typeof searchSort>;

/** What songs are narrowed to; for other kinds of result it says nothing. */
export const songFilter = z.object({
  /** As in a clip's own style ("lo-fi hip hop"), a model's external_key, a key ("F# minor"). */
  style: word(100), model: word(64), key: word(20),
  bpm_min: number(1_000), bpm_max: number(1_000),
  /** Seconds. */
  length_min: number(36_000), length_max: number(36_000),
  instrumental: z.optional(z.pipe(z.enum(["true", "false"]), z.transform((v) => v === "true"))),
  /** Published from this moment on. */
  published_after: z.optional(z.union([z.iso.datetime({ offset: true }), z.iso.date()])),
  sort: z._default(searchSort, "best"),
});
export type SongFilter = z.infer<typeof songFilter>;

export const search = defineEndpoint({
  id: "search", method: "GET", path: "/api/search", summary: "Public songs (by title, style, lyrics, #hashtag), public playlists, people, or public personas", tag: "search", access: "anyone",
  query: z.extend(songFilter, { term, kind: z._default(searchKind, "songs"), cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    /** Only the list of the kind that was asked for is filled. */
    clips: z.array(clip), playlists: z.array(playlist), users: z.array(personCard), personas: z.array(persona),
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
