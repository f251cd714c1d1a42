import { useStore } from "zustand";
import { clipProgress } from "../../../api/clip-progress.ts";
import { isFinished } from "../../../lib/clip-words.ts";
import { useNow } from "../../../lib/use-now.ts";
import type { TakeGroup } from "../group-takes.ts";
import { pressTimes } from "../time-left.ts";

/** "started 38 s ago, about 22 s left" of the job that has been at the press longest. */
export function PressClock({ group, since, several }: { group: TakeGroup | null; since: string | null; several: boolean }) {
  const now = useNow(1_000);
  const fraction = useStore(clipProgress, (known) => {
    if (!group) return null;
    const parts = group.takes.map((take) => (isFinished(take.status) ? 1 : known.get(take.id)?.progress.fraction ?? take.progress?.fraction ?? 0));
    // Whole percents, so that the words change no more often than they differ.
    return Math.round((parts.reduce((sum, part) => sum + part, 0) / parts.length) * 100) / 100;
  });
  return since === null ? null : <span>{several && "the first "}{pressTimes(since, fraction, now)}</span>;
}
