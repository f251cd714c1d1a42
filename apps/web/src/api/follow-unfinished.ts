import type { Clip, ClipId } from "@tunewright/contract";
import { getFeed } from "@tunewright/contract";
import { call } from "./call.ts";
import { clipProgress, noteProgress } from "./clip-progress.ts";
import { acceptClip, cachedClips } from "./live-cache.ts";
import { isLive } from "./live-socket.ts";
import { readSession, refreshSession } from "./use-session.ts";

/** With the socket up: how often clips that fell silent are looked after, and what counts as silent. */
const TIMED_OUT_CHECK = 5_000;
const SILENT_AFTER = 15_000;
const IDLE_LOOK = 1_000;

/**
 * Time to the next poll while the socket is down: 1 s with no poll under way; with one under way 2 s, with several 5 s under
 * polling-v2, else 10 s. Source: specification, section 4.
 */
export function pollInterval(state: { requestsRunning: number; pollingV2: boolean }): number {
  if (state.requestsRunning === 0) return 1_000;
  if (!state.pollingV2) return 10_000;
  return state.requestsRunning === 1 ? 2_000 : 5_000;
}

const unfinished = (): Clip[] => [...cachedClips().values()].filter((clip) => clip.status !== "complete" && clip.status !== "error");

const lastHeard = new Map<ClipId, number>();
let requestsRunning = 0;

/** Asks for these clips and puts the answers in place. Finished ones change the credits, too. */
async function refetch(clips: readonly Clip[]): Promise<void> {
  requestsRunning += 1;
  try {
    const { clips: fresh } = await call(getFeed, { query: { ids: clips.map((clip) => clip.id).join(",") } });
    const before = new Map(clips.map((clip) => [clip.id, clip.status]));
    for (const clip of fresh) {
      lastHeard.set(clip.id, Date.now());
      if (clip.progress) noteProgress(clip.id, { status: clip.status, progress: clip.progress, at: Date.now() });
      acceptClip(clip);
    }
    if (fresh.some((clip) => clip.status !== before.get(clip.id) && (clip.status === "complete" || clip.status === "error"))) void refreshSession();
  } finally {
    requestsRunning -= 1;
  }
}

const silentSince = (id: ClipId, now: number): number => now - Math.max(clipProgress.getState().get(id)?.at ?? 0, lastHeard.get(id) ?? 0);

/** Keeps unfinished clips moving when the socket is down, and asks after those of which the socket says nothing. Returns the way to stop. */
export function followUnfinished(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const clips = unfinished();
    let wait = isLive() ? TIMED_OUT_CHECK : IDLE_LOOK;
    if (clips.length > 0) {
      const now = Date.now();
      const due = isLive() ? clips.filter((clip) => silentSince(clip.id, now) > SILENT_AFTER) : clips;
      if (due.length > 0) void refetch(due.slice(0, 100)).catch(() => undefined);
      if (!isLive()) wait = pollInterval({ requestsRunning, pollingV2: readSession()?.flags["polling-v2"] ?? true });
    }
    timer = setTimeout(tick, wait);
  };
  timer = setTimeout(tick, TIMED_OUT_CHECK);
  return () => clearTimeout(timer);
}
