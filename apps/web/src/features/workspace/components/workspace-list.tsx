import type { Clip } from "@tunewright/contract";
import { useCallback, useMemo } from "react";
import { cx } from "../../../lib/cx.ts";
import { useNow } from "../../../lib/use-now.ts";
import { usePlayer } from "../../../player/use-player.ts";
import { Kbd } from "../../../ui/tag.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import { groupTakes, type TakeGroup, type WorkspaceItem } from "../group-takes.ts";
import { FailedRow } from "./failed-row.tsx";
import { PressClock } from "./press-clock.tsx";
import { TakeRow, type RowHandlers } from "./take-row.tsx";
import rows from "./take-rows.module.css";
import styles from "./workspace-list.module.css";

interface Props {
  clips: readonly Clip[];
  chosenId: string | null;
  handlers: RowHandlers & { onTrash(clips: readonly Clip[]): void };
  scroller: () => HTMLElement | null;
  onNearEnd: (() => void) | undefined;
}

export function WorkspaceList({ clips, chosenId, handlers, scroller, onNearEnd }: Props) {
  const minute = useNow(60_000);
  const items = useMemo(() => groupTakes(clips, new Date(minute)), [clips, minute]);
  const heardId = usePlayer((state) => state.current?.clip.id ?? null);
  const running = useMemo(() => items.flatMap((item) => (item.kind === "takes" && item.group.state === "running" ? [item.group] : [])), [items]);
  const firstPair = items.find((item) => item.kind === "takes" && item.group.takes.length > 1 && item.group.state === "done")?.key;
  const hintAt = items.findLast((item, at) => item.kind === "heading" && !item.running && at < items.findIndex((other) => other.key === firstPair))?.key;
  const render = useCallback((item: WorkspaceItem) => item.kind === "heading"
    ? (
      <div className={cx(styles.heading, item.running && styles.atPress)}>
        <h3>{item.label}</h3>
        {item.running && <PressClock group={running.at(-1) ?? null} since={item.since} several={running.length > 1} />}
        {item.key === hintAt && <span className={styles.hint}>press <Kbd>A</Kbd> <Kbd>B</Kbd> to switch takes</span>}
      </div>
    )
    : <Takes group={item.group} chosenId={chosenId} heardId={heardId} handlers={handlers} />,
  [running, hintAt, chosenId, heardId, handlers]);
  return (
    <VirtualList
      label="Songs of this workspace" items={items} keyOf={(item) => item.key} estimate={heightOf} render={render} scroller={scroller} onNearEnd={onNearEnd}
    />
  );
}

function heightOf(item: WorkspaceItem): number {
  if (item.kind === "heading") return 38;
  return item.group.state === "failed" ? 92 : item.group.takes.length * 70 + 8;
}

function Takes({ group, chosenId, heardId, handlers }: { group: TakeGroup; chosenId: string | null; heardId: string | null; handlers: Props["handlers"] }) {
  const whole = group.takes.filter((take) => take.status !== "error");
  const failed = group.takes.filter((take) => take.status === "error");
  return (
    <div className={rows.outer}>
      {whole.length > 0 && (
        <div className={cx(rows.group, whole.length > 1 && rows.paired, group.state === "running" && rows.running)}>
          {whole.map((take) => <TakeRow key={take.id} clip={take} chosen={take.id === chosenId} heard={take.id === heardId} handlers={handlers} />)}
        </div>
      )}
      {failed.length > 0 && <FailedRow clips={failed} onTryAgain={handlers.onTryAgain} onTrash={handlers.onTrash} />}
    </div>
  );
}
