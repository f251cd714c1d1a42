import { countOf } from "../../lib/format-count.ts";
import { sweepOf, stageClass } from "../../ui/sweep.ts";
import { cx } from "../../lib/cx.ts";
import styles from "./starter-notice.module.css";

/** A fresh house fills its shelves itself; until then it says how far it is. */
export function StarterNotice({ planned, done }: { planned: number; done: number }) {
  const sweep = sweepOf(planned > 0 ? done / planned : 0);
  return (
    <div className={cx(styles["notice"], sweep.className)} style={sweep.style} role="status">
      <p className={styles["title"]}>The house is making its first songs.</p>
      <p className={stageClass}>{done === 0 ? `${countOf(planned, "song")} to come` : `${done} of ${planned} are here`}; yours always go first</p>
    </div>
  );
}
