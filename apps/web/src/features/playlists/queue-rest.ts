import type { Clip, ClipId } from "@tunewright/contract";

export interface RestPorts {
  fetchPage(cursor: string): Promise<{ clips: readonly Clip[]; nextCursor: string | null }>;
  /** Whether this song plays or waits. */
  isQueued(id: ClipId): boolean;
  addLast(clips: readonly Clip[]): void;
}

/**
 * What plays is the whole playlist and not the pages that were scrolled to: the rest follows page by page, behind `last`. Ends as soon
 * as the last song added is no longer queued: the person plays something else by then.
 */
export async function queueRest(ports: RestPorts, last: ClipId, cursor: string | null): Promise<void> {
  let [end, next] = [last, cursor];
  while (next !== null) {
    const page = await ports.fetchPage(next);
    if (!ports.isQueued(end)) return;
    ports.addLast(page.clips);
    end = page.clips.at(-1)?.id ?? end;
    next = page.nextCursor;
  }
}
