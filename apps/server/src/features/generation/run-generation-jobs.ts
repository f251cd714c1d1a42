import type { Logger } from "pino";
import type { Db } from "../../database.ts";
import type { JobRun, Jobs } from "../../platform/queue/jobs.ts";
import type { Bus } from "../../platform/realtime/bus.ts";
import type { ObjectStorage } from "../../platform/storage/object-storage.ts";
import { createAnnouncer } from "./announcer.ts";
import { listenForCancellations } from "./cancellations.ts";
import type { CoverPrinter } from "./cover-printer.ts";
import { failStalledTakes } from "./fail-stalled-takes.ts";
import { houseTakeJob, takeJob } from "./generation.jobs.ts";
import { makeTake, type MakeTakeDeps } from "./make-take.ts";
import { createRightOfWay } from "./right-of-way.ts";
import type { SongEngine } from "./song-engine.ts";
import { waitForFirstSound } from "./wait-for-first-sound.ts";

export interface GenerationWorkerDeps {
  db: Db;
  storage: ObjectStorage;
  bus: Bus;
  jobs: Jobs;
  engine: SongEngine;
  covers: CoverPrinter;
  log: Logger;
}

const SWEEP_SECONDS = 60;

/** Makes takes in this process, `concurrency` at once, and looks after those that stall. The queue's close() ends it. */
export async function runGenerationJobs(given: GenerationWorkerDeps, options: { concurrency: number }): Promise<void> {
  const { jobs, bus, log } = given;
  const deps: MakeTakeDeps = { ...given, announcer: createAnnouncer(bus, log), elapsed: () => performance.now() };
  const cancellations = listenForCancellations(bus);
  const rightOfWay = createRightOfWay();
  const processStartedAt = new Date();

  await jobs.work(takeJob, { concurrency: options.concurrency }, async (run) => {
    const leave = rightOfWay.enter();
    try {
      await waitForFirstSound(given, run.payload.clipId, run.signal);
      const mayRetry = () => run.retryCount < takeJob.retry.limit;
      await makeTake(deps, { clipId: run.payload.clipId, signal: run.signal, mayRetry }, cancellations.of);
    } finally {
      leave();
    }
  });

  await jobs.work(houseTakeJob, { concurrency: 1 }, async (run: JobRun<{ clipId: string }>) => {
    for (;;) {
      await rightOfWay.clear(run.signal);
      const asked = rightOfWay.untilEntered();
      const mayRetry = () => asked.aborted || run.retryCount < houseTakeJob.retry.limit;
      try {
        return await makeTake(deps, { clipId: run.payload.clipId, signal: AbortSignal.any([run.signal, asked]), mayRetry }, cancellations.of);
      } catch (error) {
        if (!asked.aborted || run.signal.aborted) throw error;
      }
    }
  });

  await jobs.every("generation.stalls", SWEEP_SECONDS, async () => {
    for (const { clipId, userId } of await failStalledTakes(given, { now: new Date(), processStartedAt })) {
      log.warn({ clipId }, "a song stopped moving and was given up");
      await deps.announcer.announce("clip.updated", { clipId, userId });
      await deps.announcer.announce("credits.changed", { userId });
    }
  });
}
