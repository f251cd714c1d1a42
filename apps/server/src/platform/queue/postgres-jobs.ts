import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import * as z from "zod/mini";
import type { Db } from "../../database.ts";
import type { Bus } from "../realtime/bus.ts";
import { JobAbort } from "./job-abort.ts";
import type { JobDefinition, Jobs } from "./jobs.ts";
import { runRecurring } from "./run-recurring.ts";

/** Longest run of any job; a dead worker is noticed by its heartbeat long before. */
const EXPIRE_SECONDS = 2 * 60 * 60;
/** How often workers look for dead colleagues. */
const SUPERVISE_SECONDS = 5;
const CLOSE_MS = 20_000;
/** New jobs announce themselves; only delayed and returned ones wait for this. */
const POLLING = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

export interface QueueCounts { queue: string; waiting: number; active: number; failed: number }
export interface PostgresJobs extends Jobs {
  /** Jobs by queue, for the metrics. */
  counts(): Promise<QueueCounts[]>;
}

/**
 * Jobs in PostgreSQL through pg-boss; NOTIFY wakes idle workers in milliseconds, polling remains as the floor. `supervises` in the
 * processes that work: they return jobs of dead workers to the queue.
 */
export async function connectPostgresJobs(options: { url: string; db: Db; bus: Bus; log: Logger; supervises: boolean }): Promise<PostgresJobs> {
  const { db, log } = options;
  const boss = new PgBoss({
    connectionString: options.url, application_name: "tunewright-jobs", max: 6, useListenNotify: true, schedule: false, supervise: options.supervises,
    superviseIntervalSeconds: SUPERVISE_SECONDS, monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue met an error"));
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  await boss.start();

  const closing = new AbortController();
  const running = new Map<string, AbortController>();
  const unsubscribe = options.bus.subscribe("job.cancel", ({ jobId }) => running.get(jobId)?.abort(new JobAbort("cancelled")));
  const recurring: (() => Promise<void>)[] = [];
  let stopped: Promise<void> = Promise.resolve();
  const queues = new Map<string, Promise<void>>();
  const workedOn = new Set<string>();

  function ensureQueue(definition: JobDefinition): Promise<void> {
    const known = queues.get(definition.name);
    if (known) return known;
    const settings = {
      retryLimit: definition.retry.limit, retryDelay: definition.retry.delaySeconds, heartbeatSeconds: Math.max(10, definition.heartbeatSeconds),
      expireInSeconds: EXPIRE_SECONDS, notify: true,
    };
    const made = (async () => {
      await boss.createQueue(definition.name, settings);
      // An older version may have made the queue with other settings.
      await boss.updateQueue(definition.name, settings);
    })();
    queues.set(definition.name, made);
    made.catch(() => queues.delete(definition.name));
    return made;
  }

  async function stop(): Promise<void> {
    // First no more jobs are taken: a worker would take the one that is handed back now and use up a try of it.
    await Promise.all([...workedOn].map((name) => boss.offWork(name, { wait: false })));
    for (const control of running.values()) control.abort(new JobAbort("shutdown"));
    await Promise.all(recurring.map((wait) => wait()));
    await boss.stop({ graceful: true, close: true, timeout: CLOSE_MS });
  }

  return {
    async enqueue(tx, definition, payload, { priority = 0, startAfterSeconds } = {}) {
      await ensureQueue(definition);
      const data = { payload: z.parse(definition.payload, payload) };
      const id = await boss.send(definition.name, data, {
        db: fromKysely(tx), priority, ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
      if (id === null) throw new Error(`The queue refused a job of ${definition.name}`);
      return id;
    },

    async work(definition, { concurrency }, handler) {
      await ensureQueue(definition);
      workedOn.add(definition.name);
      const work = async (job: { id: string; data: { payload: unknown }; retryCount: number; signal: AbortSignal }) => {
        const control = new AbortController();
        running.set(job.id, control);
        // pg-boss aborts with the end of every run, and when another worker holds the job now.
        const lost = () => control.abort(new JobAbort(closing.signal.aborted ? "shutdown" : "lost"));
        job.signal.addEventListener("abort", lost, { once: true });
        if (closing.signal.aborted) lost();
        try {
          await handler({ payload: z.parse(definition.payload, job.data.payload), id: job.id, retryCount: job.retryCount, signal: control.signal });
        } catch (error) {
          if (!control.signal.aborted) log.error({ err: error, job: job.id, queue: definition.name, retryCount: job.retryCount }, "a job failed");
          throw error;
        } finally {
          job.signal.removeEventListener("abort", lost);
          running.delete(job.id);
        }
      };
      const starting = Array.from({ length: concurrency }, async () => {
        let worker = "";
        worker = await boss.work<{ payload: unknown }>(definition.name, POLLING, async ([job]) => {
          try {
            if (job) await work(job);
          } finally {
            // Look for the next job at once: without this the worker would rest between any two jobs of a backlog.
            if (!closing.signal.aborted) boss.notifyWorker(worker);
          }
        });
      });
      await Promise.all(starting);
    },

    async every(name, seconds, handler) {
      recurring.push(runRecurring({ db, log, signal: closing.signal }, name, seconds, handler));
    },

    async ready() {
      return boss.getDb().executeSql("select 1").then(() => true, () => false);
    },

    async counts() {
      const { rows } = await boss.getDb().executeSql(`
        select name as queue, count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed
        from pgboss.job where state < 'completed' or state = 'failed' group by name`);
      return rows as QueueCounts[];
    },

    async close() {
      if (closing.signal.aborted) return stopped;
      closing.abort();
      unsubscribe();
      stopped = stop();
      await stopped;
    },
  };
}
