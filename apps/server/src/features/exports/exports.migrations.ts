import { sql, type Kysely } from "kysely";
import type { Migrations } from "../../platform/db/migrate.ts";

export const exportsMigrations: Migrations = {
  "0900-exports": {
    async up(db: Kysely<never>) {
      await sql`
        create table clip_export (
          clip_id uuid not null references clip on delete cascade,
          name text not null,
          attempt integer not null,
          state text not null check (state in ('preparing', 'ready', 'failed')),
          requested_at timestamptz not null default now(),
          primary key (clip_id, name)
        )`.execute(db);
      await sql`create index clip_export_age on clip_export (requested_at)`.execute(db);
    },
  },
};
