import { randomUUID } from "node:crypto";
import type { UserId } from "@tunewright/contract";
import type { Db } from "../../database.ts";

/** An account that nobody can sign in to, such as the house's own; made once, found by its e-mail afterwards. */
export async function ensureAccount(db: Db, account: { email: string; handle: string; displayName: string }): Promise<UserId> {
  await db.insertInto("user")
    .values({ id: randomUUID(), email: account.email, email_verified: true, display_name: account.displayName, handle: account.handle, is_handle_updated: true })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await db.selectFrom("user").select("id").where("email", "=", account.email).executeTakeFirstOrThrow();
  return id as UserId;
}
