import type { Clip } from "@tunewright/contract";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { IconButton } from "../../ui/icon-button.tsx";
import { reactionOf } from "../../api/react-to-clip.ts";
import { likeClip } from "./like-clip.ts";

export function LikeButton({ clip, large = false }: { clip: Clip; large?: boolean }) {
  const liked = reactionOf(clip) === "LIKE";
  return <IconButton label="Like" tooltip={liked ? "Unlike" : "Like"} icon={<ThumbsUp />} pressed={liked} {...(large && { size: "large" as const })} onClick={() => likeClip(clip)} />;
}
