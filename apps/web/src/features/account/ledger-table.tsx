import type { EndpointResponse, getBillingInfo } from "@tunewright/contract";
import { cx } from "../../lib/cx.ts";
import { formatCount } from "../../lib/format-count.ts";
import styles from "./ledger-table.module.css";

type Row = EndpointResponse<typeof getBillingInfo>["ledger"][number];

const when = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
const words = (reason: string): string => {
  const plain = reason.replace(/[_-]+/g, " ");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
};

/** Rows sum to the balance; newest first. */
export function LedgerTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <p className={styles["none"]}>Nothing yet. Your first song will be the first line.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles["scroll"]} tabIndex={0} aria-label="Ledger">
      <table className={styles["table"]}>
        <thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col" className={styles["number"]}>Credits</th><th scope="col" className={styles["number"]}>Balance</th></tr></thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={styles["when"]}><time dateTime={row.created_at}>{when.format(new Date(row.created_at))}</time></td>
              <td>{words(row.reason)}{row.note && <span className={styles["note"]}> {row.note}</span>}</td>
              <td className={cx(styles["number"], row.amount > 0 && styles["gain"])}>{row.amount > 0 ? "+" : "−"}{formatCount(Math.abs(row.amount))}</td>
              <td className={styles["number"]}>{formatCount(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
