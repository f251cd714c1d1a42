import type { PlanFeature } from "@tunewright/contract";
import { getUsagePlans } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { sentenceFor } from "../../api/error-sentences.ts";
import { useSession } from "../../api/use-session.ts";
import { Link } from "../../router/index.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { money, monthlyPrice, planLines, type Period, type Plan } from "./plan-lines.ts";
import styles from "./upsell-dialog.module.css";
import { offeredFrom } from "./upsell-features.ts";

/** What a paid plan adds, feature by feature, beside the one plan that is offered here. */
export function UpsellDialog({ feature, onClose }: { feature: PlanFeature; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="More with Pro" width={760} className={styles["dialog"]}>
      <div className={styles["columns"]}>
        <Carousel first={feature} />
        <Offer onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Carousel({ first }: { first: PlanFeature }) {
  const [offered] = useState(() => offeredFrom(first));
  const [at, setAt] = useState(0);
  const { feature } = offered[at]!;
  const Icon = feature.icon;
  const go = (steps: number) => setAt((at + steps + offered.length) % offered.length);
  return (
    <section className={styles["carousel"]} aria-roledescription="carousel" aria-label="What Pro adds">
      <div className={styles["print"]} style={{ "--ink": `var(--sec-${feature.ink})` } as React.CSSProperties} aria-hidden><Icon /></div>
      <div aria-live="polite">
        <VisuallyHidden>{at + 1} of {offered.length}: </VisuallyHidden>
        <h3 className={styles["title"]}>{feature.title}</h3>
        <p className={styles["subtitle"]}>{feature.subtitle}{feature.enabled ? "" : " Not in this house yet."}</p>
      </div>
      <div className={styles["steps"]}>
        <IconButton label="Previous feature" tooltip={false} icon={<ChevronLeft />} onClick={() => go(-1)} />
        <span className={styles["dots"]} aria-hidden>{offered.map(({ key }, index) => <i key={key} className={index === at ? styles["on"] : undefined} />)}</span>
        <IconButton label="Next feature" tooltip={false} icon={<ChevronRight />} onClick={() => go(1)} />
      </div>
    </section>
  );
}

function Offer({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const { data, error, refetch } = useQuery(endpointQuery(getUsagePlans, {}));
  const [period, setPeriod] = useState<Period>("annual");
  const [currency, setCurrency] = useState<string | null>(null);
  const offers = data?.plans.filter((plan) => plan.plan_key === "pro");
  if (error && !data) return <ErrorState title="The plan could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  const plan: Plan | undefined = offers?.find((one) => one.currency === currency) ?? offers?.[0];
  if (!plan || !offers) return <Skeleton width="100%" height={280} />;
  return (
    <article className={styles["card"]} aria-label={`${plan.name} plan`}>
      <header className={styles["head"]}>
        <h3 className={styles["name"]}>{plan.name}</h3>
        <label className={styles["currency"]}>
          <VisuallyHidden>Currency</VisuallyHidden>
          <select value={plan.currency} onChange={(event) => setCurrency(event.target.value)}>{offers.map((one) => <option key={one.currency}>{one.currency}</option>)}</select>
        </label>
      </header>
      <SegmentedControl label="Billing period" value={period} onChange={setPeriod} options={[{ value: "monthly", label: "Monthly" }, { value: "annual", label: "Annual" }]} />
      <p className={styles["price"]}>
        <b>{money(monthlyPrice(plan, period), plan.currency)}</b> a month
        {period === "annual" && <span className={styles["year"]}>{money(plan.price_annual, plan.currency)} once a year</span>}
      </p>
      <ul className={styles["lines"]}>{planLines(plan).map((line) => <li key={line}><Check aria-hidden />{line}</li>)}</ul>
      {session?.plan === "free" && <Link to="/account" className={buttonClass({ tone: "primary", size: "large", wide: true })} onClick={onClose}>Choose {plan.name}</Link>}
      <Link to="/account" className={styles["all"]} onClick={onClose}>See all plans →</Link>
    </article>
  );
}
