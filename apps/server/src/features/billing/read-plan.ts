import type { PlanKey } from "@tunewright/contract";
import type { Db, Tx } from "../../database.ts";

/** The plan a person is on; free for whoever is not known. */
export async function readPlan(db: Db | Tx, userId: string): Promise<PlanKey> {
  const row = await db.selectFrom("user").select("plan").where("id", "=", userId).executeTakeFirst();
  return row?.plan ?? "free";
}
