import { sql, type Selectable } from "kysely";
import type { Database, Db } from "../../database.ts";

export type Person = Selectable<Database["user"]>;

export async function readPerson(db: Db, id: string): Promise<Person | null> {
  return (await db.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

export interface ConfigChange {
  acceptCustomModeTerms: boolean;
  /** Keys to keep in `user.config`; the others stay as they are. */
  config: Record<string, unknown>;
}

/** The moment of the first acceptance stays. */
export async function keepConfig(db: Db, id: string, change: ConfigChange): Promise<void> {
  await sql`
    update "user" set
      config = config || ${JSON.stringify(change.config)}::jsonb,
      accepted_custom_mode_tos_at = case when ${change.acceptCustomModeTerms} then coalesce(accepted_custom_mode_tos_at, now()) else accepted_custom_mode_tos_at end,
      updated_at = now()
    where id = ${id}`.execute(db);
}
