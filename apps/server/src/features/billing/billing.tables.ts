import type { PlanKey } from "@tunewright/contract";
import type { ColumnType, Generated } from "kysely";

/**
 * Where credits lie. `daily` lapses at 00:00 UTC, `plan` at the end of the paid month.
 */
export type CreditPool = "daily" | "plan";
export type MovementReason = "daily_grant" | "daily_lapse" | "plan_grant" | "plan_lapse" | "charge" | "refund";

/** One row a person: what the movements sum to, by pool, and the lock that serialises them. */
export interface CreditAccountTable {
  user_id: string;
  daily: Generated<number>;
  plan: Generated<number>;
  /** The UTC day (YYYY-MM-DD) whose daily credits were granted last. */
  daily_on: string | null;
  /** Plan and UTC month (YYYY-MM) whose credits lie in `plan`. */
  plan_key: PlanKey | null;
  plan_month: string | null;
}

/** Append-only: a trigger refuses update and delete. */
export interface CreditMovementTable {
  id: Generated<number>;
  user_id: string;
  pool: CreditPool;
  /** Never 0. */
  amount: number;
  /** Of all pools, after this movement. */
  balance: number;
  reason: MovementReason;
  /** Of a charge and its refunds: the same. */
  reference: string | null;
  note: string;
  idempotency_key: string;
  created_at: ColumnType<Date, Date, never>;
}

export interface BillingTables {
  credit_account: CreditAccountTable;
  credit_movement: CreditMovementTable;
}
