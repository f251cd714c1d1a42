import type { Clip, Project, ProjectId } from "@tunewright/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import { isApiError } from "../../../api/api-error.ts";
import { sentenceFor } from "../../../api/error-sentences.ts";
import { isPlayable, mayBeQueued } from "../../../lib/clip-words.ts";
import { formatCount } from "../../../lib/format-count.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { player } from "../../../player/player.ts";
import { Link } from "../../../router/index.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { takeForKey } from "../group-takes.ts";
import { playTake } from "../switch-take.ts";
import { workspaceClips } from "../workspace-clips.ts";
import type { RowHandlers } from "./take-row.tsx";
import { WorkspaceList } from "./workspace-list.tsx";
import { WorkspaceMenu } from "./workspace-menu.tsx";
import list from "./workspace-list.module.css";
import styles from "./workspace-panel.module.css";

interface Props {
  /** Null: the default workspace. */
  projectId: ProjectId | null;
  /** Pages to load at once, from the address. */
  page: number;
  chosenId: string | null;
  scroller: () => HTMLElement | null;
  /** Phones: a tap on a row plays it; elsewhere a press chooses it. */
  tapPlays: boolean;
  onChooseProject(project: Project): void;
  onChoose(clip: Clip | null): void;
  onCancel(clip: Clip): void;
  onTryAgain(clip: Clip): void;
  onTrash(clips: readonly Clip[]): void;
  menu: RowHandlers["menu"];
  /** At the right of the heading. */
  end?: ReactNode;
}

export function WorkspacePanel({ projectId, page, chosenId, scroller, tapPlays, onChooseProject, onChoose, onCancel, onTryAgain, onTrash, menu, end }: Props) {
  const query = useInfiniteQuery(workspaceClips(projectId));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const clips = useMemo(() => data?.pages.flatMap((one) => one.clips).filter((clip) => !clip.is_trashed) ?? [], [data]);
  // A link that was cut off is no id: the server refuses it as a bad request.
  const gone = !data && (isApiError(query.error, "not_found") || isApiError(query.error, "invalid_request"));
  const project = data?.pages[0]?.project ?? null;

  useEffect(() => {
    if (data && data.pages.length <= page && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [data, page, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const latest = useLatest({ clips, chosenId, tapPlays, onChoose, onCancel, onTryAgain, onTrash, menu });
  const handlers = useMemo(() => ({
    onChoose(clip: Clip) {
      if (!latest.current.tapPlays) latest.current.onChoose(clip);
      else if (isPlayable(clip)) player.toggleClip(clip, latest.current.clips.filter(mayBeQueued));
    },
    onToggle: (clip: Clip) => player.toggleClip(clip, latest.current.clips.filter(mayBeQueued)),
    onTake(clip: Clip) {
      if (!latest.current.tapPlays) latest.current.onChoose(clip);
      playTake(clip, latest.current.clips.filter(mayBeQueued));
    },
    onCancel: (clip: Clip) => latest.current.onCancel(clip),
    onTryAgain: (clip: Clip) => latest.current.onTryAgain(clip),
    onTrash: (some: readonly Clip[]) => latest.current.onTrash(some),
    menu: (clip: Clip) => latest.current.menu(clip),
  }), [latest]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !/^[a-h]$/i.test(event.key) || event.defaultPrevented) return;
      if ((event.target as Element).closest?.("input, textarea, select, [contenteditable], [role=menu], [role=slider], dialog")) return;
      const { clips: all, chosenId: chosen } = latest.current;
      const heard = player.store.getState().current?.clip.id;
      const reference = all.find((clip) => clip.id === heard) ?? all.find((clip) => clip.id === chosen) ?? null;
      const take = takeForKey(all, reference, event.key);
      if (!take) return;
      event.preventDefault();
      latest.current.onChoose(take);
      playTake(take, all.filter(mayBeQueued));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [latest]);

  return (
    <div className={styles.panel}>
      <div className={styles.header}>
        <h2 className={styles.name}><WorkspaceMenu current={project} onChoose={onChooseProject} look="heading" /></h2>
        {project && <span className={styles.count} aria-label={`${project.clip_count} songs`}>{formatCount(project.clip_count)}</span>}
        <span className={styles.end}>{end}</span>
      </div>
      <div className={list.list}>
        {query.isPending && <Loading />}
        {gone && (
          <EmptyState title="This workspace is not here." action={<Link to="/create" className={buttonClass()}>Show my workspace</Link>}>
            It may have been removed, or the link was cut off.
          </EmptyState>
        )}
        {query.isError && !data && !gone && (
          <ErrorState title="The songs could not be fetched." action={<Button onClick={() => void query.refetch()}>Try again</Button>}>
            {sentenceFor(query.error)}
          </ErrorState>
        )}
        {data && clips.length === 0 && (
          <EmptyState title="Nothing printed here yet.">Describe a song and press Create: its two takes appear here at once.</EmptyState>
        )}
        {clips.length > 0 && (
          <WorkspaceList
            clips={clips} chosenId={chosenId} handlers={handlers} scroller={scroller}
            onNearEnd={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined}
          />
        )}
        {isFetchingNextPage && <p className={list.end}>Fetching more…</p>}
        {query.isFetchNextPageError && <p className={list.end}><Button size="small" onClick={() => void fetchNextPage()}>Fetch more</Button></p>}
      </div>
    </div>
  );
}

const Loading = () => (
  <div className={styles.loading} role="status" aria-label="Fetching songs">
    {[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={64} />)}
  </div>
);
