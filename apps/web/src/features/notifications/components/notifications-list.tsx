import { sentenceFor } from "../../../api/error-sentences.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { markRead, useNotifications } from "../use-notifications.ts";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./notifications-list.module.css";

/** What happened, newest first. `onLeave` when a line is followed. */
export function NotificationsList({ onLeave }: { onLeave(): void }) {
  const { notifications, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications();
  if (isPending) {
    return <div role="status" aria-label="Fetching what happened" className={styles["loading"]}>{[0, 1, 2, 3].map((row) => <Skeleton key={row} height={48} />)}</div>;
  }
  if (isError && notifications.length === 0) {
    return <ErrorState title="This could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  }
  if (notifications.length === 0) {
    return <p className={styles["empty"]}>Nothing yet. When people follow you, or like and discuss your songs, you will read it here.</p>;
  }
  return (
    <>
      {notifications.some((line) => !line.isRead) && (
        <div className={styles["top"]}><Button size="small" tone="quiet" onClick={() => markRead()}>Mark all as read</Button></div>
      )}
      <ul>{notifications.map((notification) => <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />)}</ul>
      {hasNextPage && <Button wide tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Load more</Button>}
    </>
  );
}
