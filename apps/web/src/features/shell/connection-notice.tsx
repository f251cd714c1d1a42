import { useQuery } from "@tanstack/react-query";
import { sentenceFor } from "../../api/error-sentences.ts";
import { sessionQuery } from "../../api/use-session.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./connection-notice.module.css";

/** Across the top while the server does not answer; what is on screen stays, and it asks again by itself. */
export function ConnectionNotice() {
  const { error, refetch, isFetching } = useQuery(sessionQuery);
  if (!error) return null;
  return (
    <div role="alert" className={styles["notice"]}>
      <span>{sentenceFor(error)}</span>
      <Button size="small" tone="outline" loading={isFetching} onClick={() => void refetch()}>Try again</Button>
    </div>
  );
}
