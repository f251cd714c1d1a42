import { sql } from "kysely";
import type { Migrations } from "../db/migrate.ts";

/** pg-boss makes its own schema, `pgboss`. */
export const queueMigrations: Migrations = {
  "0050-queue-recurring-task": {
    async up(db) {
      await sql`create table recurring_task (
        name text primary key,
        next_at timestamptz not null,
        leased_until timestamptz not null
      )`.execute(db);
    },
  },
};
