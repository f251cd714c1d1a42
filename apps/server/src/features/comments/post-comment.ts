import { randomUUID } from "node:crypto";
import { LIMITS, findMentions, type EndpointInput, type postComment as endpoint } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { loadVisibleClip } from "../clips/index.ts";
import { notify, type Happening } from "../notifications/index.ts";
import { canComment } from "./comments.policy.ts";
import { addToCount, findPeople, lockClip, readComment, type CommentRow } from "./comments.repo.ts";

type Body = EndpointInput<typeof endpoint>["body"];

/** Letters, digits, signs: something to see. Spaces, zero-width and other invisible characters alone are not. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Mn}\u2800\u3164]/u;

/**
 * Says something under a song, or answers a comment of it; an answer to an answer goes to the same comment. Tells the song's maker, who
 * is answered and who is named. Returns the comment and the people to tell. Rejects with AppError "not_found", "not_allowed" or
 * "invalid_request".
 */
export async function postComment(db: Db, viewer: { id: string }, clipId: string, body: Body): Promise<{ comment: CommentRow; told: string[] }> {
  const text = tidy(body.text);
  if (!VISIBLE.test(text)) throw new AppError("invalid_request", "Write something first.", { fields: { text: "Write something first." } });
  await loadVisibleClip(db, clipId, viewer);
  return db.transaction().execute(async (tx) => {
    const song = await lockClip(tx, clipId);
    if (!song) throw new AppError("not_found", "This song is not here. It may have been deleted.");
    if (!canComment(song)) throw new AppError("not_allowed", "Comments are off for this song.");
    const parent = body.parent_id ? await loadParent(tx, clipId, body.parent_id) : null;
    const time = body.time_s ?? null;
    const comment = await tx.insertInto("comment").values({
      id: randomUUID(), clip_id: clipId, user_id: viewer.id, parent_id: parent?.root ?? null, text,
      time_s: time === null || song.duration === null ? time : Math.min(time, song.duration),
    }).returningAll().executeTakeFirstOrThrow();
    if (parent) await tx.updateTable("comment").set({ reply_count: sql<number>`reply_count + 1` }).where("id", "=", parent.root).execute();
    await addToCount(tx, clipId, 1);
    return { comment, told: await notify(tx, await happeningsOf(tx, comment, song.user_id, parent?.userId ?? null)) };
  });
}

/** Line breaks as one kind, at most one empty line in a row, nothing at the ends. */
const tidy = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/\n\s*\n\s*\n+/g, "\n\n").trim();

async function loadParent(tx: Tx, clipId: string, id: string): Promise<{ root: string; userId: string }> {
  const comment = await readComment(tx, id);
  if (!comment || comment.clip_id !== clipId) throw new AppError("not_found", "The comment you answer is not here any more.");
  return { root: comment.parent_id ?? comment.id, userId: comment.user_id };
}

/** Each person hears once: as the maker, else as who is answered, else as who is named. */
async function happeningsOf(tx: Tx, comment: CommentRow, maker: string, answered: string | null): Promise<Happening[]> {
  const common = { by: comment.user_id, clipId: comment.clip_id, commentId: comment.id, text: comment.text };
  const named = await findPeople(tx, findMentions(comment.text).slice(0, LIMITS.commentMentions));
  const told = new Map<string, Happening>();
  for (const to of [maker, answered]) if (to !== null) told.set(to, { type: "comment", to, ...common });
  for (const { id: to } of named) if (!told.has(to)) told.set(to, { type: "mention", to, ...common });
  return [...told.values()];
}
