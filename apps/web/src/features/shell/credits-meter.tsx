import type { Session } from "@tunewright/contract";
import { cx } from "../../lib/cx.ts";
import { formatCount } from "../../lib/format-count.ts";
import { Link } from "../../router/index.ts";
import styles from "./credits-meter.module.css";

export function CreditsMeter({ session }: { session: Session }) {
  const { credits, credits_total: total } = session;
  const share = total > 0 ? Math.min(1, Math.max(0, credits / total)) : 0;
  return (
    <Link to="/account" className={cx(styles["meter"], credits <= 0 && styles["empty"])}>
      <span className={styles["line"]}><span className={styles["label"]}>Credits</span><span className={styles["count"]}>{formatCount(credits)}</span><span className={styles["small"]}>credits</span></span>
      <span className={styles["bar"]}><i style={{ width: `${share * 100}%` }} /></span>
    </Link>
  );
}
