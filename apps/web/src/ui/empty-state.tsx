import type { ReactNode } from "react";
import { Plate } from "./plate.tsx";
import styles from "./empty-state.module.css";

/** Nothing here: one sentence, one line of help, one way on. `heading` is h1 where it is the whole page. */
export const EmptyState = ({ title, children, action, heading: Heading = "h2" }: { title: string; children?: ReactNode; action?: ReactNode; heading?: "h1" | "h2" | "h3" }) => (
  <div className={styles["room"]}>
    <Plate className={styles["plate"]}>
      <Heading className={styles["title"]}>{title}</Heading>
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
