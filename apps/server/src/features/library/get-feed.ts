import { LIMITS, clipId, type Clip, type EndpointInput, type getFeed as endpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { presentClips } from "../clips/index.ts";
import { countLikedClips, countOwnClips, listLikedClips, listOwnClips } from "./clip-skeletons.ts";

interface Feed { clips: Clip[]; current_page: number; num_total_results: number; next_cursor: string | null }

/**
 * Chosen clips by id, for anyone: having the id is having the link. Or a page of the viewer's own clips, or of those they like.
 * Rejects with AppError "not_signed_in" or "invalid_request".
 */
export async function getFeed(db: Db, viewer: { id: string } | null, query: EndpointInput<typeof endpoint>["query"]): Promise<Feed> {
  if (query.ids !== undefined) {
    const clips = await presentClips(db, chosen(query.ids), viewer);
    return { clips, current_page: 0, num_total_results: clips.length, next_cursor: null };
  }
  if (!viewer) throw new AppError("not_signed_in", "Sign in to see your songs.");
  const currentPage = query.page ?? 0;
  const place = { cursor: query.cursor, offset: currentPage * LIMITS.feedPage, limit: LIMITS.feedPage };
  // Nothing can be uploaded yet.
  if (query.is_uploaded_audio) return { clips: [], current_page: currentPage, num_total_results: 0, next_cursor: null };
  const filter = { isPublic: query.is_public, isTrashed: query.is_trashed, text: query.q };
  const [skeleton, total] = await Promise.all(query.is_liked
    ? [listLikedClips(db, viewer.id, place), countLikedClips(db, viewer.id)]
    : [listOwnClips(db, viewer.id, filter, place), countOwnClips(db, viewer.id, filter)]);
  return { clips: await presentClips(db, skeleton.ids, viewer), current_page: currentPage, num_total_results: total, next_cursor: skeleton.nextCursor };
}

function chosen(ids: string): string[] {
  const wanted = [...new Set(ids.split(",").map((id) => id.trim()).filter(Boolean))];
  if (wanted.length > LIMITS.bulkIds || !wanted.every((id) => clipId.safeParse(id).success)) {
    throw new AppError("invalid_request", "These are not ids of songs.", { fields: { ids: `At most ${LIMITS.bulkIds} ids, parted by commas.` } });
  }
  return wanted.map((id) => id.toLowerCase());
}
