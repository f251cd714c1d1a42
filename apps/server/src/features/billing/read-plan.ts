import { PLANS, type PlanKey } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../database.ts";

/** The plan a person is on; free for whoever is not known. */
export async function readPlan(db: Db | Tx, userId: string): Promise<PlanKey> {
  const { rows } = await sql<{ plan: string }>`select plan from "user" where id = ${userId}`.execute(db);
  const plan = rows[0]?.plan;
  return plan !== undefined && plan in PLANS ? (plan as PlanKey) : "free";
}
