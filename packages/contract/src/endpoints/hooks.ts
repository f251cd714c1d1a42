import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { hook } from "../entities/hook.ts";
import { clipId } from "../ids.ts";

const cursor = z.optional(z.string().check(z.maxLength(200)));
const hookPage = z.object({ hooks: z.array(hook), next_cursor: z.nullable(z.string()) });
const bySong = z.object({ clip_id: clipId });

export const listHooks = defineEndpoint({
  id: "listHooks", method: "GET", path: "/api/hooks", summary: "The best seconds of public songs, what trends first", tag: "hooks", access: "anyone",
  query: z.object({ cursor }), response: hookPage, errors: ["invalid_request", "not_found"],
});

export const listHooksOf = defineEndpoint({
  id: "listHooksOf", method: "GET", path: "/api/hooks/of/{handle}", summary: "Hooks that a person chose from their public songs, last chosen first", tag: "hooks", access: "anyone",
  params: z.object({ handle: z.string().check(z.maxLength(64)) }), query: z.object({ cursor }), response: hookPage, errors: ["invalid_request", "not_found"],
});

export const getHook = defineEndpoint({
  id: "getHook", method: "GET", path: "/api/hooks/song/{clip_id}", summary: "The best seconds of a public song, or of your own", tag: "hooks", access: "anyone",
  params: bySong, response: hook, errors: ["not_found", "not_processable"],
});

export const publishHook = defineEndpoint({
  id: "publishHook", method: "POST", path: "/api/hooks", summary: "Choose which seconds of your public song stand in Hooks", tag: "hooks", access: "signed-in",
  body: z.extend(bySong, { start_s: z.number().check(z.gte(0), z.lte(36_000)) }), response: hook, errors: ["invalid_request", "not_signed_in", "not_found", "not_processable"],
});

export const removeHook = defineEndpoint({
  id: "removeHook", method: "POST", path: "/api/hooks/remove", summary: "Take your song out of Hooks", tag: "hooks", access: "signed-in",
  body: bySong, response: z.object({ removed: z.boolean() }), errors: ["invalid_request", "not_signed_in", "not_found"],
});
