import { sql } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const hooksMigrations: Migrations = {
  /** Needs the table of clips, 0300. */
  "0850-hooks": {
    async up(db) {
      await sql`
        create table clip_hook (
          clip_id uuid primary key references clip on delete cascade,
          user_id text not null,
          start_s double precision not null check (start_s >= 0),
          end_s double precision not null check (end_s > start_s),
          chosen_at timestamptz,
          removed boolean not null default false
        )`.execute(db);
      await sql`create index clip_hook_of on clip_hook (user_id, chosen_at desc, clip_id) where chosen_at is not null and not removed`.execute(db);
    },
  },
};
