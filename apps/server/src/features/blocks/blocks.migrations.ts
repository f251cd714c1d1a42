import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const blocksMigrations: Migrations = {
  /** Needs people, 0100. */
  "0800-blocks": {
    async up(db) {
      await sql`
        create table block (
          blocker_id text not null references "user" on delete cascade,
          blocked_id text not null references "user" on delete cascade,
          created_at timestamptz not null default now(),
          primary key (blocker_id, blocked_id),
          check (blocker_id <> blocked_id)
        )`.execute(db);
      await sql`create index block_of on block (blocker_id, created_at desc)`.execute(db);
      await sql`create index block_blocked on block (blocked_id, blocker_id)`.execute(db);
    },
  },
};
