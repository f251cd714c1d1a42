import { sql } from "kysely";
import type { Logger } from "pino";
import type { Db } from "../../database.ts";

const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

/**
 * Runs the handler about every `seconds`, in one process at a time whoever asks: a row keeps the next turn and a lease. A process
 * that dies while it runs frees the task when its lease ends. Returns a function that waits for a running turn.
 */
export function runRecurring(
  deps: { db: Db; log: Logger; signal: AbortSignal }, name: string, seconds: number, handler: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const { db, log, signal } = deps;

  async function turn(): Promise<void> {
    if (!(await claim())) return;
    const renewal = setInterval(() => {
      void lease(LEASE_SECONDS).catch((error: unknown) => log.warn({ err: error, task: name }, "a recurring task's lease could not be renewed"));
    }, RENEW_MS);
    try {
      await handler(signal);
    } finally {
      clearInterval(renewal);
      await lease(0);
    }
  }
  // The next turn is due a little early, so that a process whose clock ticks a moment before does not skip a whole turn.
  const claim = async () => (await sql`
    insert into recurring_task (name, next_at, leased_until)
    values (${name}, now() + make_interval(secs => ${seconds * 0.9}), now() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (name) do update set next_at = excluded.next_at, leased_until = excluded.leased_until
      where recurring_task.next_at <= now() and recurring_task.leased_until <= now()
    returning name`.execute(db)).rows.length === 1;
  const lease = (duration: number) =>
    sql`update recurring_task set leased_until = now() + make_interval(secs => ${duration}) where name = ${name}`.execute(db);

  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const start = () => {
    if (busy || signal.aborted) return;
    busy = true;
    running = turn()
      .catch((error: unknown) => { if (!signal.aborted) log.error({ err: error, task: name }, "a recurring task failed"); })
      .finally(() => { busy = false; });
  };
  const timer = setInterval(start, seconds * 1000);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
  start();
  return () => running;
}
