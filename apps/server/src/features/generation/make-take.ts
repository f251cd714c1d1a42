import { AppError } from "../../platform/http/app-error.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";
import { isMaking, masterKey } from "../clips/index.ts";
import { openTake, type OpenTake } from "./open-take.ts";
import { completeTake, failTake } from "./settle-take.ts";
import type { EngineEvent, SongEngine } from "./song-engine.ts";
import { Overtaken, createTakeRecorder, type RecorderDeps } from "./take-recorder.ts";

export interface MakeTakeDeps extends RecorderDeps {
  jobs: Jobs;
  engine: SongEngine;
  /** How often a run looks whether the clip is still its own, should the message to stop be lost or the engine be silent. */
  watchMs?: number;
}

const WATCH_MS = 15_000;
/** A song that the engine itself cannot make is tried once more, not as often as one whose worker died: it likely fails again. */
const ENGINE_ATTEMPTS = 2;

/** Of the engine, not of what surrounds it. */
class EngineFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export interface TakeRun {
  clipId: string;
  /** The worker shuts down, the queue took the job back, or someone else goes first. */
  signal: AbortSignal;
  /** Whether the queue will try again when this run fails. */
  mayRetry(): boolean;
}

/**
 * One attempt at one take: engine events become stored facts, and the end is settled. Resolves when nothing is left to do (finished,
 * failed for good, cancelled, overtaken); rejects when the queue should try again. `cancelled` is aborted when a person stops the song.
 */
export async function makeTake(
  deps: MakeTakeDeps, run: TakeRun, cancelled: (jobId: string) => { signal: AbortSignal; release(): void },
): Promise<void> {
  const take = await openTake(deps.db, run.clipId);
  if (!take) return;
  const log = deps.log.child({ clipId: take.clipId, attempt: take.attempt });
  const cancel = cancelled(take.jobId);
  try {
    await deps.announcer.announce("clip.updated", { clipId: take.clipId, userId: take.userId });
    await perform({ ...deps, log }, take, AbortSignal.any([run.signal, cancel.signal]));
  } catch (error) {
    // Cancelling ends the clip before it stops the run, so there is nothing to settle here.
    if (error instanceof Overtaken || cancel.signal.aborted) return;
    await settleFailure({ ...deps, log }, take, error, run);
  } finally {
    cancel.release();
  }
}

async function perform(deps: MakeTakeDeps, take: OpenTake, signal: AbortSignal): Promise<void> {
  const recorder = createTakeRecorder(deps, take);
  const abort = new AbortController();
  const watch = setInterval(() => {
    isMaking(deps.db, take.clipId, take.attempt).then((mine) => { if (!mine) abort.abort(new Overtaken()); }, () => {});
  }, deps.watchMs ?? WATCH_MS);
  try {
    for await (const event of play(deps.engine, take, AbortSignal.any([signal, abort.signal]))) {
      if (event.type !== "done") signal.throwIfAborted();
      switch (event.type) {
        case "plan":
          await recorder.plan(event.plan);
          break;
        case "progress":
          await recorder.progress(event);
          break;
        case "audio":
          await recorder.audio(event.mp3);
          break;
        case "done": {
          const { mp3, duration, peaks } = event;
          // Under the attempt's own name: if it was overtaken, this object is one that nobody refers to.
          const audioKey = masterKey(take.clipId, take.attempt);
          await deps.storage.put(audioKey, mp3, { contentType: "audio/mpeg" });
          await recorder.coverDone();
          if (!(await completeTake(deps, take, { attempt: take.attempt, audioKey, duration, peaks }))) throw new Overtaken();
          await recorder.lastChunk();
          await recorder.updated();
          await deps.announcer.announce("credits.changed", { userId: take.userId });
          await deps.announcer.announce("notification.changed", { userId: take.userId });
          return;
        }
      }
    }
    throw new Error(`The engine ${deps.engine.name} ended without a song`);
  } finally {
    clearInterval(watch);
    // An engine that still runs, because we stopped listening, stops as well.
    abort.abort();
    await recorder.coverDone();
  }
}

async function* play(engine: SongEngine, take: OpenTake, signal: AbortSignal): AsyncGenerator<EngineEvent> {
  try {
    yield* engine.run(take.job, signal);
  } catch (error) {
    throw signal.aborted ? error : new EngineFailure(error);
  }
}

async function settleFailure(deps: MakeTakeDeps, take: OpenTake, error: unknown, run: TakeRun): Promise<void> {
  const full = error instanceof AppError && error.code === "storage_full";
  const hopeless = full || (error instanceof EngineFailure && take.attempt >= ENGINE_ATTEMPTS);
  if (!hopeless && run.mayRetry()) throw error;
  deps.log.error({ err: error }, "a song was not finished");
  const failed = await failTake(deps, take, {
    attempt: take.attempt,
    errorType: full ? "storage" : run.signal.aborted ? "interrupted" : "engine",
    message: full ? "There is no space left to store the song." : "The song could not be finished.",
  });
  if (!failed) return;
  await deps.announcer.announce("clip.updated", { clipId: take.clipId, userId: take.userId });
  await deps.announcer.announce("credits.changed", { userId: take.userId });
}
