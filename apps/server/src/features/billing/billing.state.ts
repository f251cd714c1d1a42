import { CREDIT_COSTS, PLANS, type PlanKey } from "@tunewright/contract";
import type { CreditPool, MovementReason } from "./billing.tables.ts";
import { utcDay, utcMonth } from "./credit-period.ts";

/** What a person's movements sum to, and the periods its pools belong to. */
export interface CreditAccount {
  daily: number;
  plan: number;
  daily_on: string | null;
  plan_key: PlanKey | null;
  plan_month: string | null;
}

export interface Movement {
  pool: CreditPool;
  amount: number;
  reason: MovementReason;
}

export const EMPTY_ACCOUNT: CreditAccount = { daily: 0, plan: 0, daily_on: null, plan_key: null, plan_month: null };
const DAILY_CREDITS = PLANS.free.credits.amount;
const GENERATION = CREDIT_COSTS.create;

export const balanceOf = (account: CreditAccount): number => account.daily + account.plan;

export const applyMovement = (account: CreditAccount, { pool, amount }: Movement): CreditAccount => ({ ...account, [pool]: account[pool] + amount });

/**
 * Brings an account into the current day and month: what lapses and what is granted. Pure; settling twice changes nothing.
 * A clock that runs behind another process's never lapses what that one granted.
 */
export function settle(account: CreditAccount, plan: PlanKey, now: Date): { account: CreditAccount; movements: Movement[] } {
  const movements: Movement[] = [];
  let next = account;
  const move = (pool: CreditPool, amount: number, reason: MovementReason) => {
    if (amount === 0) return;
    const movement: Movement = { pool, amount, reason };
    movements.push(movement);
    next = applyMovement(next, movement);
  };

  const month = utcMonth(now);
  const paid = PLANS[plan].credits.period === "month";
  const newMonth = account.plan_month !== null && account.plan_month < month;
  // Within a month the larger plan stands: going down and up again grants nothing twice.
  const larger = paid && (account.plan_key === null || PLANS[plan].credits.amount > PLANS[account.plan_key].credits.amount);
  if (newMonth || larger) {
    move("plan", -next.plan, "plan_lapse");
    next = { ...next, plan_key: null, plan_month: null };
    if (paid) {
      move("plan", PLANS[plan].credits.amount, "plan_grant");
      next = { ...next, plan_key: plan, plan_month: month };
    }
  }

  const day = utcDay(now);
  if (next.daily_on === null || next.daily_on < day) {
    move("daily", -next.daily, "daily_lapse");
    // Who pays gets the daily credits only once the plan's have run out.
    if (!paid || next.plan < GENERATION) {
      move("daily", DAILY_CREDITS, "daily_grant");
      next = { ...next, daily_on: day };
    }
  }
  return { account: next, movements };
}

/** From which pools an amount is paid, soonest to lapse first; null where it is not covered. */
export function spend(account: CreditAccount, amount: number): Movement[] | null {
  if (balanceOf(account) < amount) return null;
  const daily = Math.min(amount, account.daily);
  return nonZero([
    { pool: "daily", amount: -daily, reason: "charge" },
    { pool: "plan", amount: -(amount - daily), reason: "charge" },
  ]);
}

/**
 * Where credits go back to: the pool they came from, last paid first, as long as that pool's period is the current one;
 * otherwise the pool that is, so that a refund never lapses on arrival. `account` must be settled.
 */
export function giveBack(
  account: CreditAccount, charged: readonly { pool: CreditPool; amount: number }[], alreadyRefunded: number, amount: number, now: Date,
): Movement[] {
  let skip = alreadyRefunded;
  let left = amount;
  const back: Record<CreditPool, number> = { daily: 0, plan: 0 };
  for (const { pool, amount: paid } of charged.toReversed()) {
    const skipped = Math.min(skip, -paid);
    const given = Math.min(left, -paid - skipped);
    skip -= skipped;
    left -= given;
    back[pool] += given;
  }
  if (account.plan_month === null) {
    back.daily += back.plan;
    back.plan = 0;
  } else if (account.daily_on === null || account.daily_on < utcDay(now)) {
    back.plan += back.daily;
    back.daily = 0;
  }
  return nonZero([{ pool: "daily", amount: back.daily, reason: "refund" }, { pool: "plan", amount: back.plan, reason: "refund" }]);
}

const nonZero = (movements: Movement[]): Movement[] => movements.filter((movement) => movement.amount !== 0);
