import type { ReactNode } from "react";
import styles from "./field.module.css";

/** Read by screen readers, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={styles["hidden"]}>{children}</span>;
