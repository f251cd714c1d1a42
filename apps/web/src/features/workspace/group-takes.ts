import type { Clip } from "@tunewright/contract";
import { isFinished } from "../../lib/clip-words.ts";

/** The takes of one job stand together, A above B. */
export interface TakeGroup { key: string; takes: Clip[]; state: "running" | "done" | "failed" }
export type WorkspaceItem =
  | { kind: "heading"; key: string; label: string; running: boolean; since: string | null }
  | { kind: "takes"; key: string; group: TakeGroup };

/**
 * A workspace's clips as the list shows them: what is at the press first, then day by day, newest first. Every clip of a batch
 * stays with its batch, also when pages cut between them; a batch runs until its last take has ended.
 */
export function groupTakes(clips: readonly Clip[], now: Date): WorkspaceItem[] {
  const batches = new Map<string, Clip[]>();
  const seen = new Set<string>();
  for (const clip of clips) {
    if (seen.has(clip.id)) continue;
    seen.add(clip.id);
    const key = clip.metadata.batch_id || clip.id;
    const batch = batches.get(key);
    if (batch) batch.push(clip);
    else batches.set(key, [clip]);
  }
  const groups = [...batches].map(([key, takes]): TakeGroup => ({
    key, takes: takes.toSorted((a, b) => a.metadata.batch_index - b.metadata.batch_index), state: stateOf(takes),
  }));
  groups.sort((a, b) => bornAt(b) - bornAt(a));

  const items: WorkspaceItem[] = [];
  const running = groups.filter((group) => group.state === "running");
  if (running.length > 0) {
    const oldest = running.at(-1)!;
    items.push({ kind: "heading", key: "running", label: "At the press", running: true, since: oldest.takes[0]!.created_at });
    for (const group of running) items.push({ kind: "takes", key: group.key, group });
  }
  let day = "";
  for (const group of groups) {
    if (group.state === "running") continue;
    const label = dayLabel(new Date(bornAt(group)).toISOString(), now);
    if (label !== day) items.push({ kind: "heading", key: `day:${label}`, label, running: false, since: null });
    day = label;
    items.push({ kind: "takes", key: group.key, group });
  }
  return items;
}

function stateOf(takes: readonly Clip[]): TakeGroup["state"] {
  if (takes.some((take) => !isFinished(take.status))) return "running";
  return takes.every((take) => take.status === "error") ? "failed" : "done";
}
const bornAt = (group: TakeGroup): number => Math.max(...group.takes.map((take) => Date.parse(take.created_at)));

/** "Today", "Yesterday", "Monday" within the week, "12 June", "12 June 2025". */
export function dayLabel(iso: string, now: Date): string {
  const then = new Date(iso);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < 7) return WEEKDAY.format(then);
  return (then.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(then);
}
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "long" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export const takeLetter = (clip: Clip): string => String.fromCharCode(65 + Math.max(0, Math.min(25, clip.metadata.batch_index)));

/** The take that a letter key asks for: of the batch that is heard, else of the one that is selected. */
export function takeForKey(clips: readonly Clip[], reference: Clip | null, letter: string): Clip | null {
  if (!reference) return null;
  const wanted = letter.toUpperCase();
  return clips.find((clip) => clip.metadata.batch_id === reference.metadata.batch_id && takeLetter(clip) === wanted) ?? null;
}
