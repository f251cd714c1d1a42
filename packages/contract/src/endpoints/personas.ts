import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip } from "../entities/clip.ts";
import { persona } from "../entities/persona.ts";
import { clipId, personaId } from "../ids.ts";
import { LIMITS } from "../limits.ts";
import { text } from "../text.ts";

const byId = z.object({ id: personaId });
const cursor = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
const name = text(LIMITS.personaName).check(z.trim(), z.minLength(1, { error: "Give the persona a name." }));

export const createPersona = defineEndpoint({
  id: "createPersona", method: "POST", path: "/api/persona/create/", summary: "Keep a song's singer, manner and style", tag: "personas", access: "signed-in",
  body: z.object({ clip_id: clipId, name, description: z._default(text(LIMITS.personaDescription), ""), is_public: z._default(z.boolean(), false) }),
  response: persona, errors: ["invalid_request", "not_signed_in", "not_found", "feature_not_in_plan", "not_processable", "rate_limited"], rate: { max: 30, seconds: 60 },
});

export const listPersonas = defineEndpoint({
  id: "listPersonas", method: "GET", path: "/api/persona/me", summary: "Own personas, newest first", tag: "personas", access: "signed-in",
  query: cursor, response: z.object({ personas: z.array(persona), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_signed_in"],
});

export const getPersona = defineEndpoint({
  id: "getPersona", method: "GET", path: "/api/persona/{id}", summary: "A persona and the songs made with it", tag: "personas", access: "anyone",
  params: byId, query: cursor, response: z.object({ persona, clips: z.array(clip), next_cursor: z.nullable(z.string()) }), errors: ["invalid_request", "not_found"],
});

export const updatePersona = defineEndpoint({
  id: "updatePersona", method: "POST", path: "/api/persona/{id}/", summary: "Change an own persona", tag: "personas", access: "signed-in", params: byId,
  body: z.object({ name: z.optional(name), description: z.optional(text(LIMITS.personaDescription)), is_public: z.optional(z.boolean()), image_url: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
  response: persona, errors: ["invalid_request", "not_signed_in", "not_found"],
});

export const deletePersona = defineEndpoint({
  id: "deletePersona", method: "POST", path: "/api/persona/{id}/delete/", summary: "Delete an own persona; its songs stay", tag: "personas", access: "signed-in",
  params: byId, response: z.object({ deleted: personaId }), errors: ["not_signed_in", "not_found"],
});
