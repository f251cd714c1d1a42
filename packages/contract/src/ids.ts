import * as z from "zod/mini";

/** Branded ids: a clip's id cannot be passed where a user's is wanted. All are unguessable (UUID v4 or 128 random bits). */
const uuid = () => z.uuid();
export const clipId = uuid().brand<"ClipId">();
export const userId = z.string().check(z.minLength(8), z.maxLength(64)).brand<"UserId">();
export const projectId = uuid().brand<"ProjectId">();
export const playlistId = uuid().brand<"PlaylistId">();
export const personaId = uuid().brand<"PersonaId">();
export const commentId = uuid().brand<"CommentId">();
export const jobId = uuid().brand<"JobId">();
export const transactionId = z.uuid().brand<"TransactionId">();
export type ClipId = z.infer<typeof clipId>;
export type UserId = z.infer<typeof userId>;
export type ProjectId = z.infer<typeof projectId>;
export type PlaylistId = z.infer<typeof playlistId>;
export type PersonaId = z.infer<typeof personaId>;
export type CommentId = z.infer<typeof commentId>;
export type JobId = z.infer<typeof jobId>;
export type TransactionId = z.infer<typeof transactionId>;
