import type { Clip } from "@tunewright/contract";
import { useCallback, useMemo } from "react";
import { cx } from "../../../lib/cx.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { mainScroller } from "../../../lib/main-scroller.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { VirtualList } from "../../../ui/virtual-list.tsx";
import type { Selection } from "../selection.ts";
import { LibraryRow, type LibraryRowHandlers } from "./library-row.tsx";
import styles from "./library-list.module.css";

interface Props {
  clips: readonly Clip[];
  selection: Selection;
  handlers: LibraryRowHandlers;
  onChooseAll(): void;
  onNearEnd: (() => void) | undefined;
}

const ROW = 64;

/** Rows of 64 px under one heading. Handlers may change with every render; rows do not re-render for that. */
export function LibraryList({ clips, selection, handlers, onChooseAll, onNearEnd }: Props) {
  const latest = useLatest(handlers);
  const steady = useMemo((): LibraryRowHandlers => ({
    onChoose: (clip, extend) => latest.current.onChoose(clip, extend),
    onToggle: (clip) => latest.current.onToggle(clip),
    onTryAgain: (clip) => latest.current.onTryAgain(clip),
    menu: (clip) => latest.current.menu(clip),
    reactions: (clip) => latest.current.reactions(clip),
  }), [latest]);
  const render = useCallback((clip: Clip) => <LibraryRow clip={clip} chosen={selection.ids.has(clip.id)} handlers={steady} />, [selection, steady]);
  const all = clips.length > 0 && selection.ids.size === clips.length;
  return (
    <div className={selection.ids.size > 0 ? styles.choosing : undefined}>
      <div className={cx(styles.grid, styles.heading)}>
        <Checkbox label="Select all shown" checked={all} mixed={!all && selection.ids.size > 0} onChange={onChooseAll} />
        <span />
        <span>Song</span>
        <span>Status</span>
        <span className={styles.waveCell}>Waveform</span>
        <span className={styles.end}>Length</span>
        <span />
      </div>
      <VirtualList label="Songs" items={clips} keyOf={keyOfClip} estimate={rowHeight} render={render} scroller={mainScroller} onNearEnd={onNearEnd} overscan={6} />
    </div>
  );
}
const keyOfClip = (clip: Clip): string => clip.id;
const rowHeight = (): number => ROW;
