import type { Db } from "../../database.ts";
import type { Maker } from "./generation.policy.ts";

/** What the rules need to know of a person. */
export async function readMaker(db: Db, userId: string): Promise<Maker> {
  const row = await db.selectFrom("user").select(["plan", "accepted_custom_mode_tos_at"]).where("id", "=", userId).executeTakeFirstOrThrow();
  return { id: userId, plan: row.plan, acceptedCustomTerms: row.accepted_custom_mode_tos_at !== null };
}
