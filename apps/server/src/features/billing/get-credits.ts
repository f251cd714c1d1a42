import { PLANS, type PlanKey } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import { lockAccount, readAccount } from "./billing.repo.ts";
import { balanceOf, settle } from "./billing.state.ts";
import { nextReset, utcDay } from "./credit-period.ts";
import { readPlan } from "./read-plan.ts";

export interface Credits {
  credits: number;
  /** What the period began with, for the meter; never below `credits`. */
  total: number;
  plan: PlanKey;
  nextResetAt: Date;
}

/** A person's credits now. The first look of a day or month writes what lapses and what is granted into the ledger. */
export async function getCredits(db: Db, userId: string, now: Date = new Date()): Promise<Credits> {
  const [plan, stored] = await Promise.all([readPlan(db, userId), readAccount(db, userId)]);
  const settled = stored !== null && settle(stored, plan, now).movements.length === 0;
  const account = settled ? stored : await db.transaction().execute((tx) => lockAccount(tx, userId, now));
  const { amount, period } = PLANS[plan].credits;
  const daily = period === "month" && account.daily_on === utcDay(now) ? PLANS.free.credits.amount : 0;
  const credits = balanceOf(account);
  return { credits, total: Math.max(credits, amount + daily), plan, nextResetAt: nextReset(plan, now) };
}
