import type { Clip } from "@tunewright/contract";
import { useComments } from "./use-comments.ts";

export interface CommentMark { id: string; at: number; name: string; avatar: string | null }

const MOST = 40;

/** Who speaks of which second, for the waveform: of the comments fetched so far, the newest. */
export function useCommentMarks(clip: Clip | undefined): CommentMark[] {
  const { comments } = useComments(clip ?? NONE, null, clip !== undefined && clip.allow_comments);
  return comments.flatMap(({ id, time_s: at, display_name: name, avatar_image_url: avatar }) => (at === null ? [] : [{ id, at, name, avatar }])).slice(0, MOST);
}
const NONE = { id: "", comment_count: 0 } as unknown as Clip;
