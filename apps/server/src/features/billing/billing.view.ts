import type { PlanRow } from "@tunewright/contract";
import type { MovementReason } from "./billing.tables.ts";

interface StatementRow { id: number; amount: number; reason: MovementReason; note: string; balance: number; created_at: Date }

export const presentMovement = ({ id, amount, reason, note, balance, created_at }: StatementRow) => ({
  id: String(id), amount, reason, note, balance, created_at: created_at.toISOString(),
});

export const presentPlan = (plan: PlanRow) => ({
  plan_key: plan.key, name: plan.name, credits: plan.credits.amount, credits_period: plan.credits.period,
  price_monthly: plan.price.monthly, price_annual: plan.price.annual, currency: "USD" as const, concurrency: plan.concurrency, rights: plan.rights,
});
