import { PLANS, PLAN_KEYS, getBillingInfo, getUsagePlans } from "@tunewright/contract";
import type { Db } from "../../database.ts";
import type { Http } from "../../platform/http/http.ts";
import { readStatement } from "./billing.repo.ts";
import { presentMovement, presentPlan } from "./billing.view.ts";
import { getCredits } from "./get-credits.ts";

const STATEMENT_ROWS = 50;

export function mountBilling(http: Http, { db }: { db: Db }): void {
  http.mount(getBillingInfo, async ({ viewer }) => {
    // First, since it may write rows that belong in the statement.
    const { credits, total, plan, nextResetAt } = await getCredits(db, viewer.id);
    const statement = await readStatement(db, viewer.id, STATEMENT_ROWS);
    return { plan, credits, credits_total: total, next_reset_at: nextResetAt.toISOString(), ledger: statement.map(presentMovement) };
  });

  http.mount(getUsagePlans, async () => ({ plans: PLAN_KEYS.map((key) => presentPlan(PLANS[key])) }));
}
