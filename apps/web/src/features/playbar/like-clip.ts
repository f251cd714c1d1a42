import type { Clip } from "@tunewright/contract";
import { sentenceFor } from "../../api/error-sentences.ts";
import { reactToClip, reactionOf } from "../../api/react-to-clip.ts";
import { readSession } from "../../api/use-session.ts";
import { requireSignIn } from "../../lib/sign-in-request.ts";
import { player } from "../../player/player.ts";
import { toast } from "../../ui/toast.ts";

/** Likes, or takes the like back; asks people who are signed out to sign in first. */
export function likeClip(clip: Clip): void {
  if (!readSession()?.user) {
    requireSignIn({ reason: "Sign in to like songs.", andThen: () => likeClip(clip) });
    return;
  }
  reactToClip(clip, reactionOf(clip) === "LIKE" ? null : "LIKE").catch((error: unknown) => toast(sentenceFor(error), { tone: "error" }));
}

export function likeCurrent(): void {
  const clip = player.store.getState().current?.clip;
  if (clip) likeClip(clip);
}
