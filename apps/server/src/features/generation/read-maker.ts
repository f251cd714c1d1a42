import type { PlanKey } from "@tunewright/contract";
import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Maker } from "./generation.policy.ts";

/** What the rules need to know of a person. */
export async function readMaker(db: Db, userId: string): Promise<Maker> {
  const { rows } = await sql<{ plan: PlanKey; accepted: boolean }>`
    select plan, has_accepted_custom_mode_tos as accepted from "user" where id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no user ${userId}`);
  return { id: userId, plan: row.plan, acceptedCustomTerms: row.accepted };
}
