import type { Clip } from "@tunewright/contract";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { react } from "../change-clips.ts";

interface Props { clip: Clip; signedIn: boolean; onSignIn(): void; dislike?: boolean }

/** Thumbs. Signed out they ask to sign in. */
export function ReactionButtons({ clip, signedIn, onSignIn, dislike = true }: Props) {
  const now = clip.reaction?.reaction_type ?? null;
  const press = (wanted: "LIKE" | "DISLIKE") => {
    if (!signedIn) onSignIn();
    else void react(clip, now === wanted ? null : wanted).catch((error: unknown) => toast(sentenceFor(error), { tone: "error" }));
  };
  return (
    <>
      <IconButton label="Like" pressed={now === "LIKE"} icon={<ThumbsUp />} onClick={() => press("LIKE")} />
      {dislike && <IconButton label="Dislike" pressed={now === "DISLIKE"} icon={<ThumbsDown />} onClick={() => press("DISLIKE")} />}
    </>
  );
}
