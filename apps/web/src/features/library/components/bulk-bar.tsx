import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { countOf } from "../../../lib/format-count.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./bulk-bar.module.css";

/** What can be done with all chosen rows at once; floats over the end of the list. */
export const BulkBar = ({ count, onClear, children }: { count: number; onClear(): void; children: ReactNode }) => (
  <div className={styles.dock}>
    <div className={styles.bar} role="toolbar" aria-label={`${countOf(count, "song")} selected`}>
      <span className={styles.count} role="status">{count} selected</span>
      <span className={styles.line} />
      {children}
      <span className={styles.line} />
      <IconButton label="Select none" icon={<X />} onClick={onClear} />
    </div>
  </div>
);
