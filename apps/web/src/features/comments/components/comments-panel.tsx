import type { Clip, Comment } from "@tunewright/contract";
import { useState } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { usePlayer } from "../../../player/use-player.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import { countOf } from "../../../lib/format-count.ts";
import { removeComment, useComments } from "../use-comments.ts";
import { CommentComposer } from "./comment-composer.tsx";
import { CommentReplies } from "./comment-replies.tsx";
import { CommentRow } from "./comment-row.tsx";
import styles from "./comments-panel.module.css";

interface Props {
  clip: Clip;
  own: boolean;
  onSeek: ((seconds: number) => void) | null;
  onEnable(): void;
}

/** What people say under a song. */
export function CommentsPanel({ clip, own, onSeek, onEnable }: Props) {
  const readable = clip.allow_comments || own;
  const { comments, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useComments(clip, null, readable);
  const heardAt = usePlayer((state) => (state.current?.clip.id === clip.id && state.position >= 1 ? Math.floor(state.position) : null));
  const [deleting, setDeleting] = useState<Comment | null>(null);
  if (!readable) return <p className={styles["quiet"]}>Comments are off for this song.</p>;
  return (
    <div className={styles["panel"]}>
      {clip.allow_comments && !clip.is_trashed && <CommentComposer clipId={clip.id} heardAt={heardAt} />}
      {!clip.allow_comments && <p className={styles["off"]}>Comments are off; only you see what was said before.<Button size="small" onClick={onEnable}>Enable comments</Button></p>}
      {isPending && <div role="status" aria-label="Fetching the comments" className={styles["loading"]}><Skeleton height={44} /><Skeleton height={44} /></div>}
      {isError && comments.length === 0 && <ErrorState title="The comments could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>}
      {!isPending && !isError && comments.length === 0 && clip.allow_comments && <p className={styles["quiet"]}>Nobody has said anything yet. Be the first.</p>}
      {comments.length > 0 && (
        <ul aria-label="Comments">
          {comments.map((comment) => (
            <CommentRow
              key={comment.id} clip={clip} comment={comment} onSeek={onSeek} onDelete={setDeleting}
              replies={<CommentReplies clip={clip} root={comment} onSeek={onSeek} onDelete={setDeleting} />}
            />
          ))}
        </ul>
      )}
      {hasNextPage && <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>More comments</Button>}
      <DeleteCommentDialog comment={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}

function DeleteCommentDialog({ comment, onClose }: { comment: Comment | null; onClose(): void }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!comment) return;
    setBusy(true);
    try {
      await removeComment(comment);
      onClose();
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  const answers = comment?.reply_count ?? 0;
  return (
    <Dialog
      open={comment !== null} onClose={onClose} title="Delete this comment?" width={420}
      footer={<><Button onClick={onClose}>Cancel</Button><Button tone="primary" loading={busy} onClick={() => void remove()}>Delete</Button></>}
    >
      <p>{answers > 0 ? `Its ${countOf(answers, "reply goes", "replies go")} with it. ` : ""}This cannot be undone.</p>
    </Dialog>
  );
}
