import type { Clip, Comment } from "@tunewright/contract";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useState, type ReactNode } from "react";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { readSession } from "../../../api/use-session.ts";
import { countOf, formatCount } from "../../../lib/format-count.ts";
import { formatAgo } from "../../../lib/format-date.ts";
import { formatTime } from "../../../lib/format-time.ts";
import { requireSignIn } from "../../../lib/sign-in-request.ts";
import { Link } from "../../../router/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { toast } from "../../../ui/toast.ts";
import { setCommentLiked } from "../use-comments.ts";
import { CommentComposer } from "./comment-composer.tsx";
import styles from "./comment-row.module.css";

interface Props {
  clip: Clip;
  comment: Comment;
  onSeek: ((seconds: number) => void) | null;
  onDelete(comment: Comment): void;
  /** Its answers, drawn when they are asked for; null for an answer. */
  replies: ReactNode;
}

const complain = (error: unknown) => toast(sentenceFor(error), { tone: "error" });

function pressLike(comment: Comment): void {
  if (!readSession()?.user) requireSignIn({ reason: "Sign in to like comments.", andThen: () => void setCommentLiked(comment, true).catch(complain) });
  else void setCommentLiked(comment, !comment.is_liked).catch(complain);
}

export function CommentRow({ clip, comment, onSeek, onDelete, replies }: Props) {
  const [answering, setAnswering] = useState(false);
  const [shown, setShown] = useState(false);
  const root = comment.parent_id === null;
  const name = comment.display_name || comment.handle;
  const { time_s: time } = comment;
  return (
    <li className={styles["row"]} data-reply={root ? undefined : true}>
      <Avatar name={name} src={comment.avatar_image_url} size={root ? 32 : 24} className={styles["avatar"]} />
      <div className={styles["said"]}>
        <div className={styles["head"]}>
          {comment.handle === "" ? <bdi className={styles["name"]}>{name}</bdi>
            : <Link to="/@{$handle}" params={{ handle: comment.handle }} className={styles["name"]}><bdi>{name}</bdi></Link>}
          {time !== null && (onSeek
            ? <button type="button" className={styles["time"]} aria-label={`Play from ${formatTime(time)}`} onClick={() => onSeek(time)}>{formatTime(time)}</button>
            : <span className={styles["time"]}>{formatTime(time)}</span>)}
          <time className={styles["ago"]} dateTime={comment.created_at}>{formatAgo(comment.created_at)}</time>
        </div>
        <p className={styles["text"]} dir="auto"><MarkedText text={comment.text} mentions={comment.user_mentions} /></p>
        <div className={styles["tools"]}>
          {root && clip.allow_comments && !clip.is_trashed && <button type="button" className={styles["tool"]} aria-expanded={answering} onClick={() => setAnswering(!answering)}>Reply</button>}
          {comment.can_delete && <button type="button" className={styles["tool"]} aria-label={`Delete the comment by ${name}`} onClick={() => onDelete(comment)}>Delete</button>}
          {root && comment.reply_count > 0 && (
            <button type="button" className={styles["tool"]} aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? "Hide" : "Show"} {countOf(comment.reply_count, "reply", "replies")}
            </button>
          )}
        </div>
        {answering && (
          <CommentComposer
            clipId={clip.id} answer={{ id: comment.id, handle: comment.handle }} heardAt={null} onCancel={() => setAnswering(false)}
            onSent={() => {
              setAnswering(false);
              setShown(true);
            }}
          />
        )}
        {shown && replies}
      </div>
      <button
        type="button" className={styles["like"]} aria-pressed={comment.is_liked} onClick={() => pressLike(comment)}
        aria-label={`Like the comment by ${name}, ${countOf(comment.like_count, "like")}`}
      >
        <ThumbsUp aria-hidden />{comment.like_count > 0 && <span>{formatCount(comment.like_count)}</span>}
      </button>
    </li>
  );
}
