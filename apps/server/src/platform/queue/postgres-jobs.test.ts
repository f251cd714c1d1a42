import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import type { Bus } from "../realtime/bus.ts";
import { createMemoryBus } from "../realtime/memory-bus.ts";
import { JobAbort } from "./job-abort.ts";
import type { JobDefinition } from "./jobs.ts";
import { connectPostgresJobs, type PostgresJobs } from "./postgres-jobs.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let bus: Bus;
let jobs: PostgresJobs;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  bus = createMemoryBus();
  jobs = await connectPostgresJobs({ url: database.url, db: database.db, bus, log, supervises: true });
});
afterAll(async () => { await jobs.close(); await database.close(); });

const define = (limit = 0) => ({
  name: `test-${(count += 1)}`, payload: z.object({ n: z.number() }), retry: { limit, delaySeconds: 0 }, heartbeatSeconds: 10,
}) satisfies JobDefinition;
const enqueue = (definition: ReturnType<typeof define>, n: number, options?: { priority?: number }) =>
  database.db.transaction().execute((tx) => jobs.enqueue(tx, definition, { n }, options));

test("a job runs once with its payload, at once", async () => {
  const definition = define();
  const seen: number[] = [];
  await jobs.work(definition, { concurrency: 1 }, async ({ payload, retryCount }) => { seen.push(payload.n + retryCount); });
  await enqueue(definition, 7);
  await expect.poll(() => seen, { timeout: 1_500 }).toEqual([7]);
});

test("a job of a transaction that is rolled back does not exist", async () => {
  const definition = define();
  await expect(database.db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, definition, { n: 1 });
    throw new Error("no");
  })).rejects.toThrow("no");
  await enqueue(definition, 2);
  const seen: number[] = [];
  await jobs.work(definition, { concurrency: 1 }, async ({ payload }) => { seen.push(payload.n); });
  await expect.poll(() => seen).toEqual([2]);
});

test("higher priority goes first, then order of arrival", async () => {
  const definition = define();
  for (const [n, priority] of [[1, 0], [2, -10], [3, 10], [4, 0]] as const) await enqueue(definition, n, { priority });
  const seen: number[] = [];
  await jobs.work(definition, { concurrency: 1 }, async ({ payload }) => { seen.push(payload.n); });
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual([3, 1, 4, 2]);
});

test("a failed run is tried again with its number, up to the limit", async () => {
  const definition = define(2);
  const seen: number[] = [];
  await jobs.work(definition, { concurrency: 1 }, async ({ retryCount }) => { seen.push(retryCount); throw new Error("again"); });
  await enqueue(definition, 1);
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual([0, 1, 2]);
});

test("cancelling over the bus aborts the running job and says why", async () => {
  const definition = define();
  const reason = new Promise<unknown>((resolve) => {
    void jobs.work(definition, { concurrency: 1 }, ({ id, signal }) => new Promise<void>((done) => {
      signal.addEventListener("abort", () => { resolve(signal.reason); done(); });
      void bus.publish("job.cancel", { jobId: id });
    }));
  });
  await enqueue(definition, 1);
  expect(await reason).toMatchObject({ why: "cancelled" });
});

test("closing aborts running jobs, waits for them, and another worker takes over", async () => {
  const definition = define(3);
  const first = await connectPostgresJobs({ url: database.url, db: database.db, bus, log, supervises: false });
  let cleaned = false;
  const started = new Promise<void>((resolve) => {
    void first.work(definition, { concurrency: 1 }, ({ signal }) => new Promise<void>((_, fail) => {
      signal.addEventListener("abort", () => { cleaned = signal.reason instanceof JobAbort && signal.reason.why === "shutdown"; fail(signal.reason); });
      resolve();
    }));
  });
  await enqueue(definition, 1);
  await started;
  await first.close();
  expect(cleaned).toBe(true);
  const runs: number[] = [];
  await jobs.work(definition, { concurrency: 1 }, async ({ retryCount }) => { runs.push(retryCount); });
  await expect.poll(() => runs, { timeout: 20_000 }).toEqual([1]);
});

test("a recurring task runs in one process at a time, and again after its time", async () => {
  const other = await connectPostgresJobs({ url: database.url, db: database.db, bus, log, supervises: false });
  let now = 0;
  let most = 0;
  let runs = 0;
  const turn = async () => {
    now += 1;
    most = Math.max(most, now);
    await sql`select pg_sleep(0.05)`.execute(database.db);
    runs += 1;
    now -= 1;
  };
  await Promise.all([jobs.every("sweep", 0.2, turn), other.every("sweep", 0.2, turn)]);
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  expect(most).toBe(1);
  await other.close();
});

test("a task whose process died is free again when its lease ends", async () => {
  await sql`insert into recurring_task values ('orphan', now() - interval '1 hour', now() + interval '1 hour')`.execute(database.db);
  let runs = 0;
  await jobs.every("orphan", 0.1, async () => { runs += 1; });
  expect(runs).toBe(0);
  await sql`update recurring_task set leased_until = now() where name = 'orphan'`.execute(database.db);
  await expect.poll(() => runs).toBeGreaterThan(0);
});

test("the queue answers and counts", async () => {
  expect(await jobs.ready()).toBe(true);
  const definition = define();
  await enqueue(definition, 1);
  expect(await jobs.counts()).toContainEqual({ queue: definition.name, waiting: 1, active: 0, failed: 0 });
});
