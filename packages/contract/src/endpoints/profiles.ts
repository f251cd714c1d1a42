import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { persona } from "../entities/persona.ts";
import { playlist } from "../entities/playlist.ts";
import { personCard, privacy, profile } from "../entities/profile.ts";
import { clipId } from "../ids.ts";
import { text } from "../text.ts";

const ofPerson = z.object({ handle: z.string().check(z.maxLength(64)) });
const cursor = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/** Beyond it nothing is read; the profile's own limits are judged with the sentences of the form. */
const FORM_TEXT = 2_000;
const clips = z.object({ clips: z.array(clip), next_cursor: z.nullable(z.string()) });
const people = z.object({ users: z.array(personCard), next_cursor: z.nullable(z.string()) });
const pins = z.object({ clips: z.array(clip), /** Songs that can be pinned at once. */ limit: z.number(), can_pin: z.boolean() });

export const getProfile = defineEndpoint({
  id: "getProfile", method: "GET", path: "/api/profiles/{handle}", summary: "A person and their public songs", tag: "profiles", access: "anyone",
  params: ofPerson, query: cursor, response: profile, errors: ["invalid_request", "not_found"],
});

export const updateProfile = defineEndpoint({
  id: "updateProfile", method: "POST", path: "/api/profiles/", summary: "Change your name, handle, description or picture; `fields` names what is wrong", tag: "profiles", access: "signed-in",
  body: z.object({
    handle: z.optional(text(FORM_TEXT)),
    display_name: z.optional(text(FORM_TEXT)),
    profile_description: z.optional(text(FORM_TEXT)),
    /** The address of a picture of yours, from POST /api/pictures or /api/gen/prompt_image/; null takes it away. */
    avatar_image_url: z.optional(z.nullable(text(FORM_TEXT))),
  }),
  response: profile, errors: ["invalid_request", "not_signed_in", "handle_taken", "rate_limited"], rate: { max: 20, seconds: 60 },
});

export const listFollowers = defineEndpoint({
  id: "listFollowers", method: "GET", path: "/api/profiles/{handle}/followers", summary: "Who follows a person, last come first", tag: "profiles", access: "anyone",
  params: ofPerson, query: cursor, response: people, errors: ["invalid_request", "not_found"],
});

export const listFollowing = defineEndpoint({
  id: "listFollowing", method: "GET", path: "/api/profiles/{handle}/following", summary: "Whom a person follows, last followed first", tag: "profiles", access: "anyone",
  params: ofPerson, query: cursor, response: people, errors: ["invalid_request", "not_found"],
});

export const listProfilePlaylists = defineEndpoint({
  id: "listProfilePlaylists", method: "GET", path: "/api/profiles/{handle}/playlists", summary: "A person's public playlists, last changed first", tag: "profiles", access: "anyone",
  params: ofPerson, query: cursor, response: z.object({ playlists: z.array(playlist), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_found"],
});

export const listProfilePersonas = defineEndpoint({
  id: "listProfilePersonas", method: "GET", path: "/api/profiles/{handle}/personas", summary: "A person's public personas, newest first", tag: "profiles", access: "anyone",
  params: ofPerson, query: cursor, response: z.object({ personas: z.array(persona), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_found"],
});

export const listProfileLikes = defineEndpoint({
  id: "listProfileLikes", method: "GET", path: "/api/profiles/{handle}/likes", summary: "Public songs that a person likes, last liked first; none where they keep it to themselves", tag: "profiles",
  access: "anyone", params: ofPerson, query: cursor, response: clips, errors: ["invalid_request", "not_found"],
});

export const getPinnedClips = defineEndpoint({
  id: "getPinnedClips", method: "GET", path: "/api/profiles/pinned-clips", summary: "The songs pinned to your profile, and how many can be", tag: "profiles", access: "signed-in",
  response: pins, errors: ["not_signed_in"],
});

export const pinClip = defineEndpoint({
  id: "pinClip", method: "POST", path: "/api/profiles/pin", tag: "profiles", access: "signed-in",
  summary: "Pin a public song of yours to your profile, or no longer; `replaces` names the pin that makes room, without it a full profile is a conflict",
  body: z.object({ clip_id: clipId, is_pinned: z.boolean(), replaces: z.optional(z.nullable(clipId)) }),
  response: pins, errors: ["invalid_request", "not_signed_in", "feature_not_in_plan", "not_found", "conflict", "not_processable"],
});

export const getPrivacy = defineEndpoint({
  id: "getPrivacy", method: "GET", path: "/api/user/privacy", summary: "What others see of you", tag: "profiles", access: "signed-in", response: privacy, errors: ["not_signed_in"],
});

export const setPrivacy = defineEndpoint({
  id: "setPrivacy", method: "POST", path: "/api/user/privacy", summary: "Choose what others see of you", tag: "profiles", access: "signed-in",
  body: z.object({ private_likes: z.optional(z.boolean()), hide_from_search: z.optional(z.boolean()) }), response: privacy, errors: ["invalid_request", "not_signed_in"],
});

export const markPerson = defineEndpoint({
  id: "markPerson", method: "POST", path: "/api/profiles/{handle}/mark", summary: "Verify a person, or frame their profile; for staff", tag: "profiles", access: "staff",
  params: ofPerson, body: z.object({ is_verified: z.optional(z.boolean()), has_aura: z.optional(z.boolean()) }),
  response: personCard, errors: ["invalid_request", "not_signed_in", "not_allowed", "not_found"],
});
