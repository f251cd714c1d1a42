import type { Comment, CommentId } from "@tunewright/contract";

export interface CommentPage { comments: Comment[]; next_cursor: string | null; comment_count: number }
export interface CommentPages { pages: CommentPage[]; pageParams: unknown[] }

const mapPages = (data: CommentPages, change: (comments: Comment[], page: number) => Comment[]): CommentPages =>
  ({ ...data, pages: data.pages.map((page, at) => ({ ...page, comments: change(page.comments, at) })) });

/** A new comment at the top, or a new answer at the bottom; each stands once. */
export function withComment(data: CommentPages, comment: Comment): CommentPages {
  const last = data.pages.length - 1;
  return mapPages(data, (comments, at) => {
    const others = comments.filter((other) => other.id !== comment.id);
    if (comment.parent_id === null) return at === 0 ? [comment, ...others] : others;
    // Answers are in the order they were said: where more are to be fetched, it comes with those.
    return at === last && data.pages[last]!.next_cursor === null ? [...others, comment] : others;
  });
}

export const changeComment = (data: CommentPages, id: CommentId, change: (comment: Comment) => Comment): CommentPages =>
  mapPages(data, (comments) => comments.map((comment) => (comment.id === id ? change(comment) : comment)));

export const withoutComment = (data: CommentPages, id: CommentId): CommentPages =>
  mapPages(data, (comments) => comments.filter((comment) => comment.id !== id));

/** All comments of all pages, each once. */
export function commentsOf(data: CommentPages | undefined): Comment[] {
  const seen = new Map<string, Comment>();
  for (const page of data?.pages ?? []) for (const comment of page.comments) if (!seen.has(comment.id)) seen.set(comment.id, comment);
  return [...seen.values()];
}
