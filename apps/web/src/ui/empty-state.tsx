import type { ReactNode } from "react";
import { Plate } from "./plate.tsx";
import styles from "./empty-state.module.css";

/** Nothing here: one sentence, one line of help, one way on. */
export const EmptyState = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={styles["room"]}>
    <Plate className={styles["plate"]}>
      <h2 className={styles["title"]}>{title}</h2>
      {children && <p className={styles["help"]}>{children}</p>}
      {action}
    </Plate>
  </div>
);

/** Something went wrong with a part of the page: what happened, what is kept, the way on. */
export const ErrorState = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={styles["error"]} role="alert">
    <div className={styles["errorText"]}>
      <p className={styles["errorTitle"]}>{title}</p>
      {children && <p className={styles["help"]}>{children}</p>}
    </div>
    {action}
  </div>
);
