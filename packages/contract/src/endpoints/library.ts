import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clip, clipType } from "../entities/clip.ts";
import { project } from "../entities/project.ts";
import { clipId, projectId } from "../ids.ts";
import { LIMITS } from "../limits.ts";

const cursor = z.optional(z.string().check(z.maxLength(200)));
const page = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)));
const flag = z.optional(z.pipe(z.enum(["true", "false"]), z.transform((v) => v === "true")));

const bpm = z.optional(z.coerce.number().check(z.gte(0), z.lte(1_000)));
const moment = z.optional(z.union([z.iso.datetime({ offset: true }), z.iso.date()]));

/** Lists walk by cursor; `page` is kept for clients that count pages. `num_total_results` counts the person's own clips only; with `q` it is how many are known of so far. */
export const clipPage = z.object({
  clips: z.array(clip),
  current_page: z.number(),
  num_total_results: z.number(),
  next_cursor: z.nullable(z.string()),
});

export const getFeed = defineEndpoint({
  id: "getFeed", method: "GET", path: "/api/feed/v2", summary: "Your own clips, newest first; or chosen clips by id", tag: "library", access: "anyone",
  query: z.object({
    page, cursor, ids: z.optional(z.string().check(z.maxLength(LIMITS.bulkIds * 37))), is_uploaded_audio: flag, is_liked: flag, is_public: flag, is_trashed: flag,
    /** Words, or beginnings of words, of title, style, caption or lyrics. */
    q: z.optional(z.string().check(z.maxLength(200))),
    /** A model's external_key. */
    model: z.optional(z.string().check(z.maxLength(64))),
    type: z.optional(clipType),
    bpm_min: bpm, bpm_max: bpm,
    /** From this moment, and before that one. */
    created_after: moment, created_before: moment,
  }),
  response: clipPage, errors: ["invalid_request", "not_signed_in"],
});

export const listProjects = defineEndpoint({
  id: "listProjects", method: "GET", path: "/api/project/me", summary: "Your workspaces", tag: "library", access: "signed-in",
  query: z.object({ page }), response: z.object({ projects: z.array(project), num_total_results: z.number(), current_page: z.number() }), errors: ["not_signed_in"],
});

const projectClips = z.object({ project, clips: z.array(clip), next_cursor: z.nullable(z.string()) });

export const getDefaultProject = defineEndpoint({
  id: "getDefaultProject", method: "GET", path: "/api/project/default", summary: "Your default workspace with its newest clips", tag: "library", access: "signed-in",
  query: z.object({ cursor }), response: projectClips, errors: ["not_signed_in"],
});

export const getProject = defineEndpoint({
  id: "getProject", method: "GET", path: "/api/project/{id}", summary: "A workspace with its clips, newest first", tag: "library", access: "signed-in",
  params: z.object({ id: projectId }), query: z.object({ cursor }), response: projectClips, errors: ["not_signed_in", "not_found"],
});

export const createProject = defineEndpoint({
  id: "createProject", method: "POST", path: "/api/project", summary: "Create a workspace", tag: "library", access: "signed-in",
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1, { error: "Give the workspace a name." }), z.maxLength(LIMITS.workspaceName)) }),
  response: project, errors: ["invalid_request", "not_signed_in"],
});

export const moveClipsToProject = defineEndpoint({
  id: "moveClipsToProject", method: "POST", path: "/api/project/{id}/clips", summary: "Move clips into a workspace", tag: "library", access: "signed-in",
  params: z.object({ id: projectId }), body: z.object({ clip_ids: z.array(clipId).check(z.minLength(1), z.maxLength(LIMITS.bulkIds)) }),
  response: project, errors: ["invalid_request", "not_signed_in", "not_found"],
});
