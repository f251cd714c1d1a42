import { LIMITS, clipId, type Clip, type EndpointInput, type getFeed as endpoint } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { presentClips } from "../clips/index.ts";
import { countLikedClips, countOwnClips, listLikedClips, listOwnClips, type OwnFilter } from "./clip-skeletons.ts";

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
  const filter: OwnFilter = {
    isPublic: query.is_public, isTrashed: query.is_trashed, text: query.q, model: query.model, kind: query.is_uploaded_audio ? "upload" : query.type,
    bpm: { min: query.bpm_min, max: query.bpm_max }, created: { after: moment(query.created_after), before: moment(query.created_before) },
  };
  const skeleton = await (query.is_liked ? listLikedClips : listOwnClips)(db, viewer.id, filter, place);
  const [clips, total] = await Promise.all([
    presentClips(db, skeleton.ids, viewer),
    // A search through all lyrics is not done to the end for a number.
    query.q?.trim() ? place.offset + skeleton.ids.length + Number(skeleton.nextCursor !== null) : (query.is_liked ? countLikedClips : countOwnClips)(db, viewer.id, filter),
  ]);
  return { clips, current_page: currentPage, num_total_results: total, next_cursor: skeleton.nextCursor };
}

const moment = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

function chosen(ids: string): string[] {
  const wanted = [...new Set(ids.split(",").map((id) => id.trim()).filter(Boolean))];
  if (wanted.length > LIMITS.bulkIds || !wanted.every((id) => clipId.safeParse(id).success)) {
    throw new AppError("invalid_request", "These are not ids of songs.", { fields: { ids: `At most ${LIMITS.bulkIds} ids, parted by commas.` } });
  }
  return wanted.map((id) => id.toLowerCase());
}
