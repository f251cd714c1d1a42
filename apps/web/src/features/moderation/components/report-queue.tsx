import { REPORT_DECISIONS, decideReport, listReports, type EndpointResponse } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { keyOf } from "../../../api/endpoint-query.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { queryClient } from "../../../api/query-client.ts";
import { clipTitle } from "../../../lib/clip-words.ts";
import { formatAgo } from "../../../lib/format-date.ts";
import { Link } from "../../../router/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { toast } from "../../../ui/toast.ts";
import { FLAG_WORDS, isWebAddress } from "../report-rules.ts";
import styles from "./report-queue.module.css";

type Report = EndpointResponse<typeof listReports>["reports"][number];
type Decision = (typeof REPORT_DECISIONS)[number];
const DECISIONS: Record<Decision, { label: string; done: string }> = {
  dismiss: { label: "Dismiss", done: "The report is dismissed." }, hide: { label: "Hide song", done: "The song is link only now." }, warn: { label: "Warn maker", done: "Its maker is warned." },
};

/** For staff: what people told the house, oldest first. */
export function ReportQueue() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...keyOf(listReports), "pages"], queryFn: ({ pageParam, signal }) => call(listReports, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null, getNextPageParam: (last) => last.next_cursor, staleTime: 0,
  });
  const reports = data?.pages.flatMap((page) => page.reports);
  if (error && !reports) return <ErrorState title="The reports could not be fetched." action={<Button onClick={() => void refetch()}>Try again</Button>}>{sentenceFor(error)}</ErrorState>;
  if (!reports) return <Skeleton height={120} />;
  if (reports.length === 0) return <p className={styles["none"]}>Nothing to decide.</p>;
  return (
    <>
      <ul aria-label="Open reports">{reports.map((report) => <Row key={report.id} report={report} />)}</ul>
      {hasNextPage && <Button wide tone="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>Show more</Button>}
    </>
  );
}

function Row({ report }: { report: Report }) {
  const [busy, setBusy] = useState<Decision | null>(null);
  const decide = async (decision: Decision) => {
    setBusy(decision);
    try {
      await call(decideReport, { params: { id: report.id }, body: { decision } });
      toast(DECISIONS[decision].done);
      await queryClient.invalidateQueries({ queryKey: keyOf(listReports) });
    } catch (error) {
      toast(sentenceFor(error), { tone: "error" });
      setBusy(null);
    }
  };
  const { clip } = report;
  return (
    <li className={styles["report"]}>
      {clip ? <Cover clip={clip} size={64} /> : <span className={styles["blank"]} />}
      <div className={styles["words"]}>
        <p className={styles["title"]}>
          {clip ? <Link to="/song/$clipId" params={{ clipId: clip.id }}>{clipTitle(clip)}</Link> : "A song that is gone"} <Tag>{report.kind === "copyright" ? `Copyright: ${report.ownership === "mine" ? "own work" : "of somebody else"}` : "Flag"}</Tag>
        </p>
        <p className={styles["reasons"]}>{report.reasons.map((reason) => (reason in FLAG_WORDS ? FLAG_WORDS[reason as keyof typeof FLAG_WORDS] : reason)).join(", ")}</p>
        {report.text !== "" && <p dir="auto" className={styles["text"]}>{report.text}</p>}
        {isWebAddress(report.link) && <p className={styles["text"]}><a href={report.link} target="_blank" rel="noopener noreferrer nofollow">{report.link}</a></p>}
        <p className={styles["by"]}>by <Link to="/@{$handle}" params={{ handle: report.reporter.handle }}><bdi>{report.reporter.display_name || report.reporter.handle}</bdi></Link>, {formatAgo(report.created_at)}</p>
        <div className={styles["tools"]}>
          {REPORT_DECISIONS.map((decision) => (
            <Button key={decision} size="small" tone={decision === "hide" ? "danger" : "outline"} loading={busy === decision} onClick={() => void decide(decision)}>{DECISIONS[decision].label}</Button>
          ))}
        </div>
      </div>
    </li>
  );
}
