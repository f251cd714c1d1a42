import { createHash } from "node:crypto";
import type { EndpointInput, attributeShare } from "@tunewright/contract";
import type { Db } from "../../database.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A share is attributed for so long. Source: specification, section 9. */
const KEPT_DAYS = 30;
const SHARE_ID = /^[\w-]{1,64}$/;

/** Keeps who gave a song away and where to; the same id twice is once. Ids that are none of ours are nothing. */
export async function recordShare(db: Db, share: { id: string | undefined; clipId: string; userId: string | null; platform: string }): Promise<void> {
  if (share.id === undefined || !SHARE_ID.test(share.id)) return;
  await db.insertInto("share").values({ id: share.id, clip_id: share.clipId, user_id: share.userId, platform: share.platform })
    .onConflict((conflict) => conflict.doNothing()).execute();
}

/** Whoever is not signed in is told apart by address for one day, and not remembered by it. */
const strangerOf = (address: string, now: Date): string =>
  `~${createHash("sha256").update(`${address} ${Math.floor(now.getTime() / DAY_MS)}`).digest("base64url").slice(0, 22)}`;

/** Notes that somebody came by a link; once for each person and link. */
export async function recordVisit(db: Db, visitor: { userId: string | null; address: string }, body: EndpointInput<typeof attributeShare>["body"], now = new Date()): Promise<void> {
  await db.insertInto("share_visit").values({ ...body, visitor: visitor.userId ?? strangerOf(visitor.address, now) }).onConflict((conflict) => conflict.doNothing()).execute();
}

/** Forgets visits that no longer count. Returns how many. */
export async function forgetVisits(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("share_visit").where("created_at", "<", new Date(now.getTime() - KEPT_DAYS * DAY_MS)).executeTakeFirst();
  return Number(numDeletedRows);
}
