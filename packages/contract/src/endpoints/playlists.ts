import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { LIKED_PLAYLIST, playlist, playlistPage } from "../entities/playlist.ts";
import { clipId, playlistId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

const byId = z.object({ id: playlistId });
const clipIds = z.array(clipId).check(z.minLength(1), z.maxLength(LIMITS.bulkIds));
const name = text(LIMITS.playlistName).check(z.trim(), z.minLength(1, { error: "Give the playlist a name." }));
const description = text(LIMITS.playlistDescription).check(z.trim());

export const listPlaylists = defineEndpoint({
  id: "listPlaylists", method: "GET", path: "/api/playlist/me", summary: "Playlists of yours and those you were invited to, last changed first; or your trash", tag: "playlists", access: "signed-in",
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))), is_trashed: z.optional(z.pipe(z.enum(["true", "false"]), z.transform((v) => v === "true"))) }),
  response: z.object({ playlists: z.array(playlist), num_total_results: z.number(), current_page: z.number() }), errors: ["not_signed_in"],
});

export const createPlaylist = defineEndpoint({
  id: "createPlaylist", method: "POST", path: "/api/playlist/create/", summary: "Create a playlist, empty or with songs", tag: "playlists", access: "signed-in",
  body: z.object({
    name, description: z._default(description, ""), is_public: z._default(z.boolean(), false), clip_ids: z.optional(z.array(clipId).check(z.maxLength(LIMITS.bulkIds))),
  }),
  response: playlist, errors: ["invalid_request", "not_signed_in", "not_found", "not_processable"],
});

export const getPlaylist = defineEndpoint({
  id: "getPlaylist", method: "GET", path: "/api/playlist/{id}/", summary: "A playlist with its songs; “liked” is the viewer's liked songs", tag: "playlists", access: "anyone",
  params: z.object({ id: z.union([playlistId, z.literal(LIKED_PLAYLIST)]) }), query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  response: playlistPage, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const editPlaylist = defineEndpoint({
  id: "editPlaylist", method: "POST", path: "/api/playlist/v2/{id}/edit", summary: "Change name, description, visibility or cover", tag: "playlists", access: "signed-in",
  params: byId,
  body: z.object({
    name: z.optional(name), description: z.optional(description), is_public: z.optional(z.boolean()),
    /** The address of a picture of yours, from POST /api/pictures or /api/gen/prompt_image/; null returns to its songs' covers. */
    cover_image_url: z.optional(z.nullable(text(LIMITS.pictureUrl))),
  }),
  response: playlist, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const deletePlaylist = defineEndpoint({
  id: "deletePlaylist", method: "POST", path: "/api/playlist/v2/{id}/delete", summary: "Delete for good a playlist that is in the trash; its songs stay", tag: "playlists", access: "signed-in",
  params: byId, response: z.object({ ok: z.literal(true) }), errors: ["not_signed_in", "not_found", "conflict"],
});

export const trashPlaylist = defineEndpoint({
  id: "trashPlaylist", method: "POST", path: "/api/playlist/v2/{id}/trash", summary: "Move a playlist to the trash, or back", tag: "playlists", access: "signed-in",
  params: byId, body: z.object({ trash: z.boolean() }), response: playlist, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const invitePlaylist = defineEndpoint({
  id: "invitePlaylist", method: "POST", path: "/api/playlist/v2/{id}/invite", tag: "playlists", access: "signed-in",
  summary: "Open an invitation to fill a playlist, or revoke it: an old link stops working, who joined stays",
  params: byId, body: z.object({ enabled: z.boolean() }), response: z.object({ invite_token: z.nullable(z.string()) }), errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const joinPlaylist = defineEndpoint({
  id: "joinPlaylist", method: "POST", path: "/api/playlist/v2/{id}/join", summary: "Accept an invitation to fill a playlist", tag: "playlists", access: "signed-in",
  params: byId, body: z.object({ token: z.string().check(z.maxLength(64)) }), response: playlist,
  errors: ["invalid_request", "not_signed_in", "not_found", "not_allowed", "not_processable", "rate_limited"], rate: { max: 30, seconds: 60 },
});

export const removeCollaborator = defineEndpoint({
  id: "removeCollaborator", method: "POST", path: "/api/playlist/v2/{id}/collaborators/remove", tag: "playlists", access: "signed-in",
  summary: "Take somebody off a playlist that is yours, or yourself off another's; songs they added stay",
  params: byId, body: z.object({ handle: z.string().check(z.maxLength(64)) }), response: z.object({ ok: z.literal(true) }),
  errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const addToPlaylist = defineEndpoint({
  id: "addToPlaylist", method: "POST", path: "/api/playlist/v2/{id}/tracks/add", summary: "Add songs at the end; what is there already stays where it is", tag: "playlists", access: "signed-in",
  params: byId, body: z.object({ clip_ids: clipIds }), response: z.extend(playlist, { added: z.number() }),
  errors: ["invalid_request", "not_signed_in", "not_found", "not_processable"],
});

export const removeFromPlaylist = defineEndpoint({
  id: "removeFromPlaylist", method: "POST", path: "/api/playlist/v2/{id}/tracks/remove", summary: "Take songs out", tag: "playlists", access: "signed-in",
  params: byId, body: z.object({ clip_ids: clipIds }), response: playlist, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const reorderPlaylist = defineEndpoint({
  id: "reorderPlaylist", method: "POST", path: "/api/playlist/v2/{id}/tracks/reorder", summary: "Move a song to stand after another, or first", tag: "playlists", access: "signed-in",
  params: byId, body: z.object({ clip_id: clipId, after_clip_id: z.nullable(clipId) }), response: playlist,
  errors: ["invalid_request", "not_signed_in", "not_found", "conflict"],
});
