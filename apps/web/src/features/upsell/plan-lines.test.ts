import { expect, test } from "vitest";
import { money, monthlyPrice, planLines, type Plan } from "./plan-lines.ts";
import { UPSELL_FEATURES, offeredFrom } from "./upsell-features.ts";

const plan: Plan = { plan_key: "pro", name: "Pro", credits: 2500, credits_period: "month", price_monthly: 10, price_annual: 96, currency: "USD", concurrency: 10, rights: "commercial" };

test("the card shows at most three lines, and an annual price by the month", () => {
  expect(planLines(plan)).toHaveLength(3);
  expect([monthlyPrice(plan, "monthly"), monthlyPrice(plan, "annual")]).toEqual([10, 8]);
});

test("prices stand in their own minor unit", () => {
  expect([money(8, "USD"), money(8.5, "USD"), money(833.4, "JPY"), money(96 / 12.5, "EUR")]).toEqual(["$8", "$8.50", "¥833", "€7.68"]);
});

test("the feature that was asked for comes first, what is not here yet only when it was asked for", () => {
  expect(offeredFrom("stems")[0]?.key).toBe("stems");
  expect(offeredFrom("stems").every(({ feature }) => feature.enabled)).toBe(true);
  expect(offeredFrom("personas").filter(({ feature }) => !feature.enabled).map(({ key }) => key)).toEqual(["personas"]);
  expect(new Set(offeredFrom("stems").map(({ key }) => key)).size).toBe(Object.values(UPSELL_FEATURES).filter(({ enabled }) => enabled).length);
});
