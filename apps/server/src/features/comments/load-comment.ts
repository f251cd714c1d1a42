import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { isBlocked } from "../blocks/index.ts";
import { loadVisibleClip, type ClipRow } from "../clips/index.ts";
import { canRead } from "./comments.policy.ts";
import { readComment, type CommentRow } from "./comments.repo.ts";

/** A comment and its song. Rejects with AppError "not_found" where the person may see neither. */
export async function loadComment(db: Db, id: string, viewer: { id: string } | null): Promise<{ comment: CommentRow; song: ClipRow }> {
  const gone = () => new AppError("not_found", "This comment is not here any more.");
  const comment = await readComment(db, id);
  if (!comment || (await isBlocked(db, viewer, comment.user_id))) throw gone();
  const song = await loadVisibleClip(db, comment.clip_id, viewer).catch(() => { throw gone(); });
  if (!canRead(viewer, song)) throw gone();
  return { comment, song };
}
