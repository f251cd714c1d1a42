import { getBillingInfo, getUsagePlans } from "@tunewright/contract";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/endpoint-query.ts";
import { sentenceFor } from "../api/error-sentences.ts";
import { useSession } from "../api/use-session.ts";
import { LedgerTable } from "../features/account/ledger-table.tsx";
import { PlanCard } from "../features/account/plan-card.tsx";
import { countOf, formatCount } from "../lib/format-count.ts";
import { useTitle } from "../lib/use-title.ts";
import { Link } from "../router/index.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import page from "../ui/page.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./account.module.css";

const whenReset = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** Plan, credits, and every change of them. */
export function AccountPage() {
  useTitle("Account");
  const { session, user, signedOut } = useSession();
  const billing = useQuery({ ...endpointQuery(getBillingInfo, {}), enabled: user !== null, staleTime: 0 });
  const plans = useQuery(endpointQuery(getUsagePlans, {}));
  const info = billing.data;
  // The session hears of every change at once; the ledger is what it was when fetched.
  const credits = session?.credits ?? info?.credits ?? 0;
  return (
    <div className={page["page"]}>
      <div className={page["head"]}><h1>Account</h1></div>
      {signedOut && (
        <EmptyState title="Sign in to see your credits." action={<Link to="/sign-in" search={{ next: "/account" }} className={buttonClass({ tone: "primary", size: "large" })}>Sign in</Link>}>
          The plans below are for everyone.
        </EmptyState>
      )}
      {user && (
        <section className={styles["credits"]} aria-label="Credits">
          <p className={credits <= 0 ? styles["none"] : styles["amount"]}>{formatCount(credits)}</p>
          <div>
            <p className={styles["left"]}>{credits === 1 ? "credit" : "credits"} left of {formatCount(session?.credits_total ?? 0)}</p>
            {info ? <p className={styles["reset"]}>Filled up again on {whenReset.format(new Date(info.next_reset_at))}</p> : <Skeleton width={240} height={18} />}
            {session && <p className={styles["reset"]}>A song costs {countOf(session.credit_costs["create"] ?? 0, "credit")} and gives two takes.</p>}
          </div>
        </section>
      )}
      <section aria-labelledby="plans">
        <div className={page["sectionHead"]}><h2 id="plans">Plans</h2></div>
        {plans.error && !plans.data ? (
          <ErrorState title="The plans could not be fetched." action={<Button onClick={() => void plans.refetch()}>Try again</Button>}>{sentenceFor(plans.error)}</ErrorState>
        ) : (
          <div className={styles["plans"]}>
            {plans.data?.plans.map((plan) => <PlanCard key={plan.plan_key} plan={plan} current={user !== null && session?.plan === plan.plan_key} />)
              ?? [0, 1, 2].map((index) => <Skeleton key={index} height={240} />)}
          </div>
        )}
        <p className={styles["note"]}>This server takes no payments yet. Whoever runs it can move you to another plan.</p>
      </section>
      {user && (
        <section aria-labelledby="ledger">
          <div className={page["sectionHead"]}><h2 id="ledger">Every change of your credits</h2></div>
          {billing.error && !info ? (
            <ErrorState title="The ledger could not be fetched." action={<Button onClick={() => void billing.refetch()}>Try again</Button>}>{sentenceFor(billing.error)}</ErrorState>
          ) : info ? <LedgerTable rows={info.ledger} /> : <Skeleton height={160} />}
        </section>
      )}
    </div>
  );
}
