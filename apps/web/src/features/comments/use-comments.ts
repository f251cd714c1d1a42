import { deleteComment, getClip, likeComment, listComments, postComment, type Clip, type ClipId, type Comment, type CommentId } from "@tunewright/contract";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { call } from "../../api/call.ts";
import { keyOf } from "../../api/endpoint-query.ts";
import { acceptClip, cachedClips } from "../../api/live-cache.ts";
import { queryClient } from "../../api/query-client.ts";
import { changeComment, commentsOf, withComment, withoutComment, type CommentPages } from "./comment-pages.ts";

const keyOfList = (clipId: ClipId, parentId: CommentId | null) => [listComments.id, clipId, parentId] as const;

const listQuery = (clipId: ClipId, parentId: CommentId | null) => infiniteQueryOptions({
  queryKey: keyOfList(clipId, parentId),
  queryFn: ({ pageParam, signal }) => call(listComments, {
    params: { id: clipId }, query: { ...(pageParam !== null && { cursor: pageParam }), ...(parentId !== null && { parent_id: parentId }) },
  }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** The comments of a song, newest first, or the answers to one. Asked for anew when the song's count says that there are others. */
export function useComments(clip: Clip, parentId: CommentId | null = null, enabled = true) {
  const { data, ...query } = useInfiniteQuery({ ...listQuery(clip.id, parentId), enabled });
  const counted = data?.pages[0]?.comment_count;
  useEffect(() => {
    if (counted !== undefined && counted !== clip.comment_count) void queryClient.invalidateQueries({ queryKey: [listComments.id, clip.id] });
    // Only a new count of the song is news; the list's own follows it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [clip.id, clip.comment_count]);
  return { ...query, data, comments: useMemo(() => commentsOf(data), [data]) };
}

const change = (clipId: ClipId, parentId: CommentId | null, how: (data: CommentPages) => CommentPages) =>
  queryClient.setQueryData<CommentPages>(keyOfList(clipId, parentId), (data) => data && how(data));

/** The song's count everywhere it stands, and in the list, so that neither thinks the other has news. */
function setCount(clipId: ClipId, count: number): void {
  queryClient.setQueriesData<CommentPages>({ queryKey: [listComments.id, clipId] }, (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, comment_count: count })) });
  const clip = cachedClips().get(clipId);
  if (clip) acceptClip({ ...clip, comment_count: count });
}

export async function sendComment(clipId: ClipId, said: { text: string; parentId: CommentId | null; time: number | null }): Promise<Comment> {
  const comment = await call(postComment, { params: { id: clipId }, body: { text: said.text, parent_id: said.parentId, time_s: said.time } });
  change(clipId, comment.parent_id, (data) => withComment(data, comment));
  const { parent_id: parent } = comment;
  if (parent !== null) change(clipId, null, (data) => changeComment(data, parent, (root) => ({ ...root, reply_count: root.reply_count + 1 })));
  // The count is asked for, not added to: the live event may have counted it already.
  void queryClient.invalidateQueries({ queryKey: keyOf(getClip, { params: { id: clipId } }) });
  void queryClient.invalidateQueries({ queryKey: [listComments.id, clipId] });
  return comment;
}

/** Shown at once, put right by the answer. */
export async function setCommentLiked(comment: Comment, liked: boolean): Promise<void> {
  const put = (how: (now: Comment) => Comment) => change(comment.clip_id, comment.parent_id, (data) => changeComment(data, comment.id, how));
  put((now) => ({ ...now, is_liked: liked, like_count: now.like_count + Number(liked) - Number(now.is_liked) }));
  try {
    const answer = await call(likeComment, { params: { id: comment.id }, body: { liked } });
    put(() => answer);
  } catch (error) {
    put((now) => ({ ...now, is_liked: comment.is_liked, like_count: comment.like_count }));
    throw error;
  }
}

export async function removeComment(comment: Comment): Promise<void> {
  const { comment_count: left } = await call(deleteComment, { params: { id: comment.id } });
  const { parent_id: parent } = comment;
  change(comment.clip_id, parent, (data) => withoutComment(data, comment.id));
  if (parent !== null) change(comment.clip_id, null, (data) => changeComment(data, parent, (root) => ({ ...root, reply_count: Math.max(0, root.reply_count - 1) })));
  setCount(comment.clip_id, left);
}
