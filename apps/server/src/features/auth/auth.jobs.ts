import { sql } from "kysely";
import type { Db } from "../../database.ts";
import type { Jobs } from "../../platform/queue/jobs.ts";

const HOUR = 60 * 60;

/** Forgets sessions, links and counters that have run out. */
export async function sweepAuth(db: Db): Promise<void> {
  await sql`delete from auth_session where expires_at < now()`.execute(db);
  await sql`delete from auth_verification where expires_at < now()`.execute(db);
  await sql`delete from auth_rate_limit where last_request < ${Date.now() - HOUR * 1000}`.execute(db);
}

export async function runAuthJobs(deps: { db: Db; jobs: Jobs }): Promise<void> {
  await deps.jobs.every("auth-sweep", HOUR, () => sweepAuth(deps.db));
}
