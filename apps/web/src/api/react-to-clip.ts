import type { Clip } from "@tunewright/contract";
import { updateReaction } from "@tunewright/contract";
import { call } from "./call.ts";
import { acceptClip } from "./live-cache.ts";

export type Reaction = "LIKE" | "DISLIKE" | null;
export const reactionOf = (clip: Clip): Reaction => clip.reaction?.reaction_type ?? null;

/** Likes, dislikes or neither: shown at once, put back where the server says no. Throws ApiError. */
export async function reactToClip(clip: Clip, reaction: Reaction): Promise<void> {
  const likes = Number(reaction === "LIKE") - Number(reactionOf(clip) === "LIKE");
  acceptClip({ ...clip, reaction: { reaction_type: reaction }, upvote_count: Math.max(0, clip.upvote_count + likes) });
  try {
    acceptClip(await call(updateReaction, { params: { id: clip.id }, body: { reaction } }));
  } catch (error) {
    acceptClip(clip);
    throw error;
  }
}
