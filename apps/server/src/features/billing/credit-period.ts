import { PLANS, type PlanKey } from "@tunewright/contract";

/** YYYY-MM-DD in UTC; sorts as time does. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);
/** YYYY-MM in UTC. */
export const utcMonth = (now: Date): string => now.toISOString().slice(0, 7);

/** When the plan's credits are next renewed. */
export function nextReset(plan: PlanKey, now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return new Date(PLANS[plan].credits.period === "day" ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1));
}
