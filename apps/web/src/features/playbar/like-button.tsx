import type { Clip } from "@tunewright/contract";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { reactionOf } from "../../api/react-to-clip.ts";
import { useSession } from "../../api/use-session.ts";
import { useClipPlayback } from "../../player/use-player.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { likeClip } from "./like-clip.ts";
import styles from "./like-button.module.css";

/** While a song plays that nobody judged yet, the thumb draws attention for its first 10 s (specification, section 4). */
export function LikeButton({ clip, large = false }: { clip: Clip; large?: boolean }) {
  const { session } = useSession();
  const playback = useClipPlayback(clip.id);
  const reaction = reactionOf(clip);
  const liked = reaction === "LIKE";
  const hint = playback === "playing" && reaction === null && session?.flags["thumbs-exp"] === true;
  return (
    <IconButton
      key={clip.id} label="Like" tooltip={liked ? "Unlike" : "Like"} icon={<ThumbsUp />} pressed={liked} className={hint ? styles["hint"] : undefined}
      {...(large && { size: "large" as const })} onClick={() => likeClip(clip)}
    />
  );
}
