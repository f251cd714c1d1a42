import * as z from "zod/mini";
import { playlistId, userId } from "../ids.ts";
import { clip } from "./clip.ts";

/** The liked songs of whoever asks: a list that nobody edits by hand. */
export const LIKED_PLAYLIST = "liked";

/** A playlist without its songs, as in lists of playlists. */
export const playlist = z.object({
  /** A UUID, or LIKED_PLAYLIST. */
  id: z.union([playlistId, z.literal(LIKED_PLAYLIST)]),
  name: z.string(),
  description: z.string(),
  /** Its own cover, else that of its first song that has one; "" while none has. */
  image_url: z.string(),
  /** Whether it has a cover of its own. */
  has_cover: z.boolean(),
  /** Its own cover alone, or the covers of its first songs, at most four, for a mosaic. */
  cover_urls: z.array(z.string()),
  user_id: userId,
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.nullable(z.string()),
  /** Public, or link-only: opens for anyone who has the link and stands in no list of others. */
  is_public: z.boolean(),
  is_owned: z.boolean(),
  /** Whether the viewer may add, remove and move songs: its owner and who was invited. */
  can_arrange: z.boolean(),
  /** In its owner's trash, where nobody else sees it. */
  is_trashed: z.boolean(),
  /** Songs that this viewer may see. */
  song_count: z.number(),
  created_at: z.iso.datetime(),
});
export type Playlist = z.infer<typeof playlist>;

/** A page of a playlist. */
export const playlistPage = z.extend(playlist, {
  /** Who was invited to fill it, besides its owner. */
  collaborators: z.array(z.object({ handle: z.string(), display_name: z.string(), avatar_image_url: z.nullable(z.string()) })),
  /** Of the invitation that is open: whoever has the token can join. For the owner's eyes only. */
  invite_token: z.nullable(z.string()),
  playlist_clips: z.array(z.object({ clip })),
  next_cursor: z.nullable(z.string()),
});
export type PlaylistPage = z.infer<typeof playlistPage>;
