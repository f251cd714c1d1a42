import type { Clip } from "@tunewright/contract";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { reactToClip, reactionOf } from "../../../api/react-to-clip.ts";
import { readSession } from "../../../api/use-session.ts";
import { requireSignIn } from "../../../lib/sign-in-request.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";

type Thumb = "LIKE" | "DISLIKE";

/** Gives a thumb or takes it back; signed out it asks to sign in first. */
export function pressThumb(clip: Clip, thumb: Thumb): void {
  if (!readSession()?.user) {
    requireSignIn({ reason: thumb === "LIKE" ? "Sign in to like songs." : "Sign in to say what you do not like.", andThen: () => pressThumb(clip, thumb) });
    return;
  }
  reactToClip(clip, reactionOf(clip) === thumb ? null : thumb).catch((error: unknown) => toast(sentenceFor(error), { tone: "error" }));
}

export function ReactionButtons({ clip, dislike = true }: { clip: Clip; dislike?: boolean }) {
  const now = reactionOf(clip);
  return (
    <>
      <IconButton label="Like" pressed={now === "LIKE"} icon={<ThumbsUp />} onClick={() => pressThumb(clip, "LIKE")} />
      {dislike && <IconButton label="Dislike" pressed={now === "DISLIKE"} icon={<ThumbsDown />} onClick={() => pressThumb(clip, "DISLIKE")} />}
    </>
  );
}
