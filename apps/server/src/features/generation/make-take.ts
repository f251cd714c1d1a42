import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { isMaking } from "../clips/index.ts";
import { openTakes, type OpenTake } from "./open-take.ts";
import { recordSong } from "./record-song.ts";
import { recordStems } from "./record-stems.ts";
import { EngineFailure } from "./run-engine.ts";
import { failTake } from "./settle-take.ts";
import type { SongEngine } from "./song-engine.ts";
import { Overtaken, type RecorderDeps } from "./take-recorder.ts";
import { SourceGone } from "./work/open-sources.ts";

export interface MakeTakeDeps extends RecorderDeps {
  jobs: Jobs;
  engine: SongEngine;
  /** How often a run looks whether the clip is still its own, should the message to stop be lost or the engine be silent. */
  watchMs?: number;
}

const WATCH_MS = 15_000;
/** A song that the engine itself cannot make is tried once more, not as often as one whose worker died: it likely fails again. */
const ENGINE_ATTEMPTS = 2;

export interface TakeRun {
  clipId: string;
  /** The worker shuts down, the queue took the job back, or someone else goes first. */
  signal: AbortSignal;
  /** Whether the queue will try again when this run fails. */
  mayRetry(): boolean;
}

/**
 * One attempt at one take, or at all stems of a song: engine events become stored facts, and the end is settled. Resolves when nothing
 * is left to do (finished, failed for good, cancelled, overtaken); rejects when the queue should try again. `cancelled` is aborted when
 * a person stops the song.
 */
export async function makeTake(
  deps: MakeTakeDeps, run: TakeRun, cancelled: (jobId: string) => { signal: AbortSignal; release(): void },
): Promise<void> {
  const takes = await openTakes(deps.db, run.clipId);
  const [first] = takes;
  if (!first) return;
  const log = deps.log.child({ clipId: first.clipId, attempt: first.attempt });
  const cancel = cancelled(first.jobId);
  try {
    for (const { clipId, userId } of takes) await deps.announcer.announce("clip.updated", { clipId, userId });
    await perform({ ...deps, log }, takes, AbortSignal.any([run.signal, cancel.signal]));
  } catch (error) {
    // Cancelling ends the clips before it stops the run, so there is nothing to settle here.
    if (error instanceof Overtaken || cancel.signal.aborted) return;
    await settleFailure({ ...deps, log }, takes, error, run);
  } finally {
    cancel.release();
  }
}

async function perform(deps: MakeTakeDeps, takes: readonly OpenTake[], signal: AbortSignal): Promise<void> {
  const [first] = takes as [OpenTake];
  const abort = new AbortController();
  const watch = setInterval(() => {
    Promise.all(takes.map(({ clipId, attempt }) => isMaking(deps.db, clipId, attempt)))
      .then((mine) => { if (!mine.includes(true)) abort.abort(new Overtaken()); }, () => {});
  }, deps.watchMs ?? WATCH_MS);
  const either = AbortSignal.any([signal, abort.signal]);
  try {
    if (first.request.work.task === "stems") await recordStems(deps, takes, either);
    else await recordSong(deps, first, either);
  } finally {
    clearInterval(watch);
    // An engine that still runs, because we stopped listening, stops as well.
    abort.abort();
  }
}

async function settleFailure(deps: MakeTakeDeps, takes: readonly OpenTake[], error: unknown, run: TakeRun): Promise<void> {
  const full = error instanceof AppError && error.code === "storage_full";
  const gone = error instanceof SourceGone;
  const hopeless = full || gone || (error instanceof EngineFailure && takes[0]!.attempt >= ENGINE_ATTEMPTS);
  if (!hopeless && run.mayRetry()) throw error;
  deps.log.error({ err: error }, "a song was not finished");
  for (const take of takes) {
    const failed = await failTake(deps, take, {
      attempt: take.attempt,
      errorType: full ? "storage" : run.signal.aborted ? "interrupted" : "engine",
      message: full ? "There is no space left to store the song." : gone ? "The song it was to be made from is gone." : "The song could not be finished.",
    });
    if (!failed) continue;
    await deps.announcer.announce("clip.updated", { clipId: take.clipId, userId: take.userId });
    await deps.announcer.announce("credits.changed", { userId: take.userId });
  }
}
