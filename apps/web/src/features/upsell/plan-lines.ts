import type { EndpointResponse, getUsagePlans } from "@tunewright/contract";
import { countOf, formatCount } from "../../lib/format-count.ts";

export type Plan = EndpointResponse<typeof getUsagePlans>["plans"][number];
export type Period = "monthly" | "annual";

/** Lines of the card. Source: specification, section 9. */
const MOST_LINES = 3;

/** What the plan gives, in at most three lines. */
export const planLines = (plan: Plan): string[] => [
  `${countOf(plan.credits, "credit")} a ${plan.credits_period}`,
  `${formatCount(plan.concurrency)} songs generating at once`,
  ...(plan.rights === "commercial" ? ["Commercial use of what you make while subscribed"] : []),
].slice(0, MOST_LINES);

/** The price of a month: of an annual plan a twelfth of the year's. */
export const monthlyPrice = (plan: Plan, period: Period): number => (period === "annual" ? plan.price_annual / 12 : plan.price_monthly);

/** In the currency's own minor unit: whole yen, cents where there are any. */
export function money(amount: number, currency: string): string {
  const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const rounded = Number(amount.toFixed(digits));
  return new Intl.NumberFormat("en", { style: "currency", currency, minimumFractionDigits: Number.isInteger(rounded) ? 0 : digits }).format(rounded);
}
