import Construction from "lucide-react/icons/construction";
import { useSite } from "../../api/use-site.ts";
import { cx } from "../../lib/cx.ts";
import styles from "./maintenance-banner.module.css";

/** Across the top while the operator says so: orange while it is going on, blue while it is to come. */
export function MaintenanceBanner() {
  const notice = useSite()?.maintenance;
  if (!notice) return null;
  return (
    <div role="status" className={cx(styles["banner"], styles[notice.kind])}>
      <Construction aria-hidden width={18} height={18} />
      <span><b>{notice.kind === "maintenance" ? "Maintenance" : "Scheduled maintenance"}</b> {notice.text}</span>
    </div>
  );
}
