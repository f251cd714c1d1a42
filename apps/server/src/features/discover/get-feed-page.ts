import { LIMITS, type EndpointInput, type getPublicFeed } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { decodePlace } from "./cursor.ts";
import { listNew, listNewOfStyle, listTrending, type Skeleton } from "./discover.repo.ts";
import { listFollowing } from "./list-following.ts";
import { decodeOffset, listForYou } from "./list-for-you.ts";

/** The ids of one page of public songs, in the order asked for. Rejects with AppError "invalid_request" or "not_signed_in". */
export async function getFeedPage(db: Db, viewer: { id: string } | null, query: EndpointInput<typeof getPublicFeed>["query"]): Promise<Skeleton> {
  const { order, cursor, style } = query;
  const limit = LIMITS.feedPage;
  if (order === "new" || order === "trending") {
    if (style?.includes("\0")) throw new AppError("invalid_request", "There is no such style.", { fields: { style: "Remove the NUL character." } });
    const after = cursor === undefined ? null : decodePlace(cursor, order);
    if (order === "trending") return listTrending(db, { after, limit, style });
    return style === undefined ? listNew(db, { after, limit }) : listNewOfStyle(db, { after, limit, style });
  }
  if (style !== undefined) throw new AppError("invalid_request", "This list is not kept by style.", { fields: { style: "Only new and trending songs are listed by style." } });
  if (order === "following") {
    const after = cursor === undefined ? null : decodePlace(cursor, "new");
    if (!viewer) throw new AppError("not_signed_in", "Sign in to hear the people you follow.");
    return listFollowing(db, viewer.id, { after, limit });
  }
  // Nothing is known of a visitor's taste: what is heard most is for them.
  if (!viewer) return listTrending(db, { after: cursor === undefined ? null : decodePlace(cursor, "trending"), limit });
  return listForYou(db, viewer.id, { offset: decodeOffset(cursor), limit });
}
