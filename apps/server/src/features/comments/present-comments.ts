import { findMentions, type ClipId, type Comment, type CommentId, type UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { canDelete } from "./comments.policy.ts";
import { findPeople, readLiked, readPeople, type CommentRow, type Person } from "./comments.repo.ts";

type Viewer = { id: string } | null;
interface Song { user_id: string; allow_comments: boolean; trashed_at: Date | null }

/** Who wrote before they left. */
const GONE: Omit<Person, "id"> = { handle: "", display_name: "Someone who left", avatar_image_url: null };

/** Rows → wire, in their order: three queries, however many rows. */
export async function presentComments(db: Db, rows: readonly CommentRow[], song: Song, viewer: Viewer): Promise<Comment[]> {
  const named = new Map(rows.map((row) => [row.id, findMentions(row.text)]));
  const [people, liked, mentioned] = await Promise.all([
    readPeople(db, [...new Set(rows.map((row) => row.user_id))]), readLiked(db, viewer?.id ?? null, rows.map((row) => row.id)),
    findPeople(db, [...new Set([...named.values()].flat().map((handle) => handle.toLowerCase()))]),
  ]);
  const exist = new Set(mentioned.map(({ handle }) => handle.toLowerCase()));
  return rows.map((row) => {
    const person = people.get(row.user_id) ?? GONE;
    return {
      id: row.id as CommentId, clip_id: row.clip_id as ClipId, parent_id: row.parent_id as CommentId | null, text: row.text, time_s: row.time_s,
      created_at: row.created_at.toISOString(), user_id: row.user_id as UserId,
      handle: person.handle, display_name: person.display_name, avatar_image_url: person.avatar_image_url,
      like_count: row.like_count, is_liked: liked.has(row.id), reply_count: row.reply_count, can_delete: canDelete(viewer, song, row),
      user_mentions: (named.get(row.id) ?? []).map((handle) => handle.toLowerCase()).filter((handle) => exist.has(handle)),
    };
  });
}
