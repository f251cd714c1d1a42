import { Button } from "../ui/button.tsx";
import { Plate } from "../ui/plate.tsx";
import styles from "./error-fallback.module.css";

/** The page crashed. Texts of the specification, to the letter. */
export const ErrorFallback = ({ error }: { error: unknown }) => (
  <div className={styles["page"]} role="alert">
    <Plate className={styles["plate"]}>
      <h1 className={styles["title"]}>An error occured. Please try again.</h1>
      <p className={styles["message"]}>{error instanceof Error ? error.message : String(error)}</p>
      <Button tone="primary" size="large" onClick={() => location.reload()}>Retry</Button>
    </Plate>
  </div>
);
