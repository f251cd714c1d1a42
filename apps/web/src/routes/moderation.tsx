import { useSession } from "../api/use-session.ts";
import { ReportQueue } from "../features/moderation/components/report-queue.tsx";
import { useTitle } from "../lib/use-title.ts";
import page from "../ui/page.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { NotFoundPage } from "./not-found.tsx";

/** For staff: reports to decide. Nobody else finds it. */
export function ModerationPage() {
  useTitle("Reports");
  const { session } = useSession();
  if (session && !session.roles.is_staff) return <NotFoundPage />;
  return (
    <div className={page["page"]}>
      <div className={page["head"]}><h1>Reports</h1></div>
      {session ? <ReportQueue /> : <Skeleton height={120} />}
    </div>
  );
}
