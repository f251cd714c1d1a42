import { sql } from "kysely";
import type { Db } from "../../database.ts";
import { loadVisibleClip } from "./load-clip.ts";

const COUNTER = { play: "play_count", visit: "visit_count", share: "share_count" } as const;

/** Returns the plays counted so far. Rejects with AppError "not_found". */
export async function countAction(db: Db, viewer: { id: string } | null, clipId: string, action: keyof typeof COUNTER): Promise<number> {
  const clip = await loadVisibleClip(db, clipId, viewer);
  const column = COUNTER[action];
  const row = await db.updateTable("clip").set({ [column]: sql`${sql.ref(column)} + 1` }).where("id", "=", clipId)
    .returning("play_count").executeTakeFirst();
  return row?.play_count ?? clip.play_count;
}
