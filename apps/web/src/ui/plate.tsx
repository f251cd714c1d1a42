import type { ReactNode } from "react";
import { cx } from "../lib/cx.ts";
import styles from "./plate.module.css";

/** The four corner marks of a printing plate. Only round the bench, drop zones and empty states. */
export const Plate = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div className={cx(styles["plate"], className)}>
    <i className={styles["topLeft"]} aria-hidden /><i className={styles["topRight"]} aria-hidden />
    <i className={styles["bottomLeft"]} aria-hidden /><i className={styles["bottomRight"]} aria-hidden />
    {children}
  </div>
);
