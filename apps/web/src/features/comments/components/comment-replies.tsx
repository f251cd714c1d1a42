import type { Clip, Comment } from "@tunewright/contract";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useComments } from "../use-comments.ts";
import { CommentRow } from "./comment-row.tsx";
import styles from "./comment-row.module.css";

interface Props { clip: Clip; root: Comment; onSeek: ((seconds: number) => void) | null; onDelete(comment: Comment): void }

/** The answers to a comment, oldest first. */
export function CommentReplies({ clip, root, onSeek, onDelete }: Props) {
  const { comments, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useComments(clip, root.id);
  if (isPending) return <Skeleton height={40} />;
  return (
    <>
      <ul className={styles["replies"]} aria-label={`Replies to ${root.display_name}`}>
        {comments.map((comment) => <CommentRow key={comment.id} clip={clip} comment={comment} onSeek={onSeek} onDelete={onDelete} replies={null} />)}
      </ul>
      {isError && <Button size="small" tone="quiet" onClick={() => void refetch()}>The replies could not be fetched. Try again</Button>}
      {hasNextPage && <Button size="small" tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>More replies</Button>}
    </>
  );
}
