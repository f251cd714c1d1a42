import type { PlanKey } from "@tunewright/contract";
import type { Db, Tx } from "../../database.ts";
import { type CreditAccount, type Movement, applyMovement, balanceOf, settle } from "./billing.state.ts";
import type { CreditPool } from "./billing.tables.ts";
import { readPlan } from "./read-plan.ts";

const ACCOUNT_COLUMNS = ["daily", "plan", "daily_on", "plan_key", "plan_month"] as const;

/** Null before the person's credits were first touched. */
export async function readAccount(db: Db | Tx, userId: string): Promise<CreditAccount | null> {
  return (await db.selectFrom("credit_account").select(ACCOUNT_COLUMNS).where("user_id", "=", userId).executeTakeFirst()) ?? null;
}

/**
 * The person's account, brought into the current period and locked until the transaction ends: everything that changes credits
 * starts here, so that one person's movements follow one another.
 */
export async function lockAccount(tx: Tx, userId: string, now: Date): Promise<CreditAccount> {
  await tx.insertInto("credit_account").values({ user_id: userId }).onConflict((c) => c.doNothing()).execute();
  const locked = await tx.selectFrom("credit_account").select(ACCOUNT_COLUMNS).where("user_id", "=", userId).forUpdate().executeTakeFirstOrThrow();
  const plan: PlanKey = await readPlan(tx, userId);
  const { account, movements } = settle(locked, plan, now);
  if (movements.length === 0) return locked;
  await tx.updateTable("credit_account")
    .set({ daily_on: account.daily_on, plan_key: account.plan_key, plan_month: account.plan_month })
    .where("user_id", "=", userId).execute();
  const period = (pool: CreditPool) => (pool === "daily" ? now.toISOString().slice(0, 10) : `${plan}:${now.toISOString().slice(0, 7)}`);
  return record(tx, userId, locked, movements, {
    reference: null, note: "", now, key: ({ pool, reason }) => `${reason}:${userId}:${period(pool)}`,
  }, account);
}

/**
 * Appends movements to a locked account and adds them up. The keys are unique in the ledger: what was recorded once cannot be again.
 * `periods` carries the periods of an account that was just settled.
 */
export async function record(
  tx: Tx, userId: string, account: CreditAccount, movements: readonly Movement[],
  entry: { reference: string | null; note: string; now: Date; key: (movement: Movement) => string }, periods: CreditAccount = account,
): Promise<CreditAccount> {
  let running = account;
  const rows = movements.map((movement) => {
    running = applyMovement(running, movement);
    return {
      user_id: userId, pool: movement.pool, amount: movement.amount, balance: balanceOf(running), reason: movement.reason,
      reference: entry.reference, note: entry.note, idempotency_key: entry.key(movement), created_at: entry.now,
    };
  });
  if (rows.length === 0) return account;
  await tx.insertInto("credit_movement").values(rows).execute();
  await tx.updateTable("credit_account").set({ daily: running.daily, plan: running.plan }).where("user_id", "=", userId).execute();
  return { ...periods, daily: running.daily, plan: running.plan };
}

/** Charge and refunds under one reference, oldest first. */
export async function readByReference(tx: Tx, reference: string) {
  return tx.selectFrom("credit_movement").select(["user_id", "pool", "amount", "reason", "idempotency_key"])
    .where("reference", "=", reference).orderBy("id").execute();
}

/** Newest first. */
export async function readStatement(db: Db, userId: string, limit: number) {
  return db.selectFrom("credit_movement").select(["id", "amount", "reason", "note", "balance", "created_at"])
    .where("user_id", "=", userId).orderBy("id", "desc").limit(limit).execute();
}

