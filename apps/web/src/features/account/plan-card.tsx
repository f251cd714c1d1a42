import type { EndpointResponse, getUsagePlans } from "@tunewright/contract";
import Check from "lucide-react/icons/check";
import { countOf, formatCount } from "../../lib/format-count.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./plan-card.module.css";

type Plan = EndpointResponse<typeof getUsagePlans>["plans"][number];

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en", { style: "currency", currency, minimumFractionDigits: Number.isInteger(amount) ? 0 : undefined }).format(amount);

export function PlanCard({ plan, current }: { plan: Plan; current: boolean }) {
  return (
    <article className={styles["card"]} aria-current={current || undefined}>
      <div className={styles["head"]}><h3 className={styles["name"]}>{plan.name}</h3>{current && <Tag>Your plan</Tag>}</div>
      <p><span className={styles["price"]}>{money(plan.price_monthly, plan.currency)}</span>{plan.price_monthly > 0 && <span className={styles["per"]}> a month</span>}</p>
      <p className={styles["year"]}>{plan.price_annual > 0 ? `or ${money(plan.price_annual, plan.currency)} once a year` : "No card needed"}</p>
      <ul className={styles["list"]}>
        <li><Check aria-hidden />{countOf(plan.credits, "credit")} a {plan.credits_period}</li>
        <li><Check aria-hidden />{formatCount(plan.concurrency)} songs generating at once</li>
        <li><Check aria-hidden />{plan.rights === "commercial" ? "Commercial use of what you make while subscribed" : "For everything that earns no money"}</li>
      </ul>
    </article>
  );
}
